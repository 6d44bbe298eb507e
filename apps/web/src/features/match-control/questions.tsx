import type { ReactNode } from 'react'
import { Button, KeyHint, Notice } from '../../ui/index.ts'
import type { Act } from './act.ts'
import type { DeskInUse } from './use-desk.ts'
import { eventWords, unlikelyWords, type Words } from './words.ts'

interface QuestionsProps {
  desk: DeskInUse
  words: Words
  letterOf: (code: string) => string
  /** Two operators may have pressed the same one: the later of both. */
  twice: string | undefined
  onTwice: (isSame: boolean) => void
}

/** What the console wants to know, without holding up the next press. Its place is there before it asks. */
export function Questions({ desk, words, letterOf, twice, onTwice }: QuestionsProps) {
  const { asked, unlikely } = desk
  const answers = (onSame: () => void, onAnother: () => void) => (
    <span className="flex gap-1.5">
      <Button
        size="sm"
        variant="primary"
        className="max-sm:px-2.5"
        onClick={onSame}
        trailing={<KeyHint keys={letterOf('KeyY')} className="max-sm:hidden" />}
      >
        The same
      </Button>
      <Button
        size="sm"
        className="max-sm:px-2.5"
        onClick={onAnother}
        trailing={<KeyHint keys={letterOf('KeyN')} className="max-sm:hidden" />}
      >
        Another
      </Button>
    </span>
  )
  return (
    <div role="status" className="min-h-12 max-sm:min-h-20">
      {asked ? (
        <Notice tone="warning">
          <Row
            answers={answers(
              () => desk.isSame(asked),
              () => desk.isAnother(asked),
            )}
          >
            <strong>The same one?</strong> {wordsOfAct(asked, words)} is there already.
          </Row>
        </Notice>
      ) : twice !== undefined ? (
        <Notice tone="warning">
          <Row
            answers={answers(
              () => onTwice(true),
              () => onTwice(false),
            )}
          >
            <strong>The same one?</strong> {twice} was recorded by the other operator, too.
          </Row>
        </Notice>
      ) : (
        unlikely && (
          <Notice>
            <Row
              answers={
                <Button size="sm" onClick={desk.forgetUnlikely}>
                  Yes, really
                </Button>
              }
            >
              {unlikelyWords(unlikely, words)}
            </Row>
          </Notice>
        )
      )}
    </div>
  )
}

/** The answers beside the question. */
function Row({ answers, children }: { answers: ReactNode; children: ReactNode }) {
  return (
    <div className="-my-1 flex items-center justify-between gap-x-3">
      <p className="line-clamp-3 min-w-0 py-1 max-sm:text-sm max-sm:leading-tight">{children}</p>
      <span className="shrink-0">{answers}</span>
    </div>
  )
}

function wordsOfAct({ pressed }: Act, words: Words): string {
  if (pressed.kind !== 'record') return ''
  return eventWords({ ...pressed, at: Date.parse(pressed.timeStamp) }, words)
}
