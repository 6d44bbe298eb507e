/** Whole numbers, and decimals of which a user has typed only a part, with a point or a comma. */
const TYPED = /^[+-]?\d*(?:[.,]\d*)?$/
/** A sign with three digits behind it, which may group thousands. */
const AMBIGUOUS = /[1-9]\d*[.,]\d{3}$/

/**
 * Reads a typed number; its decimal sign may be a point or a comma. NaN if the text is no number, or if its sign may group
 * thousands: '1.000' means a thousand to some readers and one to others.
 */
export function typedNumber(text: string): number {
  const typed = text.trim()
  if (!/\d/.test(typed) || !TYPED.test(typed) || AMBIGUOUS.test(typed)) return Number.NaN
  return Number(typed.replace(',', '.'))
}
