import { pattern } from '#domain/text/pattern'

/** An answer about a feature: a share of its hours, or work that it adds. The first of a question is assumed. */
interface FeatureAnswer {
  option: string
  factor?: number
  adds?: [name: string, hours: number]
}

/** A question, and words of a text that answers it. */
interface FeatureQuestion {
  question: string
  answers: FeatureAnswer[]
  said: RegExp
}

/** Questions of freelancers about a feature that a message adds, by the id of the addition. */
export const featureQuestions: Record<string, FeatureQuestion> = {
  giftCards: {
    question: 'May a gift card be redeemed in parts?',
    said: pattern(
      String.raw`(?<!\p{L})(?:in parts|partial\p{L}*|(?:the )?(?:rest|remainder)|remaining|all at once|teil(?:weise|betr\p{L}+|einl\p{L}+)|rest(?:wert|betrag|guthaben)?|auf einmal|solde|partiel\p{L}*|en (?:plusieurs|une) fois|reste|saldo|parcial\p{L}*|de una vez|residuo|in più volte|parzial\p{L}*|gedeeltelijk|resterend\p{L}*|restbedrag)(?!\p{L})`,
    ),
    answers: [{ option: 'Yes, the rest stays on the card' }, { option: 'No, all at once', factor: 0.8 }],
  },
  deliveryDate: {
    question: 'Where do the delivery times come from?',
    said: pattern(
      String.raw`(?<!\p{L})(?:carriers?|couriers?|erp|stock|inventory|regions?|(?:post|zip) ?codes?|tables?|versanddienst\p{L}*|spedit\p{L}+|lager\p{L}*|bestand|plz|postleitzahl\p{L}*|region\p{L}*|tabellen?|transporteurs?|codes? posta(?:l|ux)|tableau|transportistas?|existencias|códigos? postal(?:es)?|tabl?as?|corrier[ei]|magazzino|tabell[ae]|vervoerders?|voorraad|tabel)(?!\p{L})`,
    ),
    answers: [
      { option: 'From a table of regions and days' },
      { option: 'From the carrier', adds: ['Delivery times from the carrier', 8] },
      { option: 'From stock or an ERP system', adds: ['Delivery times from stock or the ERP system', 12] },
    ],
  },
  reviews: {
    question: 'Are reviews checked before others see them?',
    said: pattern(
      String.raw`(?<!\p{L})(?:approv\p{L}+|moderat\p{L}+|checked|at once|immediately|frei(?:geb|gegeben|gabe)\p{L}*|(?:ge)?prüf\p{L}+|sofort|modér\p{L}+|valid\p{L}+|approuv\p{L}+|immédiatement|aprob\p{L}+|aprueb\p{L}+|moder\p{L}+|enseguida|subito|goed(?:ke|ge)\p{L}+|meteen)(?!\p{L})`,
    ),
    answers: [
      { option: 'No, they appear at once' },
      { option: 'Yes, somebody approves each', adds: ['Approval of reviews', 4] },
    ],
  },
  waitingList: {
    question: 'Who gets a free place of the waiting list?',
    said: pattern(
      String.raw`(?<!\p{L})(?:automati\p{L}+|automáti\p{L}+|moves? up|first|confirms?|(?:nach)?rück(?:t|en)|erste[rn]?|bestätig\p{L}+|premi(?:er|ère)s?|confirme\p{L}*|primer[oa]?s?|confirma\p{L}*|prim[oa]|conferma\p{L}*|doorschuiven|schui(?:ft|ven)|eerste|bevestig\p{L}+|primeir[oa]s?)(?!\p{L})`,
    ),
    answers: [
      { option: 'The first one, automatically' },
      { option: 'Whom the staff choose', factor: 0.8 },
      { option: 'Who confirms first', adds: ['Confirmation by people on the waiting list', 5] },
    ],
  },
  twoFactor: {
    question: 'How do people confirm a two-factor login?',
    said: pattern(
      String.raw`(?<!\p{L})(?:authenti[ck]ator\p{L}*|authentificateur|autenticador|autenticatore|totp|sms|text messages?|(?:an?|eine[rn]?|une|una|een) app)(?!\p{L})`,
    ),
    answers: [{ option: 'With an authenticator app' }, { option: 'By SMS as well', adds: ['Login codes by SMS', 4] }],
  },
  localisation: {
    question: 'Who translates the texts?',
    said: pattern(
      String.raw`(?<!\p{L})(?:(?:we|I|our \p{L}+|wir|ich|unsere? \p{L}+|nous|nosotr[oa]s|noi|wij) (?:\p{L}+ ){0,2}?(?:translat|provide|deliver|supply|übersetz|liefer|tradu|fourni|entreg|forni|vertal|lever)\p{L}*|traduciamo|traducimos)(?!\p{L})`,
    ),
    answers: [
      { option: 'We do, in a file' },
      { option: 'Our staff, in the product itself', adds: ['Editing of translations', 8] },
    ],
  },
}
