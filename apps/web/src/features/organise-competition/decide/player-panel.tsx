import type { Competition } from '@bettle/contract'
import { useState } from 'react'
import { MANY, matchesFilter } from '../../../text/list-filter.ts'
import { Button, Panel, Tag, TextField } from '../../../ui/index.ts'
import { isEnded } from '../stage-text.ts'
import { type DecisionToMake, disqualifying } from './decision-facts.ts'

type Entry = Competition['players'][number]

const STATUS: Readonly<Record<Entry['status'], string>> = {
  place: 'In',
  reserve: 'Reserve',
  waiting: 'Next season',
  eliminated: 'Knocked out',
  lapsed: 'Absent too long',
  withdrawn: 'Withdrawn',
  lost: 'Account closed',
  disqualified: 'Disqualified',
}

/** The status of entries that play now or may play again. */
const CAN_PLAY: readonly Entry['status'][] = ['place', 'reserve', 'waiting', 'eliminated', 'lapsed']

interface PlayerPanelProps {
  competition: Competition
  onDecide: (decision: DecisionToMake) => void
}

/** Lists the entries. Each entry that can still play has a button to disqualify the player. */
export function PlayerPanel({ competition, onDecide }: PlayerPanelProps) {
  const [filter, setFilter] = useState('')
  const { players, places, entries } = competition
  const found = players.filter(({ user }) => matchesFilter(filter, [user.username]))
  return (
    <Panel title="Players" aside={`${Math.min(entries, places)} of ${places} places taken`} flush>
      {players.length >= MANY && (
        <div className="px-4 pt-4">
          <TextField
            type="search"
            label="Search players"
            hideLabel
            placeholder="Name"
            value={filter}
            autoComplete="off"
            onChange={({ target }) => setFilter(target.value)}
          />
        </div>
      )}
      {found.length === 0 ? (
        <p className="p-4 text-muted text-sm">
          {players.length === 0
            ? 'Nobody has enrolled. While enrolment is open, share the link.'
            : 'No player has this name.'}
        </p>
      ) : (
        <ul className="max-h-120 divide-y divide-line overflow-y-auto">
          {found.map(({ user, status, reserve }) => (
            <li key={user._id} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5">
              <span className="wrap-anywhere min-w-32 flex-1 font-medium">{user.username}</span>
              <Tag tone={status === 'disqualified' ? 'lost' : 'neutral'}>
                {STATUS[status]}
                {reserve !== null && ` ${reserve}`}
              </Tag>
              {CAN_PLAY.includes(status) && !isEnded(competition) && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Disqualify ${user.username}`}
                  onClick={() => onDecide(disqualifying(competition, user._id))}
                >
                  Disqualify
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
