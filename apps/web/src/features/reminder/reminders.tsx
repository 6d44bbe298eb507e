import {
  getReminders,
  type PushDevice,
  type ReminderSwitch,
  type Reminders as RemindersReply,
  setReminders,
  subscribePush,
  unsubscribePush,
} from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceText } from '../../account-ui/device-text.ts'
import { call } from '../../api/call.ts'
import { CallError, messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { usePress } from '../../api/use-press.ts'
import { dayAndTime } from '../../text/date-text.ts'
import { msg } from '../../texts/msg.ts'
import { Button, ErrorState, FoldPanel, Notice, SkeletonRows, Switch } from '../../ui/index.ts'
import { EmailSwitches } from './email-switches.tsx'
import { pushSupport, subscribeBrowser } from './push-of-browser.ts'
import { QuietHours } from './quiet-hours.tsx'

const LABELS: Readonly<Record<ReminderSwitch['kind'], { readonly label: string; readonly hint: string }>> = {
  starts: { label: msg('reminder.reminders.starts'), hint: msg('reminder.reminders.starts-hint') },
  closing: { label: msg('reminder.reminders.closing'), hint: msg('reminder.reminders.closing-hint') },
  result: { label: msg('reminder.reminders.result'), hint: msg('reminder.reminders.result-hint') },
  invited: { label: msg('reminder.reminders.invited'), hint: msg('reminder.reminders.invited-hint') },
}

const remindersQuery = () => queryOf(getReminders, {})

/** The section of the profile in which users turn reminders on and off. All are off until then. */
export function Reminders() {
  const { data, isError, isFetching, refetch } = useQuery({ ...remindersQuery(), staleTime: 0 })
  return (
    <FoldPanel title={msg('reminder.reminders.title')}>
      {data ? (
        <Choices reminders={data} />
      ) : isError ? (
        <ErrorState title={msg('reminder.reminders.failed')} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={2} label={msg('reminder.reminders.loading')} />
      )}
    </FoldPanel>
  )
}

function Choices({ reminders }: { reminders: RemindersReply }) {
  const queryClient = useQueryClient()
  const [isRefused, setIsRefused] = useState(false)
  const support = pushSupport()
  const show = (reply: RemindersReply) => queryClient.setQueryData(remindersQuery().queryKey, reply)
  const isHere = reminders.devices.some(({ isCurrent }) => isCurrent)
  const setting = usePress({
    mutationFn: async ({ kind, push }: Pick<ReminderSwitch, 'kind' | 'push'>) => {
      if (push && !isHere) {
        const subscription = await subscribeBrowser(reminders.publicKey)
        setIsRefused(subscription === undefined)
        if (!subscription) return reminders
        await call(subscribePush, { body: subscription })
      }
      return call(setReminders, { body: { switches: [{ kind, push }] } })
    },
    onSuccess: show,
  })
  const removing = usePress({
    mutationFn: async ({ _id: id }: PushDevice) => {
      await call(unsubscribePush, { params: { id } }).catch((error: unknown) => {
        // The device has ended meanwhile, which is what the press asks for.
        if (!(error instanceof CallError && error.code === 'not-found')) throw error
      })
      return queryClient.invalidateQueries({ queryKey: remindersQuery().queryKey })
    },
  })
  const error = setting.error ?? removing.error
  const wanted = reminders.switches.find(({ push }) => push)
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted text-sm">{msg('reminder.reminders.what')}</p>
      <Unable support={isRefused ? 'denied' : support} />
      {reminders.switches.map((each) => (
        <Switch
          key={each.kind}
          {...LABELS[each.kind]}
          checked={each.push && reminders.devices.length > 0}
          disabled={setting.isPending || (support !== 'yes' && !each.push)}
          onCheckedChange={(push) => void setting.press({ ...each, push })}
        />
      ))}
      {support === 'yes' && !isHere && wanted && reminders.devices.length > 0 && (
        <Button className="self-start" loading={setting.isPending} onClick={() => void setting.press(wanted)}>
          {msg('reminder.reminders.here-too')}
        </Button>
      )}
      <div role="alert" className="empty:hidden">
        {error && <Notice tone="error">{messageOf(error)}</Notice>}
      </div>
      {reminders.devices.length > 0 && (
        <ul className="divide-y divide-line" aria-label={msg('reminder.reminders.devices')}>
          {reminders.devices.map((device) => (
            <li key={device._id} className="flex min-h-14 items-center justify-between gap-3 py-2">
              <span className="min-w-0">
                {device.isCurrent
                  ? msg('reminder.reminders.this-device')
                  : device.device
                    ? deviceText(device.device)
                    : msg('reminder.reminders.unknown-device')}
                <span className="block text-faint text-sm">
                  {msg('reminder.reminders.since', { time: dayAndTime(Date.parse(device.createdAt)) })}
                </span>
              </span>
              <Button size="sm" loading={removing.isPending} onClick={() => void removing.press(device)}>
                {msg('reminder.reminders.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <EmailSwitches reminders={reminders} labels={LABELS} onSaved={show} />
      {(reminders.devices.length > 0 || reminders.switches.some(({ email }) => email)) && (
        <QuietHours quiet={reminders.quiet} onSaved={show} />
      )}
    </div>
  )
}

/** Says why this browser cannot be reminded, and what would help. */
function Unable({ support }: { support: ReturnType<typeof pushSupport> }) {
  if (support === 'yes') return null
  if (support === 'install-first') {
    return (
      <Notice>
        <p>{msg('reminder.unable.install-first')}</p>
        <ol className="mt-1">
          <li>{msg('reminder.unable.share')}</li>
          <li>{msg('reminder.unable.open-installed')}</li>
        </ol>
      </Notice>
    )
  }
  return <Notice>{support === 'denied' ? msg('reminder.unable.denied') : msg('reminder.unable.no')}</Notice>
}
