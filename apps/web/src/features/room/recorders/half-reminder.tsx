import type { Lobby } from '@bettle/contract'
import { useState } from 'react'
import { useServerNow } from '../../../push/clock/use-server-now.ts'
import { msg } from '../../../texts/msg.ts'
import { Button } from '../../../ui/index.ts'

/** The minutes of a half at which the pad asks the recorders whether the half has ended [RM31]. */
const ASKS_AT = [48, 45] as const

/** Returns the half that may have ended and the minute of the question; undefined before minute 45. */
export function halfToEnd(
  { halves, tempo }: Pick<Lobby['match'], 'halves' | 'tempo'>,
  now: number,
): { readonly halfNumber: number; readonly minute: number } | undefined {
  const half = halves.find(({ status, startTime }) => status === 'active' && startTime !== null)
  if (!half?.startTime) return undefined
  const passed = ((now - Date.parse(half.startTime)) * tempo) / 60_000
  const minute = ASKS_AT.find((at) => passed >= at)
  return minute === undefined ? undefined : { halfNumber: half.halfNumber, minute }
}

/** Asks at minutes 45 and 48 whether the half has ended, so that nobody forgets the whistle [RM31]. */
export function HalfReminder({ match, onEnd }: { match: Lobby['match']; onEnd: () => void }) {
  const asked = halfToEnd(match, useServerNow())
  const [dismissed, setDismissed] = useState('')
  if (!asked) return null
  const key = `${asked.halfNumber} ${asked.minute}`
  if (dismissed === key) return null
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-control border border-flood bg-flood-soft px-3 py-1 text-sm">
      <p role="status" className="min-w-0 flex-1 basis-40">
        {msg('room.half-reminder.has-half-ended', { halfNumber: asked.halfNumber })}
      </p>
      <Button size="sm" variant="primary" onClick={onEnd}>
        {msg('room.half-reminder.end-half', { halfNumber: asked.halfNumber })}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setDismissed(key)}>
        {msg('room.half-reminder.not-yet')}
      </Button>
    </div>
  )
}
