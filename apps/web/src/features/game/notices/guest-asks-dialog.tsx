import { answerGuestAsk, type GuestAsk, type LobbyId } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/call-error.ts'
import { usePress } from '../../../api/use-press.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { Button, Dialog, Notice, SkeletonRows } from '../../../ui/index.ts'
import { guestAsksQuery, namesText, whyText } from './guest-asks-query.ts'

/** Lets the host let in all guests of an address with one press, or end the asks from there [G15]. */
export function GuestAsksDialog({ lobbyId, onClose }: { lobbyId: LobbyId; onClose: () => void }) {
  const { data, error } = useQuery({ ...guestAsksQuery(lobbyId), staleTime: 0 })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={msg('game.guest-asks-dialog.who-may-come-in')}
      description={msg('game.guest-asks-dialog.friends-in-one-room')}
      size="sm"
      phone="fitted"
    >
      {error && <Notice tone="error">{messageOf(error)}</Notice>}
      {!data && !error && <SkeletonRows rows={2} />}
      {data?.asks.length === 0 && <p className="pb-2">{msg('game.guest-asks-dialog.nobody-is-waiting-any')}</p>}
      <ul className="flex flex-col gap-4">
        {data?.asks.map((ask) => (
          <li key={ask.addressId}>
            <Ask lobbyId={lobbyId} ask={ask} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Ask({ lobbyId, ask }: { lobbyId: LobbyId; ask: GuestAsk }) {
  const queryClient = useQueryClient()
  const { press, isPending, error, request } = usePress({
    mutationFn: (letIn: boolean) => call(answerGuestAsk, { body: { lobbyId, addressId: ask.addressId, letIn } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: guestAsksQuery(lobbyId).queryKey }),
  })
  const names = namesText(ask.names)
  return (
    <section aria-label={names} className="flex flex-col gap-3 rounded-panel border border-line p-3">
      <p className="wrap-anywhere">
        {rich('game.guest-asks-dialog.wants-to-come-in', {
          names: <strong className="font-semibold">{names}</strong>,
          count: ask.names.length,
        })}
        <span className="block text-muted text-sm">{whyText(ask)}</span>
      </p>
      {error && <Notice tone="error">{messageOf(error)}</Notice>}
      <div className="flex flex-col gap-2">
        <Button variant="primary" block loading={isPending && request === true} onClick={() => void press(true)}>
          {msg('game.guest-asks-dialog.let-in-everybody-from')}
        </Button>
        <Button variant="ghost" block loading={isPending && request === false} onClick={() => void press(false)}>
          {msg('game.guest-asks-dialog.no-more-from-here')}
        </Button>
      </div>
    </section>
  )
}
