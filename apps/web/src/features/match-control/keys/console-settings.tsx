import type { UserId } from '@bettle/contract'
import { reactionLead } from '@bettle/rules'
import { useEffect, useRef, useState } from 'react'
import { CODES_TO_CHOOSE, type TypeOfKeys, withOwnKey } from '../../../match-ui/keys/event-key.ts'
import { fixed } from '../../../text/number-text.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { Button, Select, Sheet, Switch } from '../../../ui/index.ts'
import { useConsoleHabits } from './console-habits.ts'
import { ConsoleKeyList } from './console-key-list.tsx'

interface ConsoleSettingsProps {
  userId: UserId
  types: readonly TypeOfKeys[]
  letterOf: (code: string) => string
  onPractise: () => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Edits an operator's own keys and delays. This browser stores them for each account. */
export function ConsoleSettings({ userId, types, letterOf, onPractise, open, onOpenChange }: ConsoleSettingsProps) {
  const { habits, change } = useConsoleHabits(userId)
  const leads = types.filter(({ eventType }) => (habits.leads[eventType] ?? 0) > 0)
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={msg('match-control.console-settings.keys-and-reaction-time')}>
      <div className="grid grid-cols-1 gap-6">
        <Switch
          label={msg('match-control.console-settings.single-keys')}
          hint={msg('match-control.console-settings.if-this-is-off')}
          checked={habits.singleKeys}
          onCheckedChange={(singleKeys) => change({ singleKeys })}
        />
        <ConsoleKeyList types={types} letterOf={letterOf} />
        <section aria-label={msg('match-control.console-settings.event-keys')} className="grid gap-2">
          <h3 className="caps text-base">{msg('match-control.console-settings.choose-other-keys')}</h3>
          <p className="text-muted text-sm">{msg('match-control.console-settings.hold-the-left-shift')}</p>
          {types
            .flatMap(({ keys }) => keys)
            .map((key) => (
              <Select
                key={key.id}
                label={
                  key.team
                    ? key.team === 'home'
                      ? msg('match-control.console-settings.left-side-key-label', { keyLabel: key.label })
                      : msg('match-control.console-settings.right-side-key-label', { keyLabel: key.label })
                    : key.label
                }
                options={CODES_TO_CHOOSE.map((code) => ({ value: code, label: letterOf(code) }))}
                value={key.code}
                onValueChange={(code) => change({ keys: withOwnKey(types, habits.keys, key.id, code) })}
              />
            ))}
          <Button size="sm" variant="ghost" onClick={() => change({ keys: {} })}>
            {msg('match-control.console-settings.reset-all-keys')}
          </Button>
        </section>
        <section aria-label={msg('match-control.console-settings.reaction-time')} className="grid gap-2">
          <p className="text-muted text-sm">{msg('match-control.console-settings.you-always-press-a')}</p>
          {leads.length > 0 && (
            <ul className="text-sm">
              {leads.map(({ eventType, label }) => (
                <li key={eventType} className="flex justify-between">
                  {rich('match-control.console-settings.s-label-span', {
                    label,
                    span: <span className="figures" />,
                    leads: fixed((habits.leads[eventType] ?? 0) / 1000, 2),
                  })}
                </li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={onPractise}>
              {msg('match-control.console-settings.practice-run')}
            </Button>
            {leads.length > 0 && (
              <Button size="sm" variant="ghost" onClick={() => change({ leads: {} })}>
                {msg('match-control.console-settings.forget-my-reaction-time')}
              </Button>
            )}
          </div>
        </section>
      </div>
    </Sheet>
  )
}

interface PracticeRunProps {
  userId: UserId
  types: readonly TypeOfKeys[]
  letterOf: (code: string) => string
  onClose: () => void
}

/** The number of tries for each event type in a practice run. */
const TRIES = 3
/** The shortest and the longest pause between a press and the next event (ms). */
const PAUSE = [700, 2200] as const

/**
 * Practises without a match. The run names events at unpredictable moments, and measures how long the operator takes to
 * press the key [W4].
 */
export function PracticeRun({ userId, types, letterOf, onClose }: PracticeRunProps) {
  const { habits, change } = useConsoleHabits(userId)
  const [order] = useState(() => shuffled(types.flatMap((type) => Array.from({ length: TRIES }, () => type))))
  const [done, setDone] = useState(0)
  const [shownAt, setShownAt] = useState<number>()
  const delays = useRef<Record<string, number[]>>({})
  const type = order[done]
  const keys = type?.keys ?? []

  useEffect(() => {
    if (done >= order.length) return
    const timer = setTimeout(() => setShownAt(performance.now()), PAUSE[0] + Math.random() * (PAUSE[1] - PAUSE[0]))
    return () => clearTimeout(timer)
  }, [done, order.length])

  const hit = (at: number) => {
    if (!type || shownAt === undefined) return
    const { eventType } = type
    delays.current[eventType] = [...(delays.current[eventType] ?? []), at - shownAt]
    setShownAt(undefined)
    setDone(done + 1)
    if (done + 1 < order.length) return
    const leads = Object.entries(delays.current).map(([name, all]) => [name, reactionLead(all)] as const)
    change({ leads: { ...habits.leads, ...Object.fromEntries(leads) } })
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || !keys.some(({ code }) => code === event.code)) return
      event.preventDefault()
      hit(performance.now())
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })

  const isOver = done >= order.length
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={msg('match-control.console-settings.practice-run')}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-muted text-sm">
          {msg('match-control.console-settings.as-soon-as-you', { done, order: order.length })}
        </p>
        <div
          aria-live="assertive"
          className="grid min-h-40 place-items-center rounded-panel border border-line bg-sunken"
        >
          {isOver ? (
            <Learnt types={types} delays={delays.current} />
          ) : (
            shownAt !== undefined && <p className="headline text-3xl">{type?.label}</p>
          )}
        </div>
        {!isOver && (
          <ul className="grid grid-cols-3 gap-2">
            {types.map(({ eventType, label, keys: own }) => (
              <li key={eventType} className="min-w-0">
                <Button
                  block
                  className="px-2 [&>span]:min-w-0"
                  onClick={() => eventType === type?.eventType && hit(performance.now())}
                >
                  <span className="min-w-0">{label}</span>
                  <span className="shrink-0 text-muted">{own[0] && letterOf(own[0].code)}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {isOver && (
          <Button variant="primary" onClick={onClose}>
            {msg('match-control.console-settings.done')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

/** Shows the delays that a finished practice run has measured, by event type. */
function Learnt({ types, delays }: Pick<PracticeRunProps, 'types'> & { delays: Readonly<Record<string, number[]>> }) {
  return (
    <div className="w-full p-4">
      <p className="headline text-xl">{msg('match-control.console-settings.reaction-time-measured')}</p>
      <div className="mt-1 text-muted text-sm">{msg('match-control.console-settings.from-now-on-each')}</div>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-3">
        {types.map(({ eventType, label }) => (
          <div key={eventType} className="flex items-baseline justify-between gap-3">
            <dt className="min-w-0 text-sm">{label}</dt>
            <dd className="figures shrink-0 text-flood">
              {msg('match-control.console-settings.s-reaction-lead', {
                reactionLead: fixed(reactionLead(delays[eventType] ?? []) / 1000, 1),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function shuffled<One>(all: readonly One[]): One[] {
  return all
    .map((one) => ({ one, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ one }) => one)
}
