import type { Match } from '@bettle/contract'
import { useState } from 'react'
import { MANY, matchesFilter } from '../../../text/list-filter.ts'
import { EmptyState, ErrorState } from '../../../ui/index.ts'
import { FilterField } from '../filter-field.tsx'
import { StaleTag } from '../stale-tag.tsx'
import { MatchCard } from './match-card.tsx'
import { MatchCardSkeletons } from './match-card-skeletons.tsx'
import { playableMatches } from './match-moment.ts'

interface MatchListProps {
  matches: readonly Match[] | undefined
  failed: boolean
  /** The time of the last successful refresh; undefined if the list is up to date. */
  staleSince: number | undefined
  isFetching: boolean
  now: number
  onRetry: () => void
  onCreate: (match: Match) => void
}

/** Lists the matches under SELECT MATCH: first running matches, then the others by kick-off. */
export function MatchList({ matches, failed, staleSince, isFetching, now, onRetry, onCreate }: MatchListProps) {
  const [filter, setFilter] = useState('')
  const playable = matches && playableMatches(matches)
  const isLong = playable !== undefined && playable.length > MANY
  const fitting = playable?.filter(
    ({ homeTeam, awayTeam, _id }) => !isLong || matchesFilter(filter, [homeTeam, awayTeam, _id.slice(-4)]),
  )
  return (
    <section aria-labelledby="select-match" className="flex flex-col gap-4">
      <div className="flex min-h-11 flex-wrap items-center gap-3">
        <h2 id="select-match" className="caps text-lg leading-none">
          SELECT MATCH
        </h2>
        <StaleTag since={staleSince} />
        {isLong && (
          <div className="w-full sm:ml-auto sm:w-72">
            <FilterField label="Filter matches" placeholder="Team" value={filter} onValueChange={setFilter} />
          </div>
        )}
      </div>
      {failed && (
        <ErrorState
          title="The matches could not be loaded"
          kept={playable ? 'This list may be out of date.' : 'Your games are not affected.'}
          retrying={isFetching}
          onRetry={onRetry}
        />
      )}
      {!playable && !failed && <MatchCardSkeletons />}
      {playable?.length === 0 && !failed && (
        <div className="panel">
          <EmptyState title="NO MATCHES AVAILABLE">Check back later for upcoming events</EmptyState>
        </div>
      )}
      {isLong && fitting?.length === 0 && (
        <p className="py-8 text-center text-muted">No match found for “{filter.trim()}”.</p>
      )}
      {fitting && fitting.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {fitting.map((match) => (
            <MatchCard key={match._id} match={match} now={now} onCreate={() => onCreate(match)} />
          ))}
        </ul>
      )}
    </section>
  )
}
