import type { Match } from '@bettle/contract'
import { useState } from 'react'
import { MANY, matchesFilter } from '../../../text/list-filter.ts'
import { msg } from '../../../texts/msg.ts'
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
          {msg('hub.match-list.select-match')}
        </h2>
        <StaleTag since={staleSince} />
        {isLong && (
          <div className="w-full sm:ms-auto sm:w-72">
            <FilterField
              label={msg('hub.match-list.filter-matches')}
              placeholder={msg('hub.match-list.team')}
              value={filter}
              onValueChange={setFilter}
            />
          </div>
        )}
      </div>
      {failed && (
        <ErrorState
          title={msg('hub.match-list.the-matches-could-not')}
          kept={playable ? msg('hub.match-list.this-list-may-be') : msg('hub.match-list.your-games-are-not')}
          retrying={isFetching}
          onRetry={onRetry}
        />
      )}
      {!playable && !failed && <MatchCardSkeletons />}
      {playable?.length === 0 && !failed && (
        <div className="panel">
          <EmptyState title={msg('hub.match-list.no-matches-available')}>
            {msg('hub.match-list.check-back-later-for')}
          </EmptyState>
        </div>
      )}
      {isLong && fitting?.length === 0 && (
        <p className="py-8 text-center text-muted">
          {msg('hub.match-list.no-match-found-for', { filter: filter.trim() })}
        </p>
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
