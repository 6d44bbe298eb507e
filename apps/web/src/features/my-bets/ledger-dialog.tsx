import type { LobbyId } from '@bettle/contract'
import { Dialog } from '../../ui/index.ts'
import { OwnLedger } from './own-ledger.tsx'

interface LedgerDialogProps {
  lobbyId: LobbyId
  chips: number
  onClose: () => void
}

/** Shows every movement of the player's chips during the game. */
export function LedgerDialog({ lobbyId, chips, onClose }: LedgerDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      phone="fitted"
      title="Your chips"
      description="Every change of your chips since you joined"
    >
      <OwnLedger lobbyId={lobbyId} chips={chips} />
    </Dialog>
  )
}
