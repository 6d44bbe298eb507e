import type { LobbyCard } from '@bettle/contract'
import { type ReactNode, useState } from 'react'
import { Badge, Button, EmptyState, ErrorState, Panel, SkeletonRows } from '../../ui/index.ts'
import { FilterField } from './filter-field.tsx'
import { MANY, matchesFilter } from './list-filter.ts'
import { LobbyRow } from './lobby-row.tsx'
import { StaleTag } from './stale-tag.tsx'
import type { Joining } from './use-joining.ts'

const AT_ONCE = 30

interface OpenLobbiesProps {
  lobbies: readonly LobbyCard[] | undefined
  failed: boolean
  /** When the list was last known to be right. */
  staleSince: number | undefined
  isFetching: boolean
  now: number
  joining: Joining
  onRetry: () => void
  /** What to press when there are none. */
  createButton: ReactNode
}

export function OpenLobbies(props: OpenLobbiesProps) {
  const { lobbies, failed, staleSince, isFetching, onRetry, createButton } = props
  const count = lobbies?.length ?? 0
  const badge = lobbies && <Badge count={count} label={count === 1 ? '1 open lobby' : `${count} open lobbies`} />
  const aside = (
    <>
      <StaleTag since={staleSince} />
      {badge}
    </>
  )
  return (
    <Panel flush title="OPEN LOBBIES" aside={aside}>
      {failed && (
        <div className="p-4">
          <ErrorState
            title="ERROR"
            kept={
              lobbies
                ? 'Failed to load lobbies. Please try again. This is the list as it was last known.'
                : 'Failed to load lobbies. Please try again.'
            }
            retrying={isFetching}
            onRetry={onRetry}
          />
        </div>
      )}
      {!lobbies && !failed && (
        <div className="p-4">
          <SkeletonRows label="Loading open lobbies" />
        </div>
      )}
      {lobbies && count === 0 && !failed && (
        <EmptyState title="NO LOBBIES FOUND" action={createButton}>
          Try creating your own game
        </EmptyState>
      )}
      {lobbies && count > 0 && <LobbyRows {...props} lobbies={lobbies} />}
    </Panel>
  )
}

function LobbyRows({ lobbies, now, joining }: OpenLobbiesProps & { lobbies: readonly LobbyCard[] }) {
  const [words, setWords] = useState('')
  const [limit, setLimit] = useState(AT_ONCE)
  const isLong = lobbies.length > MANY
  const fitting = liveFirst(lobbies).filter((lobby) => !isLong || matchesFilter(words, textsOf(lobby)))
  return (
    <>
      {isLong && (
        <div className="border-line border-b p-3">
          <FilterField label="Filter lobbies" placeholder="Team, host or code" value={words} onValueChange={setWords} />
        </div>
      )}
      {fitting.length === 0 && <p className="px-4 py-8 text-center text-muted">No lobby fits “{words.trim()}”.</p>}
      <ul className="divide-y divide-line">
        {fitting.slice(0, limit).map((lobby) => (
          <LobbyRow
            key={lobby._id}
            lobby={lobby}
            now={now}
            isPending={joining.pendingCode === lobby.lobbyCode && !joining.choosing}
            problem={
              joining.problem?.code === lobby.lobbyCode && !joining.choosing ? joining.problem.message : undefined
            }
            onJoin={() => void joining.knock(lobby)}
          />
        ))}
      </ul>
      {fitting.length > limit && (
        <div className="border-line border-t p-3">
          <Button block variant="ghost" onClick={() => setLimit(limit + AT_ONCE)}>
            Show {Math.min(AT_ONCE, fitting.length - limit)} more
          </Button>
        </div>
      )}
    </>
  )
}

const textsOf = ({ match, hostUser, lobbyCode }: LobbyCard) => [
  match.homeTeam,
  match.awayTeam,
  hostUser.username,
  lobbyCode,
]

/** Rows keep their places while one aims at them: only a kick-off moves one up. */
function liveFirst(lobbies: readonly LobbyCard[]): LobbyCard[] {
  const isLive = ({ match }: LobbyCard) => Number(match.status === 'active')
  return lobbies.toSorted((a, b) => isLive(b) - isLive(a) || b.createdAt.localeCompare(a.createdAt))
}
