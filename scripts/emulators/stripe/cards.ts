/** Behavior of a card, according to Stripe's documentation of its test cards. */
interface Card {
  brand: 'visa' | 'mastercard'
  /** Reason why the bank declines the card when it is entered. */
  declinedEntry?: string
  /** Reason why the bank declines each charge of a stored card. */
  declinedCharge?: string
  /** Authentication by the bank: when the card is entered, or for every charge too. */
  challenge?: 'once' | 'always'
}

const cards: Record<string, Card> = {
  '4242424242424242': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '4000000000000002': { brand: 'visa', declinedEntry: 'generic_decline' },
  '4000000000009995': { brand: 'visa', declinedEntry: 'insufficient_funds' },
  '4000000000000341': { brand: 'visa', declinedCharge: 'generic_decline' },
  '4000002500003155': { brand: 'visa', challenge: 'once' },
  '4000002760003184': { brand: 'visa', challenge: 'always' },
}

/** The bank's response to any other number. */
const notATestCard: Card = { brand: 'visa', declinedEntry: 'test_mode_live_card' }

export const cardOf = (number: string): Card => cards[number] ?? notATestCard
