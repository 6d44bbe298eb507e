import type { Competition } from '@bettle/contract'
import { Undo2 } from 'lucide-react'
import { dayAndTime } from '../../../text/date-text.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, classNames, Panel, Tag } from '../../../ui/index.ts'
import { canBeUndone, type DecisionToMake, decidedText, subjectText, undoing } from './decision-facts.ts'

const DELETED = msg('organise-competition.decided-list.a-deleted-account')

interface DecidedListProps {
  competition: Competition
  onDecide: (decision: DecisionToMake) => void
}

/** Lists the decisions that were made, the latest first, each with its reason. */
export function DecidedList({ competition, onDecide }: DecidedListProps) {
  const { decided, phase } = competition
  const canUndo = phase !== 'cancelled' && phase !== 'closed'
  return (
    <Panel title={msg('organise-competition.decided-list.decisions')} flush>
      {decided.length === 0 ? (
        <p className="p-4 text-muted text-sm">{msg('organise-competition.decided-list.no-decision-has-been')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {decided.toReversed().map((decision) => {
            const { number, kind, at, by, reason, isUndone } = decision
            const subject = subjectText(competition, decision)
            return (
              <li key={number} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
                <div className="min-w-0 flex-1 basis-48">
                  <p className="flex flex-wrap items-center gap-2 font-medium">
                    <span className={classNames(isUndone && 'text-muted line-through')}>{decidedText(kind)}</span>
                    {isUndone && <Tag tone="void">{msg('organise-competition.decided-list.undone')}</Tag>}
                  </p>
                  {subject !== '' && <p className="wrap-anywhere text-sm">{subject}</p>}
                  {reason && <p className="wrap-anywhere text-muted text-sm">‘{reason}’</p>}
                  <p className="text-muted text-sm tabular-nums">
                    {by ?? DELETED}, {dayAndTime(Date.parse(at))}
                  </p>
                </div>
                {canUndo && canBeUndone(decision) && (
                  <Button
                    size="sm"
                    icon={<Undo2 aria-hidden="true" />}
                    aria-label={msg('organise-competition.decided-list.undo-decided', { decided: decidedText(kind) })}
                    onClick={() => onDecide(undoing(competition, number))}
                  >
                    {msg('organise-competition.decided-list.undo')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}
