import type { Match, MatchId } from '@bettle/contract'
import { useNotLiveSince } from '../../live/live-status.ts'
import { classNames, EmptyState, Panel, Tag } from '../../ui/index.ts'

interface MatchPickerProps {
  matches: readonly Match[]
  chosen: MatchId | undefined
  onChoose: (matchId: MatchId) => void
}

const GROUPS = [
  { title: 'Active', holds: (match: Match) => match.status === 'active' },
  { title: 'Upcoming', holds: (match: Match) => match.status === 'upcoming' },
  { title: 'Ended', holds: (match: Match) => match.status === 'completed' || match.status === 'abandoned' },
]

/** The matches by where they stand; one is at the controls. */
export function MatchPicker({ matches, chosen, onChoose }: MatchPickerProps) {
  const isCurrent = useNotLiveSince() === undefined
  if (matches.length === 0) return <EmptyState title="No matches yet">Create the first one.</EmptyState>
  return (
    <div className="grid grid-cols-1 gap-3">
      {GROUPS.map(({ title, holds }) => {
        const ofGroup = matches.filter(holds)
        if (ofGroup.length === 0) return null
        return (
          <Panel key={title} title={title} flush>
            <ul className="divide-y divide-line">
              {ofGroup.map((match) => (
                <li key={match._id}>
                  <button
                    type="button"
                    aria-pressed={match._id === chosen}
                    onClick={() => onChoose(match._id)}
                    className={classNames(
                      'flex min-h-14 w-full cursor-pointer items-center gap-3 px-4 py-2 text-left transition-colors hover:bg-raised',
                      match._id === chosen && 'bg-flood-soft',
                    )}
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block truncate font-medium">
                        {match.homeTeam} v {match.awayTeam}
                      </span>
                      <span className="text-sm text-muted">…{match._id.slice(-4)}</span>
                    </span>
                    {match.status === 'active' && isCurrent ? <Tag tone="live">LIVE</Tag> : null}
                    <span className="figures text-lg">
                      {match.score.home}–{match.score.away}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </Panel>
        )
      })}
    </div>
  )
}
