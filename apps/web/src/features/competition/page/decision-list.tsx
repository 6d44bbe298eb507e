import type { Competition, UserId } from '@bettle/contract'
import { deletedName } from '../../../api/read-wire.ts'
import { dayAndTime } from '../../../text/date-text.ts'
import { msg } from '../../../texts/msg.ts'
import { classNames, Panel, Tag } from '../../../ui/index.ts'
import { decisionText } from '../competition-text.ts'
import type { People } from '../people.ts'

/** Returns who gained and who lost by a decision: 'Gains: Ben. Loses: Cleo.' */
export function sharesText(gains: readonly UserId[], loses: readonly UserId[], { nameOf }: People): string {
  const namesOf = (ids: readonly UserId[]) => ids.map(nameOf).join(', ')
  const sentences = [
    gains.length > 0 && msg('competition.decision-list.gains', { names: namesOf(gains) }),
    loses.length > 0 && msg('competition.decision-list.loses', { names: namesOf(loses) }),
  ]
  return sentences.filter(Boolean).join(' ') || msg('competition.decision-list.no-player-gained-or')
}

/** Lists the organiser's decisions with their reasons, and with the players who gain or lose by them. */
export function DecisionList({ competition, people }: { competition: Competition; people: People }) {
  const { decided } = competition
  if (decided.length === 0) return null
  return (
    <Panel title={msg('competition.decision-list.decisions')} flush>
      <ol>
        {decided
          .toReversed()
          .map(({ number, at, by, reason, isUndone, gains, loses, isVoted, isByDeleted, ...decision }) => (
            <li key={number} className="border-line border-t px-4 py-3 first:border-t-0">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span
                  className={classNames('wrap-anywhere min-w-0 font-semibold', isUndone && 'text-muted line-through')}
                >
                  {decisionText(competition, decision, people)}
                </span>
                {isUndone && <Tag tone="void">{msg('competition.decision-list.undone')}</Tag>}
              </p>
              {reason !== null && <p className="wrap-anywhere mt-1 text-pretty text-sm">‘{reason}’</p>}
              {gains && loses && (
                <p className="wrap-anywhere mt-1 text-muted text-sm">{sharesText(gains, loses, people)}</p>
              )}
              <p className="mt-1 text-faint text-xs">
                {isByDeleted && by ? deletedName(by) : (by ?? msg('competition.decision-list.a-user-who-has'))}
                {isVoted && msg('competition.decision-list.after-a-vote-of')} · {dayAndTime(Date.parse(at))}
              </p>
            </li>
          ))}
      </ol>
    </Panel>
  )
}
