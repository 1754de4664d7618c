/** An answer about a feature: a share of its hours, or work that it adds. The first of a question is assumed. */
interface FeatureAnswer {
  option: string
  factor?: number
  adds?: [name: string, hours: number]
}

/** Questions of freelancers about a feature that a message adds, by the id of the addition. */
export const featureQuestions: Record<string, { question: string; answers: FeatureAnswer[] }> = {
  giftCards: {
    question: 'May a gift card be redeemed in parts?',
    answers: [{ option: 'Yes, the rest stays on the card' }, { option: 'No, all at once', factor: 0.8 }],
  },
  deliveryDate: {
    question: 'Where do the delivery times come from?',
    answers: [
      { option: 'From a table of regions and days' },
      { option: 'From the carrier', adds: ['Delivery times from the carrier', 8] },
      { option: 'From stock or an ERP system', adds: ['Delivery times from stock or the ERP system', 12] },
    ],
  },
  reviews: {
    question: 'Are reviews checked before others see them?',
    answers: [
      { option: 'No, they appear at once' },
      { option: 'Yes, somebody approves each', adds: ['Approval of reviews', 4] },
    ],
  },
  waitingList: {
    question: 'Who gets a free place of the waiting list?',
    answers: [
      { option: 'The first one, automatically' },
      { option: 'Whom the staff choose', factor: 0.8 },
      { option: 'Who confirms first', adds: ['Confirmation by people on the waiting list', 5] },
    ],
  },
  twoFactor: {
    question: 'How do people confirm a two-factor login?',
    answers: [{ option: 'With an authenticator app' }, { option: 'By SMS as well', adds: ['Login codes by SMS', 4] }],
  },
  localisation: {
    question: 'Who translates the texts?',
    answers: [
      { option: 'We do, in a file' },
      { option: 'Our staff, in the product itself', adds: ['Editing of translations', 8] },
    ],
  },
}
