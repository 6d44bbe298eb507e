import type { Lobby, Removal } from '@bettle/contract'
import { UserX } from 'lucide-react'
import { useEffect } from 'react'
import { activeLobby } from '../../push/active-lobby.ts'
import { Button, EmptyState } from '../../ui/index.ts'
import { RemovalReason } from './removed-notice.tsx'

interface RemovedScreenProps {
  lobby: Lobby
  removed: Removal
  onBack: () => void
}

/** One was put out of the lobby: by whom and why, what stays, and the way on. */
export function RemovedScreen({ lobby, removed, onBack }: RemovedScreenProps) {
  const { _id: lobbyId, lobbyCode } = lobby
  const matchId = lobby.match._id
  useEffect(() => {
    // Only where it is still the page's game: another may have been entered meanwhile.
    if (activeLobby.get()?.lobbyId === lobbyId) activeLobby.set({ lobbyId, lobbyCode, matchId, isOver: true })
  }, [lobbyId, lobbyCode, matchId])
  const isBetOpen = lobby.bets.some(({ outcome }) => outcome === 'open')
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-10">
      <section aria-label="Removed" className="panel">
        <EmptyState
          icon={<UserX />}
          title="You were removed from this lobby"
          action={
            <Button variant="primary" onClick={onBack}>
              Back to the lobbies
            </Button>
          }
        >
          <span className="flex flex-col gap-3">
            <span className="text-ink">
              {removed.by.username} says: <RemovalReason removed={removed} />
            </span>
            <span>
              You cannot come back to it. {lobby.currentUser.ranked && 'You stay in its ranking. '}
              {isBetOpen && 'The bet you have placed is still settled. '}
              You can still join other lobbies.
            </span>
          </span>
        </EmptyState>
      </section>
    </div>
  )
}
