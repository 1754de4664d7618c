const purposes = ['reset', 'verify'] as const

/** Link of a mail to `/auth`. Its token is in the fragment, which browsers send to no server. */
export interface MailLink {
  purpose: (typeof purposes)[number]
  token: string
}

/** Parses the fragment of a URL: `#reset=…` or `#verify=…`. Returns null for any other. */
export function parseMailLink(hash: string): MailLink | null {
  const [name, token = ''] = hash.slice(1).split('=')
  const purpose = purposes.find((known) => known === name)
  return purpose && token ? { purpose, token } : null
}
