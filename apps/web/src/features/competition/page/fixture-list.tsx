import type { Competition, CompetitionFixture } from '@bettle/contract'
import { isReplayed } from '../../../push/competition/is-replayed.ts'
import { dayAndTime } from '../../../text/date-text.ts'
import { msg } from '../../../texts/msg.ts'
import { classNames, Panel, Tag, type TagTone } from '../../../ui/index.ts'
import { FIXTURE_STATUS, failureText, REPLAYED, stageText } from '../competition-text.ts'

const TONES: Record<CompetitionFixture['status'], TagTone> = {
  planned: 'neutral',
  'under-way': 'live',
  counted: 'won',
  failed: 'lost',
}

/** Lists the matches of the competition. A failed match has its reason. */
export function FixtureList({ competition }: { competition: Competition }) {
  const { fixtures, fixturesNeeded, phase } = competition
  const missing = fixturesNeeded - fixtures.filter(({ status }) => status !== 'failed').length
  const isOpen = phase === 'enrolling' || phase === 'drawn' || phase === 'running'
  return (
    <Panel title={msg('competition.fixture-list.matches')} flush aside={<span>{fixtures.length}</span>}>
      {fixtures.length === 0 && (
        <p className="px-4 py-4 text-muted text-sm">{msg('competition.fixture-list.the-organiser-has-not')}</p>
      )}
      <ol>
        {fixtures.map((fixture) => (
          <Row key={fixture.matchId} fixture={fixture} competition={competition} />
        ))}
      </ol>
      {isOpen && missing > 0 && competition.format !== 'league' && (
        <p className="border-line border-t px-4 py-3 text-closing text-sm">
          {msg('competition.fixture-list.one-more-match-is', { missing })}
        </p>
      )}
    </Panel>
  )
}

function Row({ fixture, competition }: { fixture: CompetitionFixture; competition: Competition }) {
  const { homeTeam, awayTeam, kickOffAt, status, stage } = fixture
  const isDropped = isReplayed(competition, fixture)
  const note = isDropped ? REPLAYED : failureText(fixture)
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 border-line border-t px-4 py-3 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p
          className={classNames(
            'wrap-anywhere font-semibold',
            (status === 'failed' || isDropped) && 'text-muted line-through',
          )}
        >
          {msg('competition.fixture-list.v', { homeTeam, awayTeam })}
        </p>
        <p className="text-muted text-sm">
          {dayAndTime(Date.parse(kickOffAt))}
          {stage !== null && ` · ${stageText(competition, stage)}`}
          {stage === null && status === 'planned' && spareText(competition)}
        </p>
        {note && <p className="mt-1 text-pretty text-sm">{note}</p>}
      </div>
      {isDropped ? (
        <Tag tone="void">{msg('competition.fixture-list.replayed')}</Tag>
      ) : (
        <Tag tone={TONES[status]}>{FIXTURE_STATUS[status]}</Tag>
      )}
    </li>
  )
}

/**
 * Returns the text for a fixture without a stage. Before the draw no fixture has a stage; after the end of the
 * competition a spare fixture never gets one.
 */
function spareText({ phase }: Competition): string {
  if (phase === 'drawn' || phase === 'running') return msg('competition.fixture-list.no-games-on-this')
  return phase === 'finished' ? msg('competition.fixture-list.the-competition-did-not') : ''
}
