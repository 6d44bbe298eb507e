/**
 * A spreadsheet reads a cell as a formula if it begins with one of these characters, also after apostrophes that
 * already guard it.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/
/**
 * A separator or a line end before a character that begins a formula. Spreadsheets of some countries separate cells by
 * semicolons.
 */
const FORMULA_INSIDE = /([;\t\r\n])(?='*[=+\-@＝＋－＠])/g
const GUARDED_INSIDE = /([;\t\r\n])'(?='*[=+\-@＝＋－＠])/g
const NEEDS_QUOTES = /[",;\t\r\n]/

/** This character at the beginning marks a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Puts an apostrophe before a cell's text if a spreadsheet would compute it, also after a separator inside the text
 * ([D3]).
 */
export function guardFormula(text: string): string {
  const inside = text.replace(FORMULA_INSIDE, "$1'")
  return FORMULA.test(inside) ? `'${inside}` : inside
}

/**
 * Undoes `guardFormula`: removes one apostrophe wherever an apostrophe guards a formula. An apostrophe before other
 * text stays ([D3]).
 */
export function unguardFormula(text: string): string {
  const begun = GUARDED.test(text) ? text.slice(1) : text
  return begun.replace(GUARDED_INSIDE, '$1')
}

/** Returns one line of a CSV file in the form of RFC 4180, including its line end. Numbers are not guarded ([D3]). */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const text = guardFormula(cell)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
