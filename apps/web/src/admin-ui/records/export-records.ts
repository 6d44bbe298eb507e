import type { RouteSpec } from '@bettle/contract'
import { BYTE_ORDER_MARK, csvLine } from '@bettle/rules'
import { CallError } from '../../api/call-error.ts'
import { fileCell, fileHeader, isInFile } from './file-cells.ts'
import { askForPage, type ListReply } from './list-query.ts'
import type { RecordColumn } from './record-column.ts'

interface Export<R extends RouteSpec, Row> {
  route: R
  /** The search and the sort order of the list on the screen. */
  query: Readonly<Record<string, unknown>>
  rowsOf: (reply: ListReply<R>) => readonly Row[]
  columns: readonly RecordColumn<Row>[]
  onProgress?: ((done: number, total: number) => void) | undefined
}

const PAGE = 500
const TRIES = 3

interface Exported {
  text: string
  /** The number of rows missing from the file, because the list changed during every attempt. */
  missing: number
}

/**
 * Exports all rows of a list as a file, page by page. If the list changes meanwhile, pages may overlap or skip rows. If
 * rows are missing, the list is fetched again, up to three times in all. `missing` counts the rows that are still
 * missing then.
 */
export async function exportRecords<R extends RouteSpec, Row extends { readonly _id: string }>(
  wanted: Export<R, Row>,
): Promise<Exported> {
  for (let tried = 1; ; tried += 1) {
    const { lines, missing } = await fetchAll(wanted)
    if (missing === 0 || tried === TRIES) return { text: `${BYTE_ORDER_MARK}${lines.join('')}`, missing }
  }
}

async function fetchAll<R extends RouteSpec, Row extends { readonly _id: string }>({
  route,
  query,
  rowsOf,
  columns,
  onProgress,
}: Export<R, Row>) {
  const shown = columns.filter(isInFile)
  const lines = [csvLine(shown.map(fileHeader))]
  const seen = new Set<string>()
  let total = 0
  for (let page = 1; ; page += 1) {
    const reply = await askPatiently(() => askForPage(route, { ...query, page, pageSize: PAGE }))
    const rows = rowsOf(reply)
    total = reply.total ?? rows.length
    for (const row of rows) {
      if (seen.has(row._id)) continue
      seen.add(row._id)
      lines.push(csvLine(shown.map((column) => fileCell(column, row))))
    }
    onProgress?.(seen.size, total)
    const missing = Math.max(0, total - seen.size)
    // Some lists keep only the latest of many rows. An export of such a list is complete if it contains the kept rows.
    if (rows.length < PAGE || (reply.more && missing === 0)) return { lines, missing }
  }
}

/** Repeats a request that the server rate-limits, after the time that the server demands. */
async function askPatiently<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof CallError && error.status === 429)) throw error
      await new Promise((resolve) => setTimeout(resolve, (error.retryAfter ?? 1) * 1000))
    }
  }
}
