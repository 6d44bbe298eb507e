import type { Competition, MyCompetition } from '@bettle/contract'
import { CircleCheck } from 'lucide-react'
import { AdminLink } from '../../../admin-ui/admin-link.tsx'
import { useServerNow } from '../../../push/clock/use-server-now.ts'
import { dayAndTime } from '../../../text/date-text.ts'
import { Button, Panel, Tag } from '../../../ui/index.ts'
import { counted, durationText } from '../setup/needs.ts'
import { stageText } from '../stage-text.ts'
import { matchText } from './decision-facts.ts'

type Decision = MyCompetition['decisions'][number]

interface OpenDecisionsProps {
  competition: Competition
  decisions: readonly Decision[]
  isAdmin: boolean
  onAddFixtures: () => void
}

/** Lists everything that needs a decision, the earliest deadline first ([CP51]). */
export function OpenDecisions({ competition, decisions, isAdmin, onAddFixtures }: OpenDecisionsProps) {
  return (
    <Panel title="To decide" aside={decisions.length > 0 && `${decisions.length} open`} flush>
      {decisions.length === 0 ? (
        <p className="flex items-center gap-3 p-4 text-muted">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-won" />
          Nothing needs a decision.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {decisions.map((decision) => (
            <li
              key={`${decision.kind}${decision.stage}${decision.matchId}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4"
            >
              <div className="flex min-w-60 flex-1 flex-col gap-1">
                <p className="font-semibold">{titleOf(competition, decision)}</p>
                <p className="text-muted text-sm">{consequenceOf(competition, decision)}</p>
                <Deadline until={decision.until} />
              </div>
              {decision.kind === 'add-fixtures' ? (
                <Button variant="primary" onClick={onAddFixtures}>
                  Add matches
                </Button>
              ) : (
                isAdmin &&
                decision.matchId && (
                  <Button asChild>
                    <AdminLink to={`manage-match/${decision.matchId}`}>Open the match</AdminLink>
                  </Button>
                )
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const MINUTE = 60_000

function Deadline({ until }: { until: string }) {
  const now = useServerNow(MINUTE)
  const at = Date.parse(until)
  const minutes = Math.ceil((at - now) / MINUTE)
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm tabular-nums">
      <Tag tone="closing">{minutes > 0 ? `in ${durationText(minutes)}` : 'now'}</Tag>
      <span>
        Until <time dateTime={until}>{dayAndTime(at)}</time>
      </span>
    </p>
  )
}

function titleOf(competition: Competition, { kind, stage, missing = 1, matchId }: Decision): string {
  if (kind === 'add-fixtures')
    return `${stageText(stage, competition)}: ${counted(missing, 'match', 'matches')} missing`
  return `${matchText(competition, matchId ?? '')}: results not confirmed`
}

function consequenceOf({ stages, phase }: Competition, { kind, stage }: Decision): string {
  if (kind === 'confirm-results')
    return 'The operators of this match must confirm the results in time. Otherwise the match counts with the results so far, or for nobody if fewer than half of the rounds were settled.'
  if (phase === 'enrolling') return 'If matches are missing at the draw, the competition does not start.'
  const isLacking = stages.find((candidate) => candidate.stage === stage)?.lacksFixture
  return isLacking
    ? 'The stage waits for a match. If nobody adds a match in time, the rankings, the seeds and then the lot decide the stage.'
    : 'Later stages need more matches. If a stage has no match, the rankings, the seeds and then the lot decide the stage.'
}
