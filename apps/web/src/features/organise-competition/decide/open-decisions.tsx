import type { Competition, MyCompetition } from '@bettle/contract'
import { CircleCheck } from 'lucide-react'
import { AdminLink } from '../../../admin-ui/admin-link.tsx'
import { useServerNow } from '../../../push/clock/use-server-now.ts'
import { dayAndTime } from '../../../text/date-text.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { Button, Panel, Tag } from '../../../ui/index.ts'
import { durationText } from '../setup/needs.ts'
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
    <Panel
      title={msg('organise-competition.open-decisions.to-decide')}
      aside={decisions.length > 0 && msg('organise-competition.open-decisions.open', { decisions: decisions.length })}
      flush
    >
      {decisions.length === 0 ? (
        <p className="flex items-center gap-3 p-4 text-muted">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-won" />
          {msg('organise-competition.open-decisions.nothing-needs-a-decision')}
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
                  {msg('organise-competition.open-decisions.add-matches')}
                </Button>
              ) : (
                isAdmin &&
                decision.matchId && (
                  <Button asChild>
                    <AdminLink to={`manage-match/${decision.matchId}`}>
                      {msg('organise-competition.open-decisions.open-the-match')}
                    </AdminLink>
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
      <Tag tone="closing">
        {minutes > 0
          ? msg('organise-competition.open-decisions.in-duration', { duration: durationText(minutes) })
          : msg('organise-competition.open-decisions.now')}
      </Tag>
      <span>
        {rich('organise-competition.open-decisions.until-time-day-and', {
          time: <time dateTime={until} />,
          dayAndTime: dayAndTime(at),
        })}
      </span>
    </p>
  )
}

function titleOf(competition: Competition, { kind, stage, missing = 1, matchId }: Decision): string {
  if (kind === 'add-fixtures')
    return msg('organise-competition.open-decisions.match-missing-stage-missing', {
      stage: stageText(stage, competition),
      missing,
    })
  return msg('organise-competition.open-decisions.results-not-confirmed-match', {
    match: matchText(competition, matchId ?? ''),
  })
}

function consequenceOf({ stages, phase }: Competition, { kind, stage }: Decision): string {
  if (kind === 'confirm-results') return msg('organise-competition.open-decisions.the-operators-of-this')
  if (phase === 'enrolling') return msg('organise-competition.open-decisions.if-matches-are-missing')
  const isLacking = stages.find((candidate) => candidate.stage === stage)?.lacksFixture
  return isLacking
    ? msg('organise-competition.open-decisions.the-stage-waits-for')
    : msg('organise-competition.open-decisions.later-stages-need-more')
}
