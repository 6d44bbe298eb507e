import type { Lobby, Removal } from '@bettle/contract'
import { UserX } from 'lucide-react'
import { useEffect } from 'react'
import { activeLobby } from '../../push/lobby/active-lobby.ts'
import { msg } from '../../texts/msg.ts'
import { Button, EmptyState } from '../../ui/index.ts'
import { RemovalReason } from './removed-notice.tsx'

interface RemovedScreenProps {
  lobby: Lobby
  removed: Removal
  onBack: () => void
}

/** Says to a member that they were removed from the lobby: by whom, why, what they keep, and where they can go. */
export function RemovedScreen({ lobby, removed, onBack }: RemovedScreenProps) {
  const { _id: lobbyId, lobbyCode } = lobby
  const matchId = lobby.match._id
  useEffect(() => {
    // Changes the active game only if it is still this one, because the user may have entered another.
    if (activeLobby.get()?.lobbyId === lobbyId) activeLobby.set({ lobbyId, lobbyCode, matchId, isOver: true })
  }, [lobbyId, lobbyCode, matchId])
  const isBetOpen = lobby.bets.some(({ outcome }) => outcome === 'open')
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-10">
      <section aria-label={msg('moderation.removed-screen.removed')} className="panel">
        <EmptyState
          icon={<UserX />}
          title={msg('moderation.removed-screen.you-were-removed-from')}
          action={
            <Button variant="primary" onClick={onBack}>
              {msg('moderation.removed-screen.back-to-the-lobbies')}
            </Button>
          }
        >
          <span className="flex flex-col gap-3">
            <span className="text-ink">
              {msg('moderation.removed-screen.says', { username: removed.by.username })}{' '}
              <RemovalReason removed={removed} />
            </span>
            <span>
              {msg('moderation.removed-screen.you-cannot-come-back')}{' '}
              {lobby.currentUser.ranked && msg('moderation.removed-screen.you-stay-in-the')}
              {isBetOpen && msg('moderation.removed-screen.your-bet-is-still')}
              {msg('moderation.removed-screen.you-can-still-join')}
            </span>
          </span>
        </EmptyState>
      </section>
    </div>
  )
}
