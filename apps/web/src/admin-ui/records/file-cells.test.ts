import { describe, expect, it } from 'vitest'
import { fileCell, fileHeader, spreadsheetTime } from './file-cells.ts'
import type { RecordColumn } from './record-column.ts'

describe('times in an exported list', () => {
  it('an exported list writes each time as a date and a time in UTC that every spreadsheet reads [D9]', () => {
    expect(spreadsheetTime('2026-11-20T19:45:00.000Z')).toBe('2026-11-20 19:45:00')
    expect(spreadsheetTime('2026-11-20T19:45:00.123Z')).toBe('2026-11-20 19:45:00.123')
  })

  it('an exported list names UTC in the header of a time column, and leaves the cell of a missing time empty [D9]', () => {
    const column: RecordColumn<{ at: string | null }> = {
      id: 'at',
      header: 'Joined',
      fileTime: ({ at }) => at,
      cell: () => null,
    }
    expect(fileHeader(column)).toBe('Joined (UTC)')
    expect(fileCell(column, { at: '2026-11-20T19:45:00.000Z' })).toBe('2026-11-20 19:45:00')
    expect(fileCell(column, { at: null })).toBe('')
  })
})
