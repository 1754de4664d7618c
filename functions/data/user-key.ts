export interface Key {
  pk: string
  sk: string
}

/** Key of an item of a user, which other ones can neither read nor write. */
export const ofUser = (userId: string, sk: string): Key => ({ pk: `USER#${userId}`, sk })
