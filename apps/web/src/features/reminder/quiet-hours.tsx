import { type Reminders, setReminders } from '@bettle/contract'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { msg } from '../../texts/msg.ts'
import { Button, Notice, Switch, TextField } from '../../ui/index.ts'

const DEFAULT = { from: 23 * 60, until: 8 * 60 }

interface QuietHoursProps {
  quiet: Reminders['quiet']
  onSaved: (reply: Reminders) => void
}

/** The hours of the day without reminders, in the time zone of this device. */
export function QuietHours({ quiet, onSaved }: QuietHoursProps) {
  const [from, setFrom] = useState(timeOf((quiet ?? DEFAULT).from))
  const [until, setUntil] = useState(timeOf((quiet ?? DEFAULT).until))
  const { press, isPending, error } = usePress({
    mutationFn: (hours: { from: number; until: number } | null) =>
      call(setReminders, { body: { quiet: hours && { ...hours, timeZone: ownZone() } } }),
    onSuccess: onSaved,
  })
  const hours = { from: minuteOf(from), until: minuteOf(until) }
  const isChanged = quiet !== null && (hours.from !== quiet.from || hours.until !== quiet.until)
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={msg('reminder.quiet-hours.title')}
        hint={msg('reminder.quiet-hours.hint')}
        checked={quiet !== null}
        disabled={isPending}
        onCheckedChange={(isOn) => void press(isOn ? hours : null)}
      />
      {quiet && (
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            type="time"
            className="w-40"
            label={msg('reminder.quiet-hours.from')}
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <TextField
            type="time"
            className="w-40"
            label={msg('reminder.quiet-hours.until')}
            value={until}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          />
          {isChanged && (
            <Button loading={isPending} disabled={from === '' || until === ''} onClick={() => void press(hours)}>
              {msg('reminder.quiet-hours.save')}
            </Button>
          )}
        </div>
      )}
      <div role="alert" className="empty:hidden">
        {error && <Notice tone="error">{messageOf(error)}</Notice>}
      </div>
    </div>
  )
}

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
