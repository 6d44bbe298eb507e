import type { Competition } from '@bettle/contract'
import { useState } from 'react'
import { MANY, matchesFilter } from '../../../text/list-filter.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, Panel, Tag, TextField } from '../../../ui/index.ts'
import { isEnded } from '../stage-text.ts'
import { type DecisionToMake, disqualifying } from './decision-facts.ts'

type Entry = Competition['players'][number]

const STATUS: Readonly<Record<Entry['status'], string>> = {
  place: msg('organise-competition.player-panel.in'),
  reserve: msg('organise-competition.player-panel.reserve'),
  waiting: msg('organise-competition.player-panel.next-season'),
  eliminated: msg('organise-competition.player-panel.knocked-out'),
  lapsed: msg('organise-competition.player-panel.absent-too-long'),
  withdrawn: msg('organise-competition.player-panel.withdrawn'),
  lost: msg('organise-competition.player-panel.account-closed'),
  disqualified: msg('organise-competition.player-panel.disqualified'),
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
    <Panel
      title={msg('organise-competition.player-panel.players')}
      aside={msg('organise-competition.player-panel.of-places-taken-min', { min: Math.min(entries, places), places })}
      flush
    >
      {players.length >= MANY && (
        <div className="px-4 pt-4">
          <TextField
            type="search"
            label={msg('organise-competition.player-panel.search-players')}
            hideLabel
            placeholder={msg('organise-competition.player-panel.name')}
            value={filter}
            autoComplete="off"
            onChange={({ target }) => setFilter(target.value)}
          />
        </div>
      )}
      {found.length === 0 ? (
        <p className="p-4 text-muted text-sm">
          {players.length === 0
            ? msg('organise-competition.player-panel.nobody-has-enrolled-while')
            : msg('organise-competition.player-panel.no-player-has-this')}
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
                  aria-label={msg('organise-competition.player-panel.disqualify-user-username', {
                    userUsername: user.username,
                  })}
                  onClick={() => onDecide(disqualifying(competition, user._id))}
                >
                  {msg('organise-competition.player-panel.disqualify')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
