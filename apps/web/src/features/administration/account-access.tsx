import {
  type AdminUser,
  adminDisableUser,
  adminEnableUser,
  adminGetUser,
  adminListUserSessions,
  adminListUsers,
} from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Ban, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { ActionDialog } from '../../admin-ui/action-dialog.tsx'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { dayAndTime } from '../../text/date-text.ts'
import { msg } from '../../texts/msg.ts'
import { Button, Notice, notify, Panel, TextField } from '../../ui/index.ts'

/** Disables or enables an account, with a reason. */
export function AccountAccess({ user }: { user: AdminUser }) {
  const [isAsking, setAsking] = useState(false)
  const isDisabled = user.disabledAt !== null
  return (
    <Panel title={msg('administration.account-access.access')}>
      <div className="flex flex-col items-start gap-3 text-sm">
        {user.disabledAt !== null ? (
          <p>
            {msg('administration.account-access.disabled-since-day-and', {
              dayAndTime: dayAndTime(Date.parse(user.disabledAt)),
            })}{' '}
            <span className="text-muted">{user.disabledReason}</span>
          </p>
        ) : (
          <p className="wrap-anywhere text-muted">
            {msg('administration.account-access.the-account-is-enabled', { userName: user.name })}
          </p>
        )}
        <Button
          variant={isDisabled ? 'secondary' : 'danger'}
          icon={isDisabled ? <LockOpen aria-hidden="true" /> : <Ban aria-hidden="true" />}
          onClick={() => setAsking(true)}
        >
          {isDisabled
            ? msg('administration.account-access.enable-account')
            : msg('administration.account-access.disable-account')}
        </Button>
      </div>
      {isAsking && <AskWhy user={user} onClose={() => setAsking(false)} />}
    </Panel>
  )
}

function AskWhy({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const queryClient = useQueryClient()
  const isDisabled = user.disabledAt !== null
  const { press, isPending, error } = usePress({
    mutationFn: (why: string) =>
      call(isDisabled ? adminEnableUser : adminDisableUser, { params: { id: user._id }, body: { reason: why } }),
    onSuccess: () => {
      notify.success(msg('administration.account-access.the-account-of-is', { userName: user.name, isDisabled }))
      for (const { path } of [adminGetUser, adminListUsers, adminListUserSessions]) {
        void queryClient.invalidateQueries({ queryKey: [path] })
      }
      onClose()
    },
  })
  const title = isDisabled
    ? msg('administration.account-access.enable-account')
    : msg('administration.account-access.disable-account')
  return (
    <ActionDialog
      title={title}
      description={
        isDisabled
          ? msg('administration.account-access.if-you-enable-the', { userName: user.name })
          : msg('administration.account-access.if-you-disable-the', { userName: user.name })
      }
      actionText={title}
      isDanger={!isDisabled}
      isPending={isPending}
      isBlocked={reason.trim() === ''}
      onAct={() => void press(reason.trim())}
      onClose={onClose}
    >
      <TextField
        label={msg('administration.account-access.reason')}
        required
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        data-autofocus
      />
      {error && (
        <Notice tone="error" className="mt-3">
          {messageOf(error)}
        </Notice>
      )}
    </ActionDialog>
  )
}
