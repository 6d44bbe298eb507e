/** What a spreadsheet takes for a formula when a cell begins with it, also behind apostrophes that guard it already. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/
/** The same behind what a spreadsheet of another country takes for the end of a cell, or for the end of a line. */
const FORMULA_INSIDE = /([;\t\r\n])(?='*[=+\-@＝＋－＠])/g
const GUARDED_INSIDE = /([;\t\r\n])'(?='*[=+\-@＝＋－＠])/g
const NEEDS_QUOTES = /[",;\t\r\n]/

/** Tells a program that reads the file that it is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A text as it may stand in a file that a spreadsheet opens: an apostrophe keeps it from being computed ([D3]). */
export function guardFormula(text: string): string {
  const inside = text.replace(FORMULA_INSIDE, "$1'")
  return FORMULA.test(inside) ? `'${inside}` : inside
}

/** The text that was guarded; any other, also one that begins with an apostrophe of its own, as it is ([D3]). */
export function unguardFormula(text: string): string {
  const begun = GUARDED.test(text) ? text.slice(1) : text
  return begun.replace(GUARDED_INSIDE, '$1')
}

/** One line of a file as RFC 4180 has it, with its end. A number is no formula ([D3]). */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const text = guardFormula(cell)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
