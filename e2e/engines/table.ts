import type { Result } from './play-scenarios.ts'

/** Returns the table of scenarios (rows) and engines (columns): the seconds, and what is no plain success. */
export function tableOf(
  scenarios: readonly { readonly title: string }[],
  results: ReadonlyMap<string, readonly Result[]>,
): string {
  const engines = [...results.keys()]
  const row = (cells: readonly string[], title: string) => `${cells.map((cell) => cell.padEnd(13)).join('')} ${title}`
  const rows = scenarios.map(({ title }) =>
    row(
      engines.map((engine) => cellOf(results.get(engine)?.find((result) => result.title === title))),
      title,
    ),
  )
  return ['', row(engines, ''), ...rows, '', '✓ passed · ↻ passed in a second browser · ✗ failed'].join('\n')
}

function cellOf(result: Result | undefined): string {
  if (!result) return '✗ not played'
  return `${{ passed: '✓', again: '↻', failed: '✗' }[result.outcome]} ${result.seconds.toFixed(1)} s`
}
