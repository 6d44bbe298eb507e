import { useState } from 'react'
import type { TypeOfKeys } from '../../../match-ui/keys/event-key.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, Notice, Select, TextField } from '../../../ui/index.ts'
import {
  type Pressed,
  type QueuedAction,
  type SideOfEvent,
  type SuspensionPressed,
  typesPressed,
} from '../offline-queue/queued-action.ts'
import { type EventFormat, eventText } from './event-text.ts'
import type { EventRecorder } from './use-event-recorder.ts'

interface KeptListProps {
  recorder: EventRecorder
  format: EventFormat
  types: readonly TypeOfKeys[]
  /** Returns the instant of a typed minute; undefined if the text is invalid. */
  instantOf: (text: string) => number | undefined
}

/**
 * Lists the refused actions with their reasons. The operator sends each action again, changes it or drops it; none is
 * removed automatically.
 */
export function KeptList({ recorder, format, types, instantOf }: KeptListProps) {
  if (recorder.refused.length === 0) return null
  return (
    <section aria-label={msg('match-control.kept-list.refused-actions')}>
      <ul className="grid gap-2">
        {recorder.refused.map((queued) => (
          <li key={queued.id}>
            <Refused {...{ queued, recorder, format, types, instantOf }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Refused({ queued, recorder, format, types, instantOf }: KeptListProps & { queued: QueuedAction }) {
  const [isChanging, setChanging] = useState(false)
  const [reason, setReason] = useState('')
  const { pressed, refusal } = queued
  const needsReason = refusal?.code === 'results-confirmed'
  const sendAgain = () =>
    recorder.offlineQueue.change(queued.id, ({ refusal: _refusal, ...one }) => ({
      ...one,
      insisted: true,
      pressed: { ...one.pressed, ...(needsReason && { reason: reason.trim() }) } as Pressed,
    }))
  return (
    <Notice tone="error">
      <p className="font-semibold">{pressText(pressed, format)}</p>
      <p>{refusal?.message}</p>
      {needsReason && (
        <TextField
          className="mt-2"
          label={msg('match-control.kept-list.reason-shown-to-the')}
          required
          maxLength={300}
          value={reason}
          onChange={(change) => setReason(change.target.value)}
        />
      )}
      {isChanging && pressed.kind === 'record' && (
        <EditQueuedAction
          {...{ pressed, format, types, instantOf }}
          onChange={(to) => recorder.offlineQueue.change(queued.id, (one) => ({ ...one, pressed: to }))}
        />
      )}
      <div className="mt-2 flex flex-wrap gap-1.5">
        <Button size="sm" variant="primary" disabled={needsReason && reason.trim() === ''} onClick={sendAgain}>
          {retryText(queued)}
        </Button>
        {pressed.kind === 'record' && (
          <Button size="sm" aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
            {msg('match-control.kept-list.change')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => recorder.offlineQueue.drop(queued.id)}>
          {msg('match-control.kept-list.discard')}
        </Button>
      </div>
    </Notice>
  )
}

function retryText({ pressed, refusal }: QueuedAction): string {
  if (pressed.kind === 'record') return msg('match-control.kept-list.record-anyway')
  if (refusal?.code !== 'waited') return msg('match-control.kept-list.try-again')
  return pressed.kind === 'suspend'
    ? msg('match-control.kept-list.suspend-now')
    : msg('match-control.kept-list.resume-now')
}

type Recorded = Extract<Pressed, { kind: 'record' }>

interface EditQueuedActionProps extends Pick<KeptListProps, 'format' | 'types' | 'instantOf'> {
  pressed: Recorded
  onChange: (to: Recorded) => void
}

const SIDES: readonly (SideOfEvent | 'none')[] = ['none', 'home', 'away']

function EditQueuedAction({ pressed, format, types, instantOf, onChange }: EditQueuedActionProps) {
  const [minute, setMinute] = useState('')
  const at = minute === '' ? Date.parse(pressed.timeStamp) : instantOf(minute)
  return (
    <div className="mt-2 grid gap-2 sm:grid-cols-3">
      <Select
        label={msg('match-control.kept-list.type')}
        options={types.map(({ eventType, label }) => ({ value: eventType, label }))}
        value={pressed.eventType}
        onValueChange={(eventType) => onChange({ ...pressed, eventType })}
      />
      <Select
        label={msg('match-control.kept-list.side')}
        options={SIDES.map((side) => ({
          value: side,
          label: side === 'none' ? msg('match-control.kept-list.no-side') : format.sideOf(side),
        }))}
        value={pressed.team ?? 'none'}
        onValueChange={(side) => onChange({ ...pressed, team: side === 'none' ? null : side })}
      />
      <TextField
        label={msg('match-control.kept-list.minute')}
        placeholder={format.minuteOf(Date.parse(pressed.timeStamp))}
        value={minute}
        {...(at === undefined && { invalid: true, prompt: msg('match-control.kept-list.this-match-has-no') })}
        onChange={({ target }) => {
          setMinute(target.value)
          const moment = instantOf(target.value)
          if (moment !== undefined) onChange({ ...pressed, timeStamp: new Date(moment).toISOString() })
        }}
      />
    </div>
  )
}

export function pressText(pressed: Pressed, format: EventFormat): string {
  switch (pressed.kind) {
    case 'record':
      return eventText({ ...pressed, at: Date.parse(pressed.timeStamp) }, format)
    case 'update':
      return msg('match-control.kept-list.changing-an-event')
    case 'delete':
      return msg('match-control.kept-list.removing-an-event')
    case 'undo':
      return msg('match-control.kept-list.undoing-the-last-action')
    case 'redo':
      return msg('match-control.kept-list.redoing-the-undone-action')
    case 'suspend':
      return msg('match-control.kept-list.suspending-suspended', { suspended: suspendedText(pressed, format) })
    case 'resume':
      return msg('match-control.kept-list.resuming-suspended', { suspended: suspendedText(pressed, format) })
    case 'start-half':
      return msg('match-control.kept-list.starting-half-half-number', { halfNumber: pressed.halfNumber })
    case 'end-half':
      return msg('match-control.kept-list.ending-half-half-number', { halfNumber: pressed.halfNumber })
  }
}

const suspendedText = (pressed: SuspensionPressed, format: EventFormat): string =>
  typesPressed(pressed).map(format.nameOf).join(', ') || msg('match-control.kept-list.betting')
