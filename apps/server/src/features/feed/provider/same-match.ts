/** Returns true if an answer's id of a match is the id that was requested. Both may be numbers or texts. */
export function isSameMatch(stated: unknown, requested: string): boolean {
  if (typeof stated !== 'string' && typeof stated !== 'number') return false
  const [one, other] = [String(stated).trim(), requested.trim()]
  return one === other || (/^\d{1,15}$/.test(one) && /^\d{1,15}$/.test(other) && Number(one) === Number(other))
}
