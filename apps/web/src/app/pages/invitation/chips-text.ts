/** Explains chips to a visitor who has never played. */
export const CHIPS_TEXT =
  'You bet with chips. Chips are points: they cost nothing, and nobody can buy or sell them. The player with the most at the end wins.'
