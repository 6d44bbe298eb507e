import type { LobbyId } from '@bettle/contract'
import { msg } from '../../texts/msg.ts'
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
      title={msg('my-bets.ledger-dialog.your-chips')}
      description={msg('my-bets.ledger-dialog.every-change-of-your')}
    >
      <OwnLedger lobbyId={lobbyId} chips={chips} />
    </Dialog>
  )
}
