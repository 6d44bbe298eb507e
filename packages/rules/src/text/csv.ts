/** A spreadsheet reads a cell as a formula if it begins with one of these, also after apostrophes that already guard it. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/
/** The same characters after a separator that spreadsheets of other countries use, or after a line end. */
const FORMULA_INSIDE = /([;\t\r\n])(?='*[=+\-@＝＋－＠])/g
const GUARDED_INSIDE = /([;\t\r\n])'(?='*[=+\-@＝＋－＠])/g
const NEEDS_QUOTES = /[",;\t\r\n]/

/** Marks a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Prefixes a cell with an apostrophe if a spreadsheet would compute it ([D3]). */
export function guardFormula(text: string): string {
  const inside = text.replace(FORMULA_INSIDE, "$1'")
  return FORMULA.test(inside) ? `'${inside}` : inside
}

/** Removes the guarding apostrophe. Any other text stays unchanged, also one that begins with its own apostrophe ([D3]). */
export function unguardFormula(text: string): string {
  const begun = GUARDED.test(text) ? text.slice(1) : text
  return begun.replace(GUARDED_INSIDE, '$1')
}

/** Returns one line of a file in the form of RFC 4180, including its line end. Numbers are not guarded ([D3]). */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const text = guardFormula(cell)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
