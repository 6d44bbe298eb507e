import type { ReactNode } from 'react'
import type { TeamAppearance } from '../../../match-ui/team-appearance.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { Button, classNames, KeyHint } from '../../../ui/index.ts'
import type { QueuedAction, SideOfEvent } from '../offline-queue/queued-action.ts'
import { type EventFormat, eventText, unlikelyText } from './event-text.ts'
import type { ShownEvent } from './shown-events.ts'
import type { EventRecorder } from './use-event-recorder.ts'

interface QuestionsProps {
  recorder: Pick<EventRecorder, 'asked' | 'unlikely' | 'isSame' | 'isAnother' | 'forgetUnlikely'>
  format: EventFormat
  letterOf: (code: string) => string
  /** The question about an event that two operators may both have recorded. It names the later record. */
  twice: string | undefined
  onTwice: (isSame: boolean) => void
  /** A goal whose side is still to be named. */
  goal: ShownEvent | undefined
  /** True if the side keys answer the question. While an event is selected, they change that event instead. */
  hasSideKeys: boolean
  home: TeamAppearance
  away: TeamAppearance
  /** Receives the side; null means that the side is unknown. */
  onSide: (goal: ShownEvent, team: SideOfEvent | null) => void
  /** The content to show while there is no question. */
  children: ReactNode
}

/**
 * Shows the console's questions where the last event usually is, so that the layout does not move and no key is
 * blocked.
 */
export function Questions({
  recorder,
  format,
  letterOf,
  twice,
  onTwice,
  goal,
  hasSideKeys,
  home,
  away,
  onSide,
  children,
}: QuestionsProps) {
  const { asked, unlikely } = recorder
  const answers = (onSame: () => void, onAnother: () => void) => (
    <>
      <Button
        size="sm"
        variant="primary"
        className="px-2.5"
        onClick={onSame}
        trailing={<KeyHint keys={letterOf('KeyY')} className="@max-[36rem]:hidden" />}
      >
        {msg('match-control.questions.the-same')}
      </Button>
      <Button
        size="sm"
        className="px-2.5"
        onClick={onAnother}
        trailing={<KeyHint keys={letterOf('KeyN')} className="@max-[36rem]:hidden" />}
      >
        {msg('match-control.questions.another')}
      </Button>
    </>
  )
  return (
    <div role="status" className="min-w-0 flex-1">
      {asked ? (
        <Row
          isWarning
          answers={answers(
            () => recorder.isSame(asked),
            () => recorder.isAnother(asked),
          )}
        >
          {rich('match-control.questions.the-same-event-an', { strong: <strong />, record: recordText(asked, format) })}
        </Row>
      ) : twice !== undefined ? (
        <Row
          isWarning
          answers={answers(
            () => onTwice(true),
            () => onTwice(false),
          )}
        >
          {rich('match-control.questions.the-same-event-the', { strong: <strong />, twice })}
        </Row>
      ) : unlikely ? (
        <Row
          answers={
            <Button size="sm" className="px-2.5" onClick={recorder.forgetUnlikely}>
              {msg('match-control.questions.yes-really')}
            </Button>
          }
        >
          {unlikelyText(unlikely, format)}
        </Row>
      ) : goal ? (
        <Row
          answers={
            <>
              <SideAnswer
                appearance={home}
                keys={hasSideKeys ? letterOf('KeyQ') : undefined}
                onPress={() => onSide(goal, 'home')}
              />
              <SideAnswer
                appearance={away}
                keys={hasSideKeys ? letterOf('KeyW') : undefined}
                onPress={() => onSide(goal, 'away')}
              />
              <Button size="sm" className="px-2.5" onClick={() => onSide(goal, null)}>
                {msg('match-control.questions.not-known')}
              </Button>
            </>
          }
        >
          {rich('match-control.questions.which-team-scored-strong', {
            strong: <strong />,
            minute: format.minuteOf(goal.at),
          })}
        </Row>
      ) : (
        children
      )}
    </div>
  )
}

/** The accessible name starts with the visible text, so that speech input finds the button. */
function SideAnswer({
  appearance,
  keys,
  onPress,
}: {
  appearance: TeamAppearance
  keys: string | undefined
  onPress: () => void
}) {
  return (
    <Button
      size="sm"
      variant="primary"
      className="px-2.5"
      aria-label={msg('match-control.questions.scored-short-appearance-name', {
        short: appearance.short,
        appearanceName: appearance.name,
      })}
      onClick={onPress}
      trailing={keys && <KeyHint keys={keys} className="@max-[36rem]:hidden" />}
    >
      {appearance.short}
    </Button>
  )
}

/** Places the answers beside the question, or below it on a phone. */
function Row({
  answers,
  isWarning = false,
  children,
}: {
  answers: ReactNode
  isWarning?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={classNames(
        'flex h-full @min-[30rem]:flex-row flex-col @min-[30rem]:items-center justify-between gap-x-3 gap-y-1 rounded-panel border px-2.5 py-1',
        isWarning ? 'border-closing bg-panel' : 'border-line-strong bg-panel',
      )}
    >
      <p className="line-clamp-2 min-w-0 text-sm leading-tight">{children}</p>
      <span className="flex shrink-0 flex-wrap gap-1.5">{answers}</span>
    </div>
  )
}

function recordText({ pressed }: QueuedAction, format: EventFormat): string {
  if (pressed.kind !== 'record') return ''
  return eventText({ ...pressed, at: Date.parse(pressed.timeStamp) }, format)
}
