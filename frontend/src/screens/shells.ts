/** The head of a page, shown before its code has arrived; the page then renders the same text. */
export interface Shell {
  heading: string
  lead: string
  /** Class of its `main`, beside `page`. */
  className?: string
  /** Links of the header: path and name. */
  links: readonly (readonly [path: string, name: string])[]
  /** True if the header ends with the Sign In button. */
  signIn?: true
}

const dashboard = ['/', 'Dashboard'] as const
const pricing = ['/pricing', 'Pricing'] as const

export const shells = {
  auth: {
    heading: 'Quote software you can stand behind.',
    lead: 'Paste a brief or upload the requirements. Scopewright reads them line by line, asks what is missing and returns hours, cost, timeline and risks.',
    className: 'auth',
    links: [pricing],
  },
  pricing: {
    heading: 'Simple, Transparent Pricing',
    lead: 'Every plan gives the same estimate. You pay for how many you make.',
    className: 'pricing',
    links: [dashboard, pricing],
    signIn: true,
  },
  dashboard: {
    heading: 'What are we scoping today?',
    lead: 'Paste the brief. You get hours, cost, phases and risks in a few minutes.',
    links: [dashboard, pricing],
  },
} satisfies Record<string, Shell>

export type ShellName = keyof typeof shells
