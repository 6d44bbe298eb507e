import type { Lobby } from '@bettle/contract'
import { Panel } from '../../ui/index.ts'
import { OwnLedger } from './own-ledger.tsx'

/** How one's chips came about in a game that is over; nothing for who never had any. */
export function OwnChips({ lobby: { _id, currentUser } }: { lobby: Lobby }) {
  if (!currentUser.ranked) return null
  return (
    <Panel title="Your chips">
      <OwnLedger lobbyId={_id} chips={currentUser.chips} />
    </Panel>
  )
}
