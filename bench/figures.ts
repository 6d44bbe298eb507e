import { availableParallelism, cpus, loadavg } from 'node:os'

/** Returns the time on a monotonic clock that all processes of a machine share (ms). */
export function monotonic(): number {
  return Number(process.hrtime.bigint()) / 1e6
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const index = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)
  return sorted[Math.max(0, index)] ?? Number.NaN
}

/** Returns the middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}

export const worst = (values: readonly number[]): number => Math.max(...values)

export const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(1)} ms`
export const count = (value: number): string => Math.round(value).toLocaleString('en')
export const times = (value: number): string => `${value.toFixed(2)} ×`

export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width))).join(' | ')} |`
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  console.log(['', line(head), rule, ...rows.map(line), ''].join('\n'))
}

export function printMachine(): void {
  const load = loadavg()[0] ?? 0
  console.log(
    `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.versions.node}, ` +
      `${process.platform}; load before: ${load.toFixed(2)}`,
  )
}
