import type { Match } from '@bettle/contract'
import { EmptyState, ErrorState, Skeleton } from '../../ui/index.ts'
import { MatchCard } from './match-card.tsx'
import { isInProgress } from './match-moment.ts'

interface MatchListProps {
  matches: readonly Match[] | undefined
  failed: boolean
  now: number
  onRetry: () => void
  onCreate: (match: Match) => void
}

/** SELECT MATCH: those that are on first, then by their start. */
export function MatchList({ matches, failed, now, onRetry, onCreate }: MatchListProps) {
  const playable = matches
    ?.filter(({ status }) => status === 'upcoming' || status === 'active')
    .sort((a, b) => Number(isInProgress(b)) - Number(isInProgress(a)) || startOf(a) - startOf(b))
  return (
    <section aria-labelledby="select-match" className="flex flex-col gap-4">
      <h2 id="select-match" className="caps text-lg">
        SELECT MATCH
      </h2>
      {failed && <ErrorState title="The matches could not be loaded" kept="Nothing was created." onRetry={onRetry} />}
      {!playable && !failed && <MatchCardSkeletons />}
      {playable?.length === 0 && !failed && (
        <div className="panel">
          <EmptyState title="NO MATCHES AVAILABLE">Check back later for upcoming events</EmptyState>
        </div>
      )}
      {playable && playable.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {playable.map((match) => (
            <MatchCard key={match._id} match={match} now={now} onCreate={() => onCreate(match)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function MatchCardSkeletons() {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">Loading matches</span>
      {['one', 'two', 'three'].map((card) => (
        <div key={card} className="panel flex flex-col gap-4 p-4">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-8 w-32" />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </div>
  )
}

function startOf({ startTime }: Match): number {
  return startTime === null ? Number.MAX_SAFE_INTEGER : Date.parse(startTime)
}
