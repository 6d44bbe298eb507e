import type { ReactNode } from 'react'
import type { TeamLook } from '../../football/team-look.ts'
import { Button, classNames, KeyHint } from '../../ui/index.ts'
import type { Act, SideOfEvent } from './act.ts'
import type { ShownEvent } from './shown-events.ts'
import type { DeskInUse } from './use-desk.ts'
import { eventWords, unlikelyWords, type Words } from './words.ts'

interface QuestionsProps {
  desk: Pick<DeskInUse, 'asked' | 'unlikely' | 'isSame' | 'isAnother' | 'forgetUnlikely'>
  words: Words
  letterOf: (code: string) => string
  /** Two operators may have pressed the same one: the later of both. */
  twice: string | undefined
  onTwice: (isSame: boolean) => void
  /** Of which nobody said whose it was. */
  goal: ShownEvent | undefined
  /** The side keys answer: they mend the selected event where there is one. */
  hasSideKeys: boolean
  home: TeamLook
  away: TeamLook
  /** Null: not known. */
  onSide: (goal: ShownEvent, team: SideOfEvent | null) => void
  /** What stands in the same place while nothing is asked. */
  children: ReactNode
}

/** What the console wants to know, without holding up the next press: in the place of the last event, so that nothing moves. */
export function Questions({
  desk,
  words,
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
  const { asked, unlikely } = desk
  const answers = (onSame: () => void, onAnother: () => void) => (
    <>
      <Button
        size="sm"
        variant="primary"
        className="px-2.5"
        onClick={onSame}
        trailing={<KeyHint keys={letterOf('KeyY')} className="@max-[36rem]:hidden" />}
      >
        The same
      </Button>
      <Button
        size="sm"
        className="px-2.5"
        onClick={onAnother}
        trailing={<KeyHint keys={letterOf('KeyN')} className="@max-[36rem]:hidden" />}
      >
        Another
      </Button>
    </>
  )
  return (
    <div role="status" className="min-w-0 flex-1">
      {asked ? (
        <Row
          isWarning
          answers={answers(
            () => desk.isSame(asked),
            () => desk.isAnother(asked),
          )}
        >
          <strong>The same one?</strong> {wordsOfAct(asked, words)} is there already.
        </Row>
      ) : twice !== undefined ? (
        <Row
          isWarning
          answers={answers(
            () => onTwice(true),
            () => onTwice(false),
          )}
        >
          <strong>The same one?</strong> {twice} was recorded by the other operator, too.
        </Row>
      ) : unlikely ? (
        <Row
          answers={
            <Button size="sm" className="px-2.5" onClick={desk.forgetUnlikely}>
              Yes, really
            </Button>
          }
        >
          {unlikelyWords(unlikely, words)}
        </Row>
      ) : goal ? (
        <Row
          answers={
            <>
              <SideAnswer
                look={home}
                keys={hasSideKeys ? letterOf('KeyQ') : undefined}
                onPress={() => onSide(goal, 'home')}
              />
              <SideAnswer
                look={away}
                keys={hasSideKeys ? letterOf('KeyW') : undefined}
                onPress={() => onSide(goal, 'away')}
              />
              <Button size="sm" className="px-2.5" onClick={() => onSide(goal, null)}>
                Not known
              </Button>
            </>
          }
        >
          <strong>Whose goal?</strong> {words.minuteOf(goal.at)}
        </Row>
      ) : (
        children
      )}
    </div>
  )
}

/** It begins with the word that is seen: so it is pressed by who says that word. */
function SideAnswer({ look, keys, onPress }: { look: TeamLook; keys: string | undefined; onPress: () => void }) {
  return (
    <Button
      size="sm"
      variant="primary"
      className="px-2.5"
      aria-label={`${look.short}: it was ${look.name}`}
      onClick={onPress}
      trailing={keys && <KeyHint keys={keys} className="@max-[36rem]:hidden" />}
    >
      {look.short}
    </Button>
  )
}

/** The answers beside the question, on a phone under it. */
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

function wordsOfAct({ pressed }: Act, words: Words): string {
  if (pressed.kind !== 'record') return ''
  return eventWords({ ...pressed, at: Date.parse(pressed.timeStamp) }, words)
}
