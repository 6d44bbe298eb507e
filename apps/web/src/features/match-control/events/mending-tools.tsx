import { Replace, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TeamAppearance } from '../../../match-ui/team-appearance.ts'
import { classNames, KeyHint } from '../../../ui/index.ts'
import type { SideOfEvent } from '../offline-queue/queued-action.ts'
import type { ShownEvent } from './shown-events.ts'

interface MendingToolsProps {
  event: ShownEvent
  home: TeamAppearance
  away: TeamAppearance
  isReplacing: boolean
  letterOf: (code: string) => string
  onNudge: (seconds: number) => void
  onCross: () => void
  onSide: (team: SideOfEvent | null) => void
  onReplace: () => void
  onRemove: () => void
}

/** The buttons that change the selected event. Each has a key too. */
export function MendingTools({
  event,
  home,
  away,
  isReplacing,
  letterOf,
  onNudge,
  onCross,
  onSide,
  onReplace,
  onRemove,
}: MendingToolsProps) {
  return (
    <div className="grid gap-1.5 px-3 pb-3">
      <div className="flex flex-wrap gap-1.5">
        <Tool label="−5 s: 5 seconds earlier" keys="⇧←" onPress={() => onNudge(-5)}>
          −5 s
        </Tool>
        <Tool label="−1 s: 1 second earlier" keys="←" onPress={() => onNudge(-1)}>
          −1 s
        </Tool>
        <Tool label="+1 s: 1 second later" keys="→" onPress={() => onNudge(1)}>
          +1 s
        </Tool>
        <Tool label="+5 s: 5 seconds later" keys="⇧→" onPress={() => onNudge(5)}>
          +5 s
        </Tool>
        <Tool label="Other round: move the event to the neighbouring round" keys={letterOf('KeyB')} onPress={onCross}>
          Other round
        </Tool>
      </div>
      <div className="flex flex-wrap gap-1.5">
        <Tool
          label={`${home.short}: give the event to ${home.name}`}
          keys={letterOf('KeyQ')}
          isOn={event.team === 'home'}
          onPress={() => onSide('home')}
        >
          {home.short}
        </Tool>
        <Tool
          label={`${away.short}: give the event to ${away.name}`}
          keys={letterOf('KeyW')}
          isOn={event.team === 'away'}
          onPress={() => onSide('away')}
        >
          {away.short}
        </Tool>
        <Tool label="No side: give the event to neither team" isOn={event.team === null} onPress={() => onSide(null)}>
          No side
        </Tool>
        <Tool label="Type: change the type of the event" keys={letterOf('KeyR')} isOn={isReplacing} onPress={onReplace}>
          <Replace aria-hidden="true" className="size-4" /> Type
        </Tool>
        <Tool label="Delete: remove the event" keys="Del" onPress={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" /> Delete
        </Tool>
      </div>
      {isReplacing && (
        <p className="text-sm">
          Press the button of the correct event type. To keep the current type, press the Type button again.
        </p>
      )}
    </div>
  )
}

interface ToolProps {
  /** The accessible name starts with the visible label, so that speech input finds the button. */
  label: string
  keys?: string
  isOn?: boolean
  onPress: () => void
  children: ReactNode
}

function Tool({ label, keys, isOn, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      onClick={onPress}
      className={classNames(
        'caps inline-flex min-h-11 items-center gap-1.5 rounded-control border px-3 text-base leading-none',
        isOn ? 'border-transparent bg-ink text-ground' : 'border-line-strong bg-panel text-ink hover:bg-raised',
      )}
    >
      {children}
      {keys !== undefined && <KeyHint keys={keys} />}
    </button>
  )
}
