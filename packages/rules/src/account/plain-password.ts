const BLANKS = /\p{Zs}/gu

/**
 * Returns the form of a password that the server compares, as RFC 8265 defines it: in NFC, with every blank as a space
 * and no other change.
 */
export function plainPassword(typed: string): string {
  return typed.replace(BLANKS, ' ').normalize('NFC')
}

/**
 * Returns the forms in which an older version may have stored a password, the current form first. The other forms are
 * the password as typed, and its NFD form, which some keyboards produce. An ASCII password has one form.
 */
export function passwordForms(typed: string): readonly string[] {
  const plain = plainPassword(typed)
  return [...new Set([plain, typed, plain.normalize('NFD')])]
}
