import { Replace, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TeamAppearance } from '../../../match-ui/team-appearance.ts'
import { msg } from '../../../texts/msg.ts'
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
        <Tool label={msg('match-control.mending-tools.minus-5-s-5')} keys="⇧←" onPress={() => onNudge(-5)}>
          {msg('match-control.mending-tools.minus-5-s')}
        </Tool>
        <Tool label={msg('match-control.mending-tools.minus-1-s-1')} keys="←" onPress={() => onNudge(-1)}>
          {msg('match-control.mending-tools.minus-1-s')}
        </Tool>
        <Tool label={msg('match-control.mending-tools.plus-1-s-1')} keys="→" onPress={() => onNudge(1)}>
          {msg('match-control.mending-tools.plus-1-s')}
        </Tool>
        <Tool label={msg('match-control.mending-tools.plus-5-s-5')} keys="⇧→" onPress={() => onNudge(5)}>
          {msg('match-control.mending-tools.plus-5-s')}
        </Tool>
        <Tool label={msg('match-control.mending-tools.other-round-move-the')} keys={letterOf('KeyB')} onPress={onCross}>
          {msg('match-control.mending-tools.other-round')}
        </Tool>
      </div>
      <div className="flex flex-wrap gap-1.5">
        <Tool
          label={msg('match-control.mending-tools.give-the-event-to', { short: home.short, homeName: home.name })}
          keys={letterOf('KeyQ')}
          isOn={event.team === 'home'}
          onPress={() => onSide('home')}
        >
          {home.short}
        </Tool>
        <Tool
          label={msg('match-control.mending-tools.give-the-event-to-2', { short: away.short, awayName: away.name })}
          keys={letterOf('KeyW')}
          isOn={event.team === 'away'}
          onPress={() => onSide('away')}
        >
          {away.short}
        </Tool>
        <Tool
          label={msg('match-control.mending-tools.no-side-give-the')}
          isOn={event.team === null}
          onPress={() => onSide(null)}
        >
          {msg('match-control.mending-tools.no-side')}
        </Tool>
        <Tool
          label={msg('match-control.mending-tools.type-change-the-type')}
          keys={letterOf('KeyR')}
          isOn={isReplacing}
          onPress={onReplace}
        >
          <Replace aria-hidden="true" className="size-4" /> {msg('match-control.mending-tools.type')}
        </Tool>
        <Tool label={msg('match-control.mending-tools.delete-remove-the-event')} keys="Del" onPress={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" /> {msg('match-control.mending-tools.delete')}
        </Tool>
      </div>
      {isReplacing && <p className="text-sm">{msg('match-control.mending-tools.press-the-button-of')}</p>}
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
