import {
  type AdminUser,
  adminBanUser,
  adminGetReport,
  adminGetUser,
  adminLiftBan,
  adminListUserSessions,
  adminListUsers,
  type PublicUser,
} from '@bettle/contract'
import { BAN_REASONS, type BanReason } from '@bettle/rules'
import { useQueryClient } from '@tanstack/react-query'
import { LockOpen, TimerOff } from 'lucide-react'
import { useState } from 'react'
import { ActionDialog } from '../../admin-ui/action-dialog.tsx'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { serverNow } from '../../push/clock/server-clock.ts'
import { BAN_REASON_TEXTS } from '../../report-ui/report-reasons.ts'
import { zonedDayAndTime } from '../../text/zoned-time.ts'
import { msg } from '../../texts/msg.ts'
import { Button, Notice, notify, Panel, Select } from '../../ui/index.ts'

const DAY = 24 * 60 * 60_000
const TERMS = [
  { value: '1', label: msg('administration.ban-panel.1-day') },
  { value: '3', label: msg('administration.ban-panel.3-days') },
  { value: '7', label: msg('administration.ban-panel.1-week') },
  { value: '30', label: msg('administration.ban-panel.30-days') },
  { value: '90', label: msg('administration.ban-panel.90-days') },
  { value: '365', label: msg('administration.ban-panel.1-year') },
] as const
type Term = (typeof TERMS)[number]['value']
const REASONS = BAN_REASONS.map((value) => ({ value, label: BAN_REASON_TEXTS[value] }))

function useRefreshUser() {
  const queryClient = useQueryClient()
  return () => {
    for (const { path } of [adminGetUser, adminListUsers, adminListUserSessions, adminGetReport]) {
      void queryClient.invalidateQueries({ queryKey: [path] })
    }
  }
}

/** Bans an account for a term, or ends its ban [MD8]. */
export function BanPanel({ user }: { user: AdminUser }) {
  const [isAsking, setAsking] = useState(false)
  const refresh = useRefreshUser()
  const { press, isPending } = usePress({
    mutationFn: () => call(adminLiftBan, { params: { id: user._id } }),
    onSuccess: () => {
      notify.success(msg('administration.ban-panel.the-ban-of-is', { userName: user.name }))
      refresh()
    },
    onError: (error) => notify.error(messageOf(error), { duration: 6000 }),
  })
  return (
    <Panel title={msg('administration.ban-panel.ban')}>
      <div className="flex flex-col items-start gap-3 text-sm">
        {user.bannedUntil !== null ? (
          <p>
            {msg('administration.ban-panel.banned-until-zoned-day', {
              zonedDayAndTime: zonedDayAndTime(Date.parse(user.bannedUntil)),
            })}{' '}
            <span className="text-muted">{user.banReason && BAN_REASON_TEXTS[user.banReason]}</span>
          </p>
        ) : (
          <p className="wrap-anywhere text-muted">
            {msg('administration.ban-panel.a-ban-ends-by', { userName: user.name })}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button variant="danger" icon={<TimerOff aria-hidden="true" />} onClick={() => setAsking(true)}>
            {user.bannedUntil === null
              ? msg('administration.ban-panel.ban-for-a-time')
              : msg('administration.ban-panel.change-the-ban')}
          </Button>
          {user.bannedUntil !== null && (
            <Button icon={<LockOpen aria-hidden="true" />} loading={isPending} onClick={() => void press(undefined)}>
              {msg('administration.ban-panel.lift-the-ban')}
            </Button>
          )}
        </div>
      </div>
      {isAsking && <BanDialog user={user} onClose={() => setAsking(false)} />}
    </Panel>
  )
}

export function BanDialog({ user, onClose }: { user: Pick<PublicUser, '_id' | 'username'>; onClose: () => void }) {
  const [days, setDays] = useState<Term>('7')
  const [reason, setReason] = useState<BanReason>()
  const [isMissing, setMissing] = useState(false)
  const refresh = useRefreshUser()
  const { press, isPending, error } = usePress({
    mutationFn: (why: BanReason) => {
      const until = new Date(serverNow() + Number(days) * DAY).toISOString()
      return call(adminBanUser, { params: { id: user._id }, body: { until, reason: why } })
    },
    onSuccess: () => {
      notify.success(msg('administration.ban-panel.is-banned-and-signed', { userUsername: user.username }))
      refresh()
      onClose()
    },
  })
  const ban = () => {
    setMissing(reason === undefined)
    if (reason) void press(reason)
  }
  return (
    <ActionDialog
      title={msg('administration.ban-panel.ban-user-username', { userUsername: user.username })}
      description={msg('administration.ban-panel.a-ban-signs-this')}
      actionText={msg('administration.ban-panel.ban')}
      isDanger
      isPending={isPending}
      onAct={ban}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Select<Term>
          label={msg('administration.ban-panel.how-long')}
          options={TERMS}
          value={days}
          onValueChange={setDays}
        />
        <Select
          label={msg('administration.ban-panel.reason')}
          required
          options={REASONS}
          value={reason}
          onValueChange={setReason}
          invalid={isMissing && reason === undefined}
          prompt={msg('administration.ban-panel.please-choose-a-reason')}
        />
        {error && <Notice tone="error">{messageOf(error)}</Notice>}
      </div>
    </ActionDialog>
  )
}
