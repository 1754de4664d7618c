const date = '\\d{1,4}[./-]\\d{1,2}(?:[./-]\\d{0,4})?,?\\s{1,3}'
const time = '\\d{1,2}[:.]\\d{2}(?::\\d{2})?(?:\\s?[ap]m)?'

/** Prefix of a chat message: "[09:14] Lena: ", "12/03/2026, 09:14 - Lena: ", "[08.01., 20:14] Tom (club): ". */
export const chatPrefix = new RegExp(
  `^(?:\\[(?:${date})?${time}\\]\\s{0,3}[-–]?\\s{0,3}[\\p{Lu}+~][\\p{L}\\d .'’()&+~-]{0,40}|(?:${date})?${time}\\s{0,3}[-–]?\\s{0,3}\\p{Lu}[\\p{L} .'’()-]{0,30}):\\s{1,9}`,
  'iu',
)
