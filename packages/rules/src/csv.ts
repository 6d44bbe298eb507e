/** What a spreadsheet takes for a formula when a cell begins with it, also behind apostrophes that guard it already. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/
const NEEDS_QUOTES = /[",\r\n]/

/** Tells a program that reads the file that it is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A text as it may stand in a file that a spreadsheet opens: an apostrophe keeps it from being computed ([D3]). */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The text that was guarded; any other, also one that begins with an apostrophe of its own, as it is ([D3]). */
export function unguardFormula(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text
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
