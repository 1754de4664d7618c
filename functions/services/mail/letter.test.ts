import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderLetter } from './letter'

const site = 'https://scopewright.example'
const reason = 'you shared an offer.'

const action = { label: 'Open', url: `${site}/a?b=1&c=2` }

const lay = (text: string) =>
  renderLetter(
    {
      subject: `Offer accepted: ${text}`,
      paragraphs: [text, 'Second.'],
      action,
      reason,
    },
    site,
  )

const template = lay('plain')
const tagsOf = (html: string) => html.match(/<[^>]*>/g)

/** Letters that mean something in headers, HTML or the layout of a mail, among any others. */
const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'\r \n \t < > " \' & = ? : / @ ; - \0 \u2028 \u202e \u200b İ 👩‍💻 漢'.split(' ')),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 200,
})

test('hostile texts are only text in the subject, the plain text and the HTML', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const { subject, text: plain, html } = lay(text)

      expect(subject).toMatch(/^[\x20-\x7e]*$/)
      for (const word of subject.match(/=\?[^ ]+\?=/g) ?? []) expect(word.length).toBeLessThanOrEqual(75)
      expect(tagsOf(html)).toEqual(tagsOf(template.html))
      expect(plain.split('\n')).toHaveLength(template.text.split('\n').length)
      expect(plain + html).not.toMatch(/[\r\0\u2028\u202e\u200b]/)
    }),
  )
})

test('no line of a quote is a line of the letter, whatever it says', () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1 }), (quote) => {
      const { text, html } = renderLetter({ subject: 'Asked', paragraphs: [{ quote }, 'Reply.'], reason }, site)
      expect(text.split('\n').slice(0, quote.length + 2)).toEqual([
        ...quote.map(() => expect.stringMatching(/^> /)),
        '',
        'Reply.',
      ])
      expect(tagsOf(/<blockquote.*<\/blockquote>/s.exec(html)![0])).toHaveLength(quote.length + 1)
      expect(text + html).not.toMatch(/[\r\0\u2028\u202e\u200b]/)
    }),
  )
})

test('a letter is readable as plain text and without images, with the site and the reason', () => {
  const { subject, text, html } = template
  expect(subject).toBe('Offer accepted: plain')
  expect(text).toBe(
    `plain\n\nSecond.\n\nOpen:\n${site}/a?b=1&c=2\n\n-- \nScopewright, scopewright.example\nYou get this because ${reason}\n`,
  )
  expect(html).toContain(`href="${site}/a?b=1&amp;c=2"`)
  expect(html).not.toMatch(/<img|<script|<link|@import|url\(/)
})

test('a letter leaves the color of its text to the mail program, in light and in dark mode, but on its own background', () => {
  const { html } = renderLetter({ ...template, paragraphs: [], reason, settingsUrl: site, action }, site)
  const styles = [...html.matchAll(/style="([^"]*)"/g)].map(([, style]) => style!)
  expect(styles.filter((style) => /(?:^|;)color:(?!inherit)/.test(style) && !style.includes('background:'))).toEqual([])
})
