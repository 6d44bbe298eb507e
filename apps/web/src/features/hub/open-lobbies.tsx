import type { LobbyCard } from '@bettle/contract'
import type { ReactNode } from 'react'
import { Badge, EmptyState, ErrorState, Panel, SkeletonRows } from '../../ui/index.ts'
import { LobbyRow } from './lobby-row.tsx'
import type { Joining } from './use-joining.ts'

interface OpenLobbiesProps {
  lobbies: readonly LobbyCard[] | undefined
  failed: boolean
  now: number
  joining: Joining
  onRetry: () => void
  /** What to press when there are none. */
  createButton: ReactNode
}

export function OpenLobbies({ lobbies, failed, now, joining, onRetry, createButton }: OpenLobbiesProps) {
  const count = lobbies?.length ?? 0
  return (
    <Panel flush title="OPEN LOBBIES" aside={lobbies && <Badge count={count} label={`${count} open lobbies`} />}>
      {failed && (
        <div className="p-4">
          <ErrorState
            title="ERROR"
            kept={
              lobbies
                ? 'Failed to load lobbies. Please try again. This is the list as it was last known.'
                : 'Failed to load lobbies. Please try again.'
            }
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
      {lobbies && count > 0 && (
        <ul className="divide-y divide-line">
          {liveFirst(lobbies).map((lobby) => (
            <LobbyRow
              key={lobby._id}
              lobby={lobby}
              now={now}
              isPending={joining.pendingCode === lobby.lobbyCode}
              problem={
                joining.problem?.code === lobby.lobbyCode && !joining.choosing ? joining.problem.message : undefined
              }
              onJoin={() => void joining.knock(lobby)}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Rows keep their places while one aims at them: only a kick-off moves one up. */
function liveFirst(lobbies: readonly LobbyCard[]): LobbyCard[] {
  const isLive = ({ match }: LobbyCard) => Number(match.status === 'active')
  return lobbies.toSorted((a, b) => isLive(b) - isLive(a) || b.createdAt.localeCompare(a.createdAt))
}
