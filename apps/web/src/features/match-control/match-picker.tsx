import type { Match, MatchId } from '@bettle/contract'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { LockedRowNote } from '../../admin-ui/operator-lock.tsx'
import { useNotLiveSince } from '../../push/connection/live-status.ts'
import { dayAndTime } from '../../text/date-text.ts'
import { MANY, matchesFilter } from '../../text/list-filter.ts'
import { msg } from '../../texts/msg.ts'
import { classNames, EmptyState, GoalsWithoutSide, Panel, Tag, TextField } from '../../ui/index.ts'

interface MatchPickerProps {
  matches: readonly Match[]
  chosen: MatchId | undefined
  onChoose: (matchId: MatchId) => void
  /** Returns whether the operator has bet on the match. The console is then read-only. */
  hasBetOn?: (match: Match) => boolean
}

const NO_KICK_OFF = msg('match-control.match-picker.no-kick-off-yet')

/** The group of upcoming matches starts with the next match, the group of ended matches with the latest one. */
const GROUPS = [
  { title: msg('match-control.match-picker.active'), holds: (match: Match) => match.status === 'active', order: 1 },
  { title: msg('match-control.match-picker.upcoming'), holds: (match: Match) => match.status === 'upcoming', order: 1 },
  {
    title: msg('match-control.match-picker.ended'),
    holds: (match: Match) => match.status === 'completed' || match.status === 'abandoned',
    order: -1,
  },
] as const

const kickOffOf = ({ startTime }: Match): number | undefined => (startTime === null ? undefined : Date.parse(startTime))

/** Sorts by kick-off. Matches without a kick-off come last. */
export function byKickOff(matches: readonly Match[], order: 1 | -1): Match[] {
  return matches.toSorted((a, b) => {
    const [first, second] = [kickOffOf(a), kickOffOf(b)]
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined)
    return (first - second) * order
  })
}

/**
 * Lists the matches by status and kick-off, with a search field if the list is long. The console shows the chosen
 * match.
 */
export function MatchPicker({ matches, chosen, onChoose, hasBetOn }: MatchPickerProps) {
  const isCurrent = useNotLiveSince() === undefined
  const [filter, setFilter] = useState('')
  if (matches.length === 0)
    return (
      <EmptyState title={msg('match-control.match-picker.no-matches-yet')}>
        {msg('match-control.match-picker.create-the-first-match')}
      </EmptyState>
    )
  const found = matches.filter((match) => matchesFilter(filter, [match.homeTeam, match.awayTeam, match._id.slice(-4)]))
  return (
    <div className="grid grid-cols-1 gap-3">
      {(matches.length >= MANY || filter !== '') && (
        <TextField
          type="search"
          label={msg('match-control.match-picker.search-matches')}
          hideLabel
          icon={<Search aria-hidden="true" />}
          placeholder={msg('match-control.match-picker.team')}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
          autoComplete="off"
          enterKeyHint="search"
        />
      )}
      {found.length === 0 && (
        <EmptyState title={msg('match-control.match-picker.no-match-found')}>
          {msg('match-control.match-picker.no-match-has-a')}
        </EmptyState>
      )}
      {GROUPS.map(({ title, holds, order }) => {
        const ofGroup = byKickOff(found.filter(holds), order)
        if (ofGroup.length === 0) return null
        return (
          <Panel key={title} title={title} aside={<span className="figures text-base">{ofGroup.length}</span>} flush>
            <ul className="divide-y divide-line">
              {ofGroup.map((match) => {
                const kickOff = kickOffOf(match)
                return (
                  <li key={match._id}>
                    <button
                      type="button"
                      aria-pressed={match._id === chosen}
                      onClick={() => onChoose(match._id)}
                      className={classNames(
                        'flex min-h-14 w-full cursor-pointer items-center gap-3 px-4 py-2 text-start transition-colors hover:bg-raised',
                        match._id === chosen && 'bg-flood-soft',
                        hasBetOn?.(match) && 'text-faint',
                      )}
                    >
                      <span className="wrap-anywhere min-w-0 flex-1">
                        <span className="block font-medium">
                          {msg('match-control.match-picker.v-home-team-away', {
                            homeTeam: match.homeTeam,
                            awayTeam: match.awayTeam,
                          })}
                        </span>
                        <span className="text-muted text-sm">
                          {kickOff === undefined ? NO_KICK_OFF : dayAndTime(kickOff)} …{match._id.slice(-4)}
                        </span>
                        {hasBetOn?.(match) && <LockedRowNote />}
                      </span>
                      {match.status === 'active' && isCurrent ? (
                        <Tag tone="live">{msg('match-control.match-picker.live')}</Tag>
                      ) : null}
                      <span className="figures text-lg">
                        {match.score.home}–{match.score.away}
                      </span>
                      <GoalsWithoutSide of={match.score} />
                    </button>
                  </li>
                )
              })}
            </ul>
          </Panel>
        )
      })}
    </div>
  )
}
