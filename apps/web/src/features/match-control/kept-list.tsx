import { useState } from 'react'
import { Button, Notice, Select, TextField } from '../../ui/index.ts'
import { type Act, type Pressed, type SideOfEvent, type SuspensionPressed, typesPressed } from './act.ts'
import type { TypeOfKeys } from './event-key.ts'
import type { DeskInUse } from './use-desk.ts'
import { eventWords, type Words } from './words.ts'

interface KeptListProps {
  desk: DeskInUse
  words: Words
  types: readonly TypeOfKeys[]
  /** The moment that a typed minute means. */
  instantOf: (text: string) => number | undefined
}

/** What the server did not take, each with why: recorded anyway, changed, or dropped. Nothing of it goes by itself. */
export function KeptList({ desk, words, types, instantOf }: KeptListProps) {
  if (desk.refused.length === 0) return null
  return (
    <section aria-label="Not taken">
      <ul className="grid gap-2">
        {desk.refused.map((act) => (
          <li key={act.id}>
            <Refused {...{ act, desk, words, types, instantOf }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Refused({ act, desk, words, types, instantOf }: KeptListProps & { act: Act }) {
  const [isChanging, setChanging] = useState(false)
  const [reason, setReason] = useState('')
  const { pressed, refusal } = act
  const needsReason = refusal?.code === 'results-confirmed'
  const sendAgain = () =>
    desk.desk.change(act.id, ({ refusal: _refusal, ...one }) => ({
      ...one,
      insisted: true,
      pressed: { ...one.pressed, ...(needsReason && { reason: reason.trim() }) } as Pressed,
    }))
  return (
    <Notice tone="error">
      <p className="font-semibold">{actWords(pressed, words)}</p>
      <p>{refusal?.message}</p>
      {needsReason && (
        <TextField
          className="mt-2"
          label="Reason, for the players"
          required
          maxLength={300}
          value={reason}
          onChange={(change) => setReason(change.target.value)}
        />
      )}
      {isChanging && pressed.kind === 'record' && (
        <ChangeAct
          {...{ pressed, words, types, instantOf }}
          onChange={(to) => desk.desk.change(act.id, (one) => ({ ...one, pressed: to }))}
        />
      )}
      <div className="mt-2 flex flex-wrap gap-1.5">
        <Button size="sm" variant="primary" disabled={needsReason && reason.trim() === ''} onClick={sendAgain}>
          {againWords(act)}
        </Button>
        {pressed.kind === 'record' && (
          <Button size="sm" aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
            Change
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => desk.desk.drop(act.id)}>
          Drop
        </Button>
      </div>
    </Notice>
  )
}

function againWords({ pressed, refusal }: Act): string {
  if (pressed.kind === 'record') return 'Record anyway'
  if (refusal?.code !== 'waited') return 'Try again'
  return pressed.kind === 'suspend' ? 'Suspend now' : 'Resume now'
}

type Recorded = Extract<Pressed, { kind: 'record' }>

interface ChangeActProps extends Pick<KeptListProps, 'words' | 'types' | 'instantOf'> {
  pressed: Recorded
  onChange: (to: Recorded) => void
}

const SIDES: readonly (SideOfEvent | 'none')[] = ['none', 'home', 'away']

function ChangeAct({ pressed, words, types, instantOf, onChange }: ChangeActProps) {
  const [minute, setMinute] = useState('')
  const at = minute === '' ? Date.parse(pressed.timeStamp) : instantOf(minute)
  return (
    <div className="mt-2 grid gap-2 sm:grid-cols-3">
      <Select
        label="Type"
        options={types.map(({ eventType, label }) => ({ value: eventType, label }))}
        value={pressed.eventType}
        onValueChange={(eventType) => onChange({ ...pressed, eventType })}
      />
      <Select
        label="Side"
        options={SIDES.map((side) => ({ value: side, label: side === 'none' ? 'No side' : words.sideOf(side) }))}
        value={pressed.team ?? 'none'}
        onValueChange={(side) => onChange({ ...pressed, team: side === 'none' ? null : side })}
      />
      <TextField
        label="Minute"
        placeholder={words.minuteOf(Date.parse(pressed.timeStamp))}
        value={minute}
        {...(at === undefined && { invalid: true, prompt: 'No minute of this match' })}
        onChange={({ target }) => {
          setMinute(target.value)
          const moment = instantOf(target.value)
          if (moment !== undefined) onChange({ ...pressed, timeStamp: new Date(moment).toISOString() })
        }}
      />
    </div>
  )
}

export function actWords(pressed: Pressed, words: Words): string {
  switch (pressed.kind) {
    case 'record':
      return eventWords({ ...pressed, at: Date.parse(pressed.timeStamp) }, words)
    case 'update':
      return 'A change of an event'
    case 'delete':
      return 'Taking an event back'
    case 'undo':
      return 'Taking back the last action'
    case 'redo':
      return 'Doing again what was taken back'
    case 'suspend':
      return `Suspending ${suspendedText(pressed, words)}`
    case 'resume':
      return `Resuming ${suspendedText(pressed, words)}`
    case 'start-half':
      return `The start of half ${pressed.halfNumber}`
    case 'end-half':
      return `The end of half ${pressed.halfNumber}`
  }
}

const suspendedText = (pressed: SuspensionPressed, words: Words): string =>
  typesPressed(pressed).map(words.nameOf).join(', ') || 'betting'
