import { type ReminderSwitch, type Reminders as RemindersReply, setReminders } from '@bettle/contract'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { msg } from '../../texts/msg.ts'
import { Notice, Switch } from '../../ui/index.ts'

interface EmailSwitchesProps {
  reminders: RemindersReply
  labels: Readonly<Record<ReminderSwitch['kind'], { readonly label: string }>>
  onSaved: (reply: RemindersReply) => void
}

/**
 * The switches of reminders by email, which need no device. A server that sends no email has none. An address that
 * nobody has confirmed gets none, so the user can only turn them off.
 */
export function EmailSwitches({ reminders, labels, onSaved }: EmailSwitchesProps) {
  const { press, isPending, error } = usePress({
    mutationFn: ({ kind, email }: Pick<ReminderSwitch, 'kind' | 'email'>) =>
      call(setReminders, { body: { switches: [{ kind, email }] } }),
    onSuccess: onSaved,
  })
  if (reminders.email === 'none') return null
  const isConfirmed = reminders.email === 'yes'
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="font-semibold">{msg('reminder.by-email.title')}</legend>
      <p className="text-muted text-sm">
        {isConfirmed ? msg('reminder.by-email.what') : msg('reminder.by-email.unconfirmed')}
      </p>
      {reminders.switches.map(({ kind, email }) => (
        <Switch
          key={kind}
          label={labels[kind].label}
          {...(kind === 'closing' && { hint: msg('reminder.by-email.may-be-late') })}
          checked={email}
          disabled={isPending || !(isConfirmed || email)}
          onCheckedChange={(isOn) => void press({ kind, email: isOn })}
        />
      ))}
      <div role="alert" className="empty:hidden">
        {error && <Notice tone="error">{messageOf(error)}</Notice>}
      </div>
    </fieldset>
  )
}
