/** How a card behaves, as Stripe's documentation of its test cards says. */
interface Card {
  brand: 'visa' | 'mastercard'
  /** Why the bank refuses it when it is entered. */
  refused?: string
  /** Why the bank refuses each charge, though the card can be stored. */
  uncharged?: string
  /** Whether the bank asks its owner: when it is entered, or for every charge too. */
  asks?: 'once' | 'always'
}

const cards: Record<string, Card> = {
  '4242424242424242': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '4000000000000002': { brand: 'visa', refused: 'generic_decline' },
  '4000000000009995': { brand: 'visa', refused: 'insufficient_funds' },
  '4000000000000341': { brand: 'visa', uncharged: 'generic_decline' },
  '4000002500003155': { brand: 'visa', asks: 'once' },
  '4000002760003184': { brand: 'visa', asks: 'always' },
}

/** What the bank says of any other number. */
const notATestCard: Card = { brand: 'visa', refused: 'test_mode_live_card' }

export const cardOf = (number: string): Card => cards[number] ?? notATestCard
