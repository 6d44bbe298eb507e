import type { LobbyId, Result } from '@bettle/contract'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { timeAndDay } from '../../text/date-text.ts'
import { msg } from '../../texts/msg.ts'
import { classNames, Skeleton, useIsPhone } from '../../ui/index.ts'
import { ResultOutcome, ResultPosition, ResultTrophies } from './result-outcome.tsx'

/** Renders the link to a result. Only the page knows the route. */
export type RenderResultLink = (lobbyId: LobbyId, classes: { className: string; children: ReactNode }) => ReactNode

export interface PastGamesTableProps {
  results: readonly Result[]
  link: RenderResultLink
  /** True if the shown results belong to the previous request. */
  isStale: boolean
}

const HEADERS = [
  msg('past-games.past-games-table.match'),
  msg('past-games.past-games-table.match-start'),
  msg('past-games.past-games-table.position'),
  msg('past-games.past-games-table.trophies'),
  msg('past-games.past-games-table.outcome'),
]
const CELL = 'h-14 border-line border-b px-4 py-2 in-[tr:last-child]:border-b-0'

/** The results as a table on wide screens and as cards on a phone. Each row links to its result. */
export function PastGamesTable({ results, link, isStale }: PastGamesTableProps) {
  const isPhone = useIsPhone()
  const classes = classNames('transition-opacity', isStale && 'opacity-70')
  if (isPhone) {
    return (
      <ul
        aria-label={msg('past-games.past-games-table.previous-results')}
        aria-busy={isStale}
        className={classNames('flex flex-col gap-2.5', classes)}
      >
        {results.map((result) => (
          <ResultCard key={result._id} result={result} link={link} />
        ))}
      </ul>
    )
  }
  return (
    <div className="panel overflow-hidden">
      <table aria-busy={isStale} className={classNames('w-full border-separate border-spacing-0', classes)}>
        <caption className="sr-only">{msg('past-games.past-games-table.previous-results')}</caption>
        <TableHead />
        <tbody>
          {results.map((result) => (
            <tr key={result._id} className="group relative transition-colors hover:bg-raised">
              <th scope="row" className={classNames(CELL, 'text-start font-normal')}>
                {link(result._id, {
                  className: 'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2',
                  children: <Teams result={result} />,
                })}
                <LobbyName result={result} className="mt-0.5 block" />
              </th>
              <td className={classNames(CELL, 'text-muted')}>
                <MatchStart result={result} />
              </td>
              <td className={CELL}>
                <ResultPosition result={result} />
              </td>
              <td className={CELL}>
                <ResultTrophies result={result} />
              </td>
              <td className={CELL}>
                <span className="flex items-center justify-between gap-3">
                  <ResultOutcome result={result} />
                  <ChevronRight
                    aria-hidden="true"
                    className="size-5 text-faint transition-transform group-hover:translate-x-0.5 group-hover:text-ink"
                  />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TableHead() {
  return (
    <thead className="caps text-base text-faint leading-none">
      <tr>
        {HEADERS.map((header) => (
          <th key={header} scope="col" className="h-11 border-line border-b px-4 text-start font-bold first:w-[34%]">
            {header}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function ResultCard({ result, link }: { result: Result; link: RenderResultLink }) {
  return (
    <li className="panel relative grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 px-4 py-3.5">
      <div className="min-w-0">
        {link(result._id, {
          className:
            'after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-2',
          children: <Teams result={result} />,
        })}
        <p className="mt-0.5 text-muted text-sm">
          <span className="sr-only">{msg('past-games.past-games-table.match-start')} </span>
          <MatchStart result={result} />
        </p>
      </div>
      <p className="text-end">
        <span className="sr-only">{msg('past-games.past-games-table.position')} </span>
        <ResultPosition result={result} />
      </p>
      <p className="col-span-2 flex flex-wrap items-center justify-between border-line border-t pt-2.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ResultOutcome result={result} />
          <ResultTrophies result={result} />
        </span>
        <LobbyName result={result} />
      </p>
    </li>
  )
}

function Teams({ result: { homeTeam, awayTeam } }: { result: Result }) {
  return (
    <span className="font-semibold">
      {homeTeam} <span className="font-normal text-faint">{msg('past-games.past-games-table.v')}</span> {awayTeam}
    </span>
  )
}

/** Shows the lobby's code or, for a competition's game, the competition's name. */
function LobbyName({ result: { lobbyCode, competition }, className }: { result: Result; className?: string }) {
  return (
    <span
      className={classNames('text-faint text-sm', competition ? 'wrap-anywhere' : 'figures tracking-wider', className)}
    >
      {competition?.name ?? lobbyCode}
    </span>
  )
}

function MatchStart({ result: { startTime } }: { result: Result }) {
  if (startTime === null) return msg('past-games.past-games-table.not-started')
  return (
    <time dateTime={startTime} className="whitespace-nowrap tabular-nums">
      {timeAndDay(Date.parse(startTime))}
    </time>
  )
}

/** The placeholder of the list while the first page loads. */
export function PastGamesSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" className="panel overflow-hidden">
      <span className="sr-only">{msg('past-games.past-games-table.loading-your-results')}</span>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <div
          key={row}
          className="grid h-14 grid-cols-[1fr_auto] items-center gap-6 border-line border-b px-4 last:border-b-0 md:grid-cols-[36fr_26fr_14fr_24fr]"
        >
          <span className="flex flex-col gap-1.5">
            <Skeleton className="h-4 w-44 max-w-full" />
            <Skeleton className="h-3 w-16" />
          </span>
          <Skeleton className="h-4 w-32 max-md:hidden" />
          <Skeleton className="h-6 w-10" />
          <Skeleton className="h-6 w-16 max-md:hidden" />
        </div>
      ))}
    </div>
  )
}
