/** Articles and possessives in all languages together, as patterns. */

/** Words before a thing that does not exist yet: "a shop", "einem Shop". */
export const indefinite = '(?:an?|eine?[nrms]?|une?|un[ao]?|uma?|een)'

/** Words before a known thing: "the shop", "unserem Shop". */
export const definite =
  '(?:the|our|my|der|die|das|dem|den|unser\\p{L}*|mein\\p{L}*|les?|la|notre|nos|mon|ma|mes|el|los|las|nuestr[oa]s?|il|lo|i|gli|de|het|onze?|os?|as|noss[oa]s?)'
