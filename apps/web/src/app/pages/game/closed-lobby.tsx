import type { Lobby } from '@bettle/contract'
import { reasonSentence } from '@bettle/rules'
import { DoorClosed } from 'lucide-react'
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
          title="This lobby is closed"
          action={
            competition ? (
              <BackToCompetition competition={competition} variant="primary" onClick={onBack} />
            ) : (
              <Button variant="primary" onClick={onBack}>
                Back to the lobbies
              </Button>
            )
          }
        >
          {why ? reasonSentence(why) : 'This lobby was closed before the end of the match.'} Open bets are void and
          their stakes are returned.
        </EmptyState>
      </section>
    </div>
  )
}
