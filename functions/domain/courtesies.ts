/** Words of chats and mails that say nothing about the work. */

/** Prefix of a chat message: "[09:14] Lena: ", "12/03/2026, 09:14 - Lena: ". */
export const chatPrefix =
  /^\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s{1,3})?\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?\s{0,3}[-–]?\s{0,3}\p{Lu}[\p{L} .'’-]{0,30}:\s{1,9}/iu

/** Greetings at the beginning of a line, with a name and a courtesy: "Hi Jo,", "Hi Jo, hope you are well!" */
export const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|day|evening)|hallo|guten (?:tag|morgen)|moin|bonjour|salut|hola|buen[oa]s (?:d[ií]as|tardes)|ol[áa]|bom dia|boa tarde|beste|goedemorgen|goedendag|здравствуйте|добрый день|привет|γεια σας|καλημέρα|您好|你好)(?: [\p{L}'’-]+){0,3}(?:\s?[,!.:，！]|\s[–—-]\s|$)\s*/iu
export const courtesy = /^(?:I )?hope (?:you|all|this|everything|things)\b[^.!?:]{0,60}(?:[.!]\s*|$)/i

/** Sentences that end a mail: "Many thanks, Jo". */
export const closing =
  /^(?:many |best |kind |warm )?(?:thanks?(?! to\b)|thank you|thx|regards|cheers|danke|vielen dank|besten dank|liebe grüße|viele grüße|merci(?: beaucoup| d['’]avance)?|cordialement|(?:muchas )?gracias|saludos|(?:muito )?obrigad[oa]|bedankt|alvast bedankt|dank je(?: wel)?|groeten|спасибо|ευχαριστ\p{L}+|谢谢)(?!\p{L})[^.!?]{0,30}[.!]?$/iu
