import { expect, test } from 'vitest'
import { textIn } from '#scripts/testing/text-in'
import { readDocument } from '../read'
import { Unreadable } from '../unreadable'

const page = (body: string) =>
  `<!DOCTYPE html><html><head><title>x</title><style>p { color: red }</style></head><body>${body}</body></html>`

test('a web page is read as what it says, without its tags, styles and programs', async () => {
  const body = `<!-- no --><script>no('<p>')</script><h1>Clinic   portal</h1>
    <p>Patients &amp; doctors <b>book</b>
    appointments.<br>At once.</p><div style="display: none">no</div><h2>Later</h2>Reports`
  expect(await textIn(page(body))).toBe(
    '# Clinic portal\n\nPatients & doctors book appointments.\nAt once.\n\n## Later\n\nReports',
  )
})

test('lists keep their numbers, tables their rows, and code its lines', async () => {
  const body = `<ul><li>Cart<ul><li>Vouchers</li></ul></li><li><p>Orders</p></li></ul><ol start="3"><li>a<li>b</ol>
    <table><tr><th>Role<th>May do</tr><tr><td>Patient<td><ul><li>Book</li><li>Move</li></ul></tr></table>
    <pre>GET /cart
  all</pre>`
  expect(await textIn(page(body))).toBe(
    '- Cart\n  - Vouchers\n- Orders\n\n3. a\n4. b\n\nRole | May do\nPatient | Book; Move\n\nGET /cart\n  all',
  )
})

test('Word’s web page is read with the bullets and numbers that it writes', async () => {
  const item = (label: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${label}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta http-equiv=Content-Type content="text/html; charset=windows-1252"></head><body><p class=MsoTitle>Gr\xF6\xDFe</p>${item('\xB7', 'Cart')}${item('2.1', 'Orders')}</body></html>`
  expect(await textIn(Buffer.from(html, 'latin1'))).toBe('# Größe\n\n- Cart\n\n2.1 Orders')
})

test('a web page in one file, as Word and Confluence export it, is read', async () => {
  const message = `Date: Mon, 2 Nov 2026 10:00:00 +0000
Subject: Exported From Confluence
MIME-Version: 1.0
Content-Type: multipart/related;
\tboundary="----=_Part_1"

------=_Part_1
Content-Type: text/html; charset=UTF-8
Content-Transfer-Encoding: quoted-printable

<html><body><h1>Gr=C3=B6=C3=9Fe</h1><p>The portal shall let patients=
 book.</p></body></html>
------=_Part_1
Content-Type: image/png
Content-Transfer-Encoding: base64

iVBORw0KGgo=
------=_Part_1--
`
  for (const text of [message, message.replaceAll('\n', '\r\n')]) {
    expect(await textIn(text)).toBe('# Größe\n\nThe portal shall let patients book.')
  }
})

test('a message of one part is read without its encoding', async () => {
  const head = 'From: a@example.com\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8'
  expect(
    await textIn(`${head}\nContent-Transfer-Encoding: quoted-printable\n\nDie Gr=C3=B6=C3=9Fe z=\n=C3=A4hlt.`),
  ).toBe('Die Größe zählt.')
})

test('a part of a page is a page, and Markdown with tags is Markdown', async () => {
  expect(await textIn('<h1>Shop</h1>\n<p>With a cart.</p>')).toBe('# Shop\n\nWith a cart.')
  const markdown = '<p align="center">Shop</p>\n\n- with a <b>cart</b>\n\n<br>'
  expect(await textIn(markdown)).toBe(markdown)
})

test('pages of nothing but nesting are given up', async () => {
  await expect(readDocument(Buffer.from(page('<div>'.repeat(3_000))))).rejects.toThrow(new Unreadable('tooComplex'))
})
