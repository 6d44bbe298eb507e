import type { Competition, UserId } from '@bettle/contract'
import { dayAndTime } from '../../../text/date-text.ts'
import { classNames, Panel, Tag } from '../../../ui/index.ts'
import { decisionText } from '../competition-text.ts'
import type { People } from '../people.ts'

/** Returns who gained and who lost by a decision: 'Gains: Ben. Loses: Cleo.' */
export function sharesText(gains: readonly UserId[], loses: readonly UserId[], { nameOf }: People): string {
  const names = (label: string, ids: readonly UserId[]) =>
    ids.length > 0 ? [`${label}: ${ids.map(nameOf).join(', ')}.`] : []
  const sentences = [...names('Gains', gains), ...names('Loses', loses)]
  return sentences.join(' ') || 'No player gained or lost by it.'
}

/** Lists the organiser's decisions with their reasons, and with the players who gain or lose by them. */
export function DecisionList({ competition, people }: { competition: Competition; people: People }) {
  const { decided } = competition
  if (decided.length === 0) return null
  return (
    <Panel title="Decisions" flush>
      <ol>
        {decided.toReversed().map(({ number, at, by, reason, isUndone, gains, loses, isVoted, ...decision }) => (
          <li key={number} className="border-line border-t px-4 py-3 first:border-t-0">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span
                className={classNames('wrap-anywhere min-w-0 font-semibold', isUndone && 'text-muted line-through')}
              >
                {decisionText(competition, decision, people)}
              </span>
              {isUndone && <Tag tone="void">Undone</Tag>}
            </p>
            {reason !== null && <p className="wrap-anywhere mt-1 text-pretty text-sm">‘{reason}’</p>}
            {gains && loses && (
              <p className="wrap-anywhere mt-1 text-muted text-sm">{sharesText(gains, loses, people)}</p>
            )}
            <p className="mt-1 text-faint text-xs">
              {by ?? 'A user who has left'}
              {isVoted && ', after a vote of the players'} · {dayAndTime(Date.parse(at))}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
