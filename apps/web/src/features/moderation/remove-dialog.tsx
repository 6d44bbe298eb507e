import { type LobbyId, type Member, REMOVAL_REASON_MAX, removeMember } from '@bettle/contract'
import type { RemovedTo } from '@bettle/rules'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { msg } from '../../texts/msg.ts'
import { ConfirmDialog, notify, SegmentedControl, TextArea } from '../../ui/index.ts'

interface RemoveDialogProps {
  lobbyId: LobbyId
  member: Member
  onClose: () => void
}

const CONSEQUENCES: Record<RemovedTo, string> = {
  spectator: msg('moderation.remove-dialog.this-member-becomes-a'),
  out: msg('moderation.remove-dialog.this-member-leaves-the'),
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
        to === 'out'
          ? msg('moderation.remove-dialog.was-removed-from-the', { username: user.username })
          : msg('moderation.remove-dialog.is-a-spectator-from', { username: user.username }),
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
      title={msg('moderation.remove-dialog.remove', { username: user.username })}
      confirmText={
        to === 'out' ? msg('moderation.remove-dialog.remove-2') : msg('moderation.remove-dialog.make-spectator')
      }
      danger
      pending={isPending}
      onConfirm={confirm}
    >
      <div className="flex flex-col gap-4">
        {mayWatch && (
          <SegmentedControl<RemovedTo>
            label={msg('moderation.remove-dialog.what-happens-to-this')}
            block
            value={to}
            onValueChange={setTo}
            segments={[
              { value: 'spectator', label: msg('moderation.remove-dialog.watch-only') },
              { value: 'out', label: msg('moderation.remove-dialog.must-leave') },
            ]}
          />
        )}
        <p className="text-sm">
          {msg('moderation.remove-dialog.this-cannot-be-undone', { to: CONSEQUENCES[to] })}
          {(ranked || role === 'player') && msg('moderation.remove-dialog.bets-of-this-member')}
        </p>
        <TextArea
          label={msg('moderation.remove-dialog.reason')}
          hint={msg('moderation.remove-dialog.only-this-member-can')}
          required
          rows={2}
          maxLength={REMOVAL_REASON_MAX}
          value={reason}
          invalid={isMissing && reason.trim() === ''}
          prompt={msg('moderation.remove-dialog.please-say-why')}
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
