import type { Lobby } from '@bettle/contract'
import { Suspense } from 'react'
import { msg } from '../../texts/msg.ts'
import { lazyNamed, Panel } from '../../ui/index.ts'
import { OwnLedger } from './own-ledger.tsx'

const ChipsCheck = lazyNamed(() => import('./chips-check.tsx'), 'ChipsCheck')

/**
 * Shows and verifies the player's movements of chips in a finished game. It renders nothing for a user who never had
 * chips.
 */
export function OwnChips({ lobby }: { lobby: Lobby }) {
  const { _id, currentUser, match } = lobby
  if (!currentUser.ranked) return null
  return (
    <Panel title={msg('my-bets.own-chips.your-chips')}>
      <OwnLedger
        lobbyId={_id}
        chips={currentUser.chips}
        isConfirmed={match.resultsConfirmedAt !== null}
        below={(ledger) => (
          <Suspense>
            <ChipsCheck lobby={lobby} ledger={ledger} />
          </Suspense>
        )}
      />
    </Panel>
  )
}
