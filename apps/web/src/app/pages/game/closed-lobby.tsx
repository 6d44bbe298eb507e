import type { Lobby } from '@bettle/contract'
import { DoorClosed } from 'lucide-react'
import { reasonText } from '../../../match-ui/reason-text.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, EmptyState } from '../../../ui/index.ts'
import { BackToCompetition } from '../../competition-link.tsx'

interface ClosedLobbyProps {
  why: Lobby['closedWhy']
  competition: Lobby['competition']
  onBack: () => void
}

/** Says why the lobby was closed before its match ended, and where the player can go. */
export function ClosedLobby({ why, competition, onBack }: ClosedLobbyProps) {
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-10">
      <section className="panel">
        <EmptyState
          icon={<DoorClosed />}
          title={msg('pages-game.closed-lobby.this-lobby-is-closed')}
          action={
            competition ? (
              <BackToCompetition competition={competition} variant="primary" onClick={onBack} />
            ) : (
              <Button variant="primary" onClick={onBack}>
                {msg('pages-game.closed-lobby.back-to-the-lobbies')}
              </Button>
            )
          }
        >
          {why
            ? msg('pages-game.closed-lobby.open-bets-are-void', { reasonSentence: reasonText(why) })
            : msg('pages-game.closed-lobby.this-lobby-was-closed')}
        </EmptyState>
      </section>
    </div>
  )
}
