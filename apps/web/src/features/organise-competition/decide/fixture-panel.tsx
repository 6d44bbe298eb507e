import type { Competition } from '@bettle/contract'
import { Plus } from 'lucide-react'
import { isReplayed } from '../../../push/competition/is-replayed.ts'
import { dayAndTime } from '../../../text/date-text.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, Panel, Tag, type TagTone } from '../../../ui/index.ts'
import { teamsOf } from '../fixtures/fixture-options.ts'
import { isEnded, stageText } from '../stage-text.ts'
import { type DecisionToMake, openingPlate } from './decision-facts.ts'

type Fixture = Competition['fixtures'][number]

const STATES: Readonly<Record<Fixture['status'], { text: string; tone: TagTone }>> = {
  planned: { text: msg('organise-competition.fixture-panel.planned'), tone: 'neutral' },
  'under-way': { text: msg('organise-competition.fixture-panel.live'), tone: 'live' },
  counted: { text: msg('organise-competition.fixture-panel.counted'), tone: 'won' },
  failed: { text: msg('organise-competition.fixture-panel.failed'), tone: 'lost' },
}

const PLATE = msg('organise-competition.fixture-panel.plate-game')
const FAILURES: Readonly<Record<NonNullable<Fixture['failure']>, string>> = {
  abandoned: msg('organise-competition.fixture-panel.the-match-was-abandoned'),
  deleted: msg('organise-competition.fixture-panel.the-match-was-deleted'),
  'too-late': msg('organise-competition.fixture-panel.the-match-was-moved'),
  unconfirmed: msg('organise-competition.fixture-panel.the-results-were-not'),
}

interface FixturePanelProps {
  competition: Competition
  onAddFixtures: () => void
  onDecide: (decision: DecisionToMake) => void
}

/** The fixtures with their stages. For an upcoming fixture the organiser can open a plate game. */
export function FixturePanel({ competition, onAddFixtures, onDecide }: FixturePanelProps) {
  const { fixtures, fixturesNeeded, players, format, plates } = competition
  const usable = fixtures.filter(({ status }) => status !== 'failed').length
  const hasEliminated = format === 'tournament' && players.some(({ status }) => status === 'eliminated')
  const hasPlate = (fixture: Fixture) => plates.some(({ matchId }) => matchId === fixture.matchId)
  const canOpenPlate = (fixture: Fixture) =>
    hasEliminated && fixture.status === 'planned' && !isEnded(competition) && !hasPlate(fixture)
  return (
    <Panel
      title={msg('organise-competition.fixture-panel.matches')}
      aside={
        <>
          <span>{msg('organise-competition.fixture-panel.of-needed-usable-fixtures', { usable, fixturesNeeded })}</span>
          {!isEnded(competition) && (
            <Button size="sm" icon={<Plus aria-hidden="true" />} onClick={onAddFixtures}>
              {msg('organise-competition.fixture-panel.add')}
            </Button>
          )}
        </>
      }
      flush
    >
      {fixtures.length === 0 ? (
        <p className="p-4 text-muted text-sm">
          {isEnded(competition)
            ? msg('organise-competition.fixture-panel.no-match-was-chosen')
            : msg('organise-competition.fixture-panel.no-match-is-chosen')}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {fixtures.map((fixture) => (
            <li key={fixture.matchId} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
              <div className="min-w-0 flex-1 basis-48">
                <p className="wrap-anywhere font-medium">{teamsOf(fixture)}</p>
                <p className="text-muted text-sm tabular-nums">
                  {dayAndTime(Date.parse(fixture.kickOffAt))}
                  {fixture.stage && ` · ${stageText(fixture.stage, competition)}`}
                  {hasPlate(fixture) && ` · ${PLATE}`}
                </p>
                {isReplayed(competition, fixture) && (
                  <p className="text-sm">{msg('organise-competition.fixture-panel.a-replay-was-ordered')}</p>
                )}
                {fixture.failure && (
                  <p className="text-lost text-sm">
                    {FAILURES[fixture.failure]}{' '}
                    {fixture.status === 'counted'
                      ? msg('organise-competition.fixture-panel.the-match-counts-with')
                      : msg('organise-competition.fixture-panel.the-match-does-not')}
                  </p>
                )}
              </div>
              {isReplayed(competition, fixture) ? (
                <Tag tone="void">{msg('organise-competition.fixture-panel.replayed')}</Tag>
              ) : (
                <Tag tone={STATES[fixture.status].tone}>{STATES[fixture.status].text}</Tag>
              )}
              {canOpenPlate(fixture) && (
                <Button
                  size="sm"
                  aria-label={msg('organise-competition.fixture-panel.open-a-plate-game', { teams: teamsOf(fixture) })}
                  onClick={() => onDecide(openingPlate(competition, fixture.matchId))}
                >
                  {msg('organise-competition.fixture-panel.open-plate-game')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
