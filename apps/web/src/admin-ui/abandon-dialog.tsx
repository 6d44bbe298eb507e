import { abandonMatch, type Match } from '@bettle/contract'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { messageOf } from '../api/call-error.ts'
import { usePress } from '../api/use-press.ts'
import { msg } from '../texts/msg.ts'
import { Notice, notify, TextField } from '../ui/index.ts'
import { ActionDialog } from './action-dialog.tsx'
import { Consequences } from './consequences.tsx'

/** Abandons a match. The dialog shows the consequences first and asks for a reason. */
export function AbandonDialog({ match, onClose }: { match: Match; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const matchId = match._id
  const { press, isPending, error } = usePress({
    mutationFn: (why: string) => call(abandonMatch, { body: { matchId, reason: why } }),
    onSuccess: () => {
      notify.success(msg('admin-ui.abandon-dialog.the-match-was-abandoned'))
      onClose()
    },
  })
  const given = reason.trim()
  return (
    <ActionDialog
      title={msg('admin-ui.abandon-dialog.abandon-the-match')}
      actionText={msg('admin-ui.abandon-dialog.abandon-match')}
      isDanger
      isPending={isPending}
      isBlocked={given === ''}
      onAct={() => void press(given)}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <p>{msg('admin-ui.abandon-dialog.settled-rounds-still-count')}</p>
        <Consequences action={{ kind: 'abandon-match', matchId, reason: 'none yet' }} />
        <TextField
          label={msg('admin-ui.abandon-dialog.reason-shown-to-the')}
          required
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div role="alert" className="contents">
          {error && (
            <Notice tone="error">
              {msg('admin-ui.abandon-dialog.failed-to-abandon-match', { problem: messageOf(error) })}
            </Notice>
          )}
        </div>
      </div>
    </ActionDialog>
  )
}
