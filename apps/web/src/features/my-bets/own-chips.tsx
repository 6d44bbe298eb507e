import type { Lobby } from '@bettle/contract'
import { Suspense } from 'react'
import { lazyNamed, Panel } from '../../ui/index.ts'
import { OwnLedger } from './own-ledger.tsx'

const ChipsCheck = lazyNamed(() => import('./chips-check.tsx'), 'ChipsCheck')

/** How one's chips came about in a game that is over, and whether that is true; nothing for who never had any. */
export function OwnChips({ lobby }: { lobby: Lobby }) {
  const { _id, currentUser, match } = lobby
  if (!currentUser.ranked) return null
  return (
    <Panel title="Your chips">
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
