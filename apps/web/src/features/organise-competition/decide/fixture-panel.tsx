import type { Competition } from '@bettle/contract'
import { Plus } from 'lucide-react'
import { isReplayed } from '../../../push/competition/is-replayed.ts'
import { dayAndTime } from '../../../text/date-text.ts'
import { Button, Panel, Tag, type TagTone } from '../../../ui/index.ts'
import { teamsOf } from '../fixtures/fixture-options.ts'
import { isEnded, stageText } from '../stage-text.ts'
import { type DecisionToMake, openingPlate } from './decision-facts.ts'

type Fixture = Competition['fixtures'][number]

const STATES: Readonly<Record<Fixture['status'], { text: string; tone: TagTone }>> = {
  planned: { text: 'Planned', tone: 'neutral' },
  'under-way': { text: 'Live', tone: 'live' },
  counted: { text: 'Counted', tone: 'won' },
  failed: { text: 'Failed', tone: 'lost' },
}

const FAILURES: Readonly<Record<NonNullable<Fixture['failure']>, string>> = {
  abandoned: 'The match was abandoned.',
  deleted: 'The match was deleted before the results were confirmed.',
  'too-late': 'The match was moved past the last day of the competition.',
  unconfirmed: 'The results were not confirmed within a day after the planned kick-off.',
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
      title="Matches"
      aside={
        <>
          <span>
            {usable} of {fixturesNeeded} needed
          </span>
          {!isEnded(competition) && (
            <Button size="sm" icon={<Plus aria-hidden="true" />} onClick={onAddFixtures}>
              Add
            </Button>
          )}
        </>
      }
      flush
    >
      {fixtures.length === 0 ? (
        <p className="p-4 text-muted text-sm">
          {isEnded(competition) ? 'No match was chosen.' : 'No match is chosen yet. Add matches before the draw.'}
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
                  {hasPlate(fixture) && ' · Plate game'}
                </p>
                {isReplayed(competition, fixture) && (
                  <p className="text-sm">A replay was ordered, so this match no longer counts.</p>
                )}
                {fixture.failure && (
                  <p className="text-lost text-sm">
                    {FAILURES[fixture.failure]}{' '}
                    {fixture.status === 'counted'
                      ? 'The match counts with the results so far.'
                      : 'The match does not count.'}
                  </p>
                )}
              </div>
              {isReplayed(competition, fixture) ? (
                <Tag tone="void">Replayed</Tag>
              ) : (
                <Tag tone={STATES[fixture.status].tone}>{STATES[fixture.status].text}</Tag>
              )}
              {canOpenPlate(fixture) && (
                <Button
                  size="sm"
                  aria-label={`Open a plate game on ${teamsOf(fixture)}`}
                  onClick={() => onDecide(openingPlate(competition, fixture.matchId))}
                >
                  Open plate game
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
