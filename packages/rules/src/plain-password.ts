const BLANKS = /\p{Zs}/gu

/** A password in the one form that is compared, as RFC 8265 has it: in NFC, every blank a space. Nothing else of it changes. */
export function plainPassword(typed: string): string {
  return typed.replace(BLANKS, ' ').normalize('NFC')
}

/**
 * The forms in which an older version may have kept a password, the one of now first: as it was typed, or as another keyboard composes
 * it. A password of plain letters has one.
 */
export function passwordForms(typed: string): readonly string[] {
  const plain = plainPassword(typed)
  return [...new Set([plain, typed, plain.normalize('NFD')])]
}
