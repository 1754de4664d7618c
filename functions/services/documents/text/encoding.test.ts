import { expect, test } from 'vitest'
import { Unreadable } from '../shared/unreadable'
import { decodeText } from './encoding'

/** Encodes a text with a decoder: each character becomes the bytes that decode to it. */
function encoded(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding)
  const bytesOf = new Map<string, number[]>()
  for (let first = 0xff; first >= 0; first--) {
    for (let second = first > 0x80 ? 0xff : 0; second >= 0x40; second--) {
      const sign = decoder.decode(Uint8Array.of(first, second))
      if (sign.length === 1) bytesOf.set(sign, [first, second])
    }
    const sign = decoder.decode(Uint8Array.of(first))
    if (sign.length === 1) bytesOf.set(sign, [first])
  }
  return Buffer.from(Array.from(text, (sign) => bytesOf.get(sign)!).flat())
}

const russian = 'Портал позволяет пациентам записываться на приём и отменять визиты.'
const chinese = '系统应允许用户预约、修改和取消订单。\n管理员可以查看所有的数据。'
const japanese = 'システムは患者が予約を行い、変更することを可能にする。'
const polish = 'Użytkownik może się zalogować i pobrać źródło, także później.'

test.each([
  ['windows-1251', russian],
  ['koi8-r', russian],
  ['ibm866', russian],
  ['iso-8859-5', russian],
  ['windows-1251', '- Вход по паролю\n- Экспорт в PDF'],
  ['windows-1253', 'Το σύστημα πρέπει να επιτρέπει στους ασθενείς να ακυρώνουν ραντεβού.'],
  ['windows-1255', 'המערכת תאפשר למטופלים לקבוע ולבטל תורים.'],
  ['windows-1256', 'يجب أن يتيح النظام للمرضى حجز المواعيد وتعديلها.'],
  ['windows-1250', polish],
  ['iso-8859-2', polish],
  ['windows-1250', 'Az ügyfél értesítést kap a változásról, különböző űrlapokkal.'],
  ['windows-1254', 'Kullanıcılar şifre ile giriş yapar, randevu değiştirir.'],
  ['windows-1257', 'Kiekvienas naudotojas gali peržiūrėti sąrašą ir jį atšaukti.'],
  ['macintosh', 'Die Anwendung prüft Größe und Straße für „Übergaben“.'],
  ['gb18030', chinese],
  ['big5', '系統應允許患者自行預約、修改和取消。管理員可以查看報表。'],
  ['shift_jis', japanese],
  ['euc-jp', japanese],
  ['euc-kr', '시스템은 환자가 스스로 예약하고 변경할 수 있어야 한다.'],
])('%s is read', (encoding, text) => {
  expect(decodeText(encoded(text, encoding))).toBe(text)
})

test('punctuation, prices and degrees of an English text in Windows-1252 are read', () => {
  const bytes = Buffer.from('Below 25 \xB0C, \xA75, \xA9 2024 Acme\xAE: \xA320 or \x805 \x96 \x93yes\x94\x85', 'latin1')
  expect(decodeText(bytes)).toBe('Below 25 °C, §5, © 2024 Acme®: £20 or €5 – “yes”…')
})

test.each([russian, chinese, 'The portal shall let patients book.'])(
  'UTF-16 without a byte order mark is read (%#)',
  (text) => {
    const bytes = Buffer.from(text, 'utf16le')
    expect(decodeText(bytes)).toBe(text)
    expect(decodeText(Buffer.from(bytes).swap16())).toBe(text)
  },
)

test('a text in an unknown encoding is rejected instead of misread', () => {
  // The DOS code page of Western Europe.
  const bytes = Buffer.from('Die Gr\x94\xE1e der \x9Abergabe pr\x81fen', 'latin1')
  expect(() => decodeText(bytes)).toThrow(new Unreadable('encoding'))
})
