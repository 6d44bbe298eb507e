import { type LobbyId, type Member, REMOVAL_REASON_MAX, removeMember } from '@bettle/contract'
import type { RemovedTo } from '@bettle/rules'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { ConfirmDialog, notify, SegmentedControl, TextArea } from '../../ui/index.ts'

interface RemoveDialogProps {
  lobbyId: LobbyId
  member: Member
  onClose: () => void
}

const CONSEQUENCES: Record<RemovedTo, string> = {
  spectator: 'This member becomes a spectator and cannot play here again.',
  out: 'This member leaves the lobby and cannot come back.',
}

/** Asks how and why a member is removed. The member receives the reason, and the removal is final [M13]. */
export function RemoveDialog({ lobbyId, member: { user, removed, role, ranked }, onClose }: RemoveDialogProps) {
  const mayWatch = removed === null
  const [to, setTo] = useState<RemovedTo>(mayWatch ? 'spectator' : 'out')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { press, isPending, error } = usePress({
    mutationFn: (why: string) => call(removeMember, { body: { lobbyId, userId: user._id, to, reason: why } }),
    onSuccess: () => {
      notify.success(
        to === 'out' ? `${user.username} was removed from the lobby` : `${user.username} is a spectator from now on`,
      )
      onClose()
    },
  })
  const confirm = () => {
    const why = reason.trim()
    setMissing(why === '')
    if (why !== '') void press(why)
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${user.username}?`}
      confirmText={to === 'out' ? 'Remove' : 'Make spectator'}
      danger
      pending={isPending}
      onConfirm={confirm}
    >
      <div className="flex flex-col gap-4">
        {mayWatch && (
          <SegmentedControl<RemovedTo>
            label="What happens to this member"
            block
            value={to}
            onValueChange={setTo}
            segments={[
              { value: 'spectator', label: 'Watch only' },
              { value: 'out', label: 'Must leave' },
            ]}
          />
        )}
        <p className="text-sm">
          {CONSEQUENCES[to]} This cannot be undone.
          {(ranked || role === 'player') &&
            ' Bets of this member are still settled, and this member stays in the ranking and in the pot.'}
        </p>
        <TextArea
          label="Reason"
          hint="Only this member can read the reason."
          required
          rows={2}
          maxLength={REMOVAL_REASON_MAX}
          value={reason}
          invalid={isMissing && reason.trim() === ''}
          prompt="Please say why"
          onChange={({ target }) => setReason(target.value)}
        />
        {error && (
          <p role="alert" className="text-lost text-sm">
            {messageOf(error)}
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}
