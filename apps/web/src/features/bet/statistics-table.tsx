import type { Lobby, Statistics } from '@bettle/contract'
import { EventIcon } from '../../match-ui/event-icon.tsx'
import { useEventTypes } from '../../match-ui/event-names.tsx'
import { msg } from '../../texts/msg.ts'
import { classNames } from '../../ui/index.ts'

interface StatisticsTableProps {
  statistics: Statistics
  lobby: Pick<Lobby, 'match' | 'rounds'>
  /** True to reduce the height of the rows and show only the latest rounds. */
  dense?: boolean | undefined
}

const LEAST_COLUMNS = 5
const KEPT_COLUMNS = 3

/** Returns the rounds to show: all up to the latest round that has begun, and at least five. */
export function statisticsRounds(lastBegun: number): number[] {
  return Array.from({ length: Math.max(LEAST_COLUMNS, lastBegun) }, (_, index) => index + 1)
}

/** Shows the count of each event type in each round, and which counts are unknown ([F25]). */
export function StatisticsTable({ statistics, lobby, dense = false }: StatisticsTableProps) {
  const { rounds: allRounds, match } = lobby
  const eventTypes = useEventTypes()
  const currentRound = allRounds.find(({ status }) => status === 'active')?.roundNumber
  const begun = allRounds.filter(({ status, startsAt }) => status !== 'upcoming' && startsAt !== null)
  const lastBegun = Math.max(0, ...begun.map(({ roundNumber }) => roundNumber))
  const rounds = statisticsRounds(lastBegun).slice(dense ? -LEAST_COLUMNS : 0)
  const line = dense ? 'h-6.5 low-desk:h-5.5' : 'h-8'
  // If space is short, only the latest rounds are shown, so that the active round is always visible.
  const lastKept = Math.max(KEPT_COLUMNS, lastBegun)
  const isKept = (round: number) => round > lastKept - KEPT_COLUMNS && round <= lastKept
  const whereRoom = (round: number) => dense && !isKept(round) && '@max-[16.5rem]:hidden'
  const cell = 'border-line border-b px-1 text-center in-[tr:last-child]:border-b-0'
  return (
    <div className="@container overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{msg('bet.statistics-table.events-per-round')}</caption>
        <thead>
          <tr>
            <th scope="col" className={classNames(line, 'sticky start-0 z-1 border-line border-b bg-panel text-start')}>
              <span className="sr-only">{msg('bet.statistics-table.event-type')}</span>
            </th>
            {rounds.map((round) => (
              <th
                key={round}
                scope="col"
                aria-current={round === currentRound ? 'true' : undefined}
                className={classNames(
                  line,
                  whereRoom(round),
                  'caps min-w-7 border-line border-b text-center text-sm',
                  round === currentRound ? 'bg-flood-soft text-flood' : 'text-faint',
                )}
              >
                {msg('bet.statistics-table.r', { round })}
                {round === currentRound && <span className="sr-only"> {msg('bet.statistics-table.now')}</span>}
              </th>
            ))}
            <th
              scope="col"
              className={classNames(
                line,
                dense ? 'min-w-7' : 'min-w-9',
                'caps sticky end-0 z-1 border-line border-b bg-panel text-center text-ink text-sm',
              )}
            >
              {msg('bet.statistics-table.all')}
            </th>
          </tr>
        </thead>
        <tbody>
          {eventTypes.map(({ name, displayName }) => {
            const counts = statistics[name] ?? {}
            const known = knownOf(match, name)
            const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
            return (
              <tr key={name}>
                <th
                  scope="row"
                  className={classNames(
                    line,
                    'sticky start-0 z-1 whitespace-nowrap border-line border-b bg-panel pe-2 text-start font-medium in-[tr:last-child]:border-b-0',
                  )}
                >
                  <span className="flex items-center gap-2">
                    <EventIcon eventType={name} className="size-4 text-faint" />
                    {displayName}
                  </span>
                </th>
                {rounds.map((round) => (
                  <td
                    key={round}
                    className={classNames(
                      cell,
                      whereRoom(round),
                      'figures text-base',
                      round === currentRound && 'bg-flood-soft',
                      counts[round] ? 'text-ink' : 'text-faint/60',
                    )}
                  >
                    {round > lastBegun ? (
                      '·'
                    ) : (
                      <Count
                        count={counts[round] ?? 0}
                        isKnown={known === 'always' || (known === 'before' && round !== currentRound)}
                      />
                    )}
                  </td>
                ))}
                <td className={classNames(cell, 'figures sticky end-0 z-1 bg-panel text-base text-ink')}>
                  <Count count={total} isKnown={known === 'always'} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/**
 * Returns of which time the counts of an event type are known. A provider may not count the type at all, or may not
 * state its count now ([F25]).
 */
function knownOf({ countsFrom }: Pick<Lobby['match'], 'countsFrom'>, eventType: string): 'always' | 'before' | 'never' {
  if (!countsFrom) return 'always'
  if (!countsFrom.eventTypes.includes(eventType)) return 'never'
  return countsFrom.silentSince !== null || countsFrom.unknown?.includes(eventType) ? 'before' : 'always'
}

/** A count. Of an unknown one, it shows the events that are recorded: there may be more. */
function Count({ count, isKnown }: { count: number; isKnown: boolean }) {
  if (isKnown) return count
  return (
    <>
      <span aria-hidden="true">{count > 0 ? `${count}+` : '?'}</span>
      <span className="sr-only">
        {count > 0 ? msg('bet.statistics-table.or-more', { count }) : msg('bet.statistics-table.unknown')}
      </span>
    </>
  )
}
