import { confirmResults, type MatchId, resume, suspend, updateRounds } from '@bettle/contract'
import { currentRound, halfIndicator, roundStatus } from '@bettle/rules'
import { BadgeCheck, OctagonPause, PlayCircle, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { EventTypesOfMatch } from '../../football/event-names.tsx'
import { matchClock } from '../../football/match-clock.ts'
import { Pace } from '../../football/pace.tsx'
import { teamLooks } from '../../football/team-look.ts'
import { useMatch } from '../../live/use-match.ts'
import { useServerNow } from '../../live/use-server-now.ts'
import { Button, ConfirmDialog, ErrorState, Panel, ScoreBoard, SkeletonRows } from '../../ui/index.ts'
import { EventKeys } from './event-keys.tsx'
import { FeedPanel } from './feed-panel.tsx'
import { HalfButtons } from './half-buttons.tsx'
import { PlanWarnings } from './plan-warnings.tsx'
import { RecordedEvents } from './recorded-events.tsx'
import { RoundBoundary } from './round-boundary.tsx'
import { useOperation } from './use-operation.ts'

/** One match under one person's hands: its clock, its halves, its events. */
export function MatchConsole({ matchId }: { matchId: MatchId }) {
  const { match, events, timetable, error, fetchAgain } = useMatch(matchId)
  const now = useServerNow()
  const [isConfirming, setConfirming] = useState(false)
  const pause = useOperation(suspend, () => 'Nothing is accepted until you resume.')
  const goOn = useOperation(resume, () => 'Bets are accepted again.')
  const settle = useOperation(updateRounds, () => 'Whatever was due is settled.')
  const confirm = useOperation(confirmResults, () => 'The results are final.')
  if (!match || !timetable) {
    return error ? <ErrorState title={error.message} onRetry={fetchAgain} /> : <SkeletonRows rows={6} label="Match" />
  }

  const { home, away } = teamLooks(match.homeTeam, match.awayTeam)
  const clock = matchClock(timetable, now)
  const round = currentRound(timetable, now)
  const half = match.halves.findLast(({ status }) => status === 'active') ?? match.halves[0]
  const finished = timetable.rounds.filter((each) => roundStatus(timetable, each, now) === 'finished').length
  const isOver = match.status === 'completed' || match.status === 'abandoned'
  const body = { matchId }

  return (
    <EventTypesOfMatch matchId={matchId}>
      <div className="grid grid-cols-1 gap-4">
        <ScoreBoard
          left={home}
          right={away}
          score={[match.score.home, match.score.away]}
          clock={
            clock.text && (
              <>
                {clock.text}
                <Pace tempo={match.tempo} className="ml-1.5" />
              </>
            )
          }
          period={halfIndicator(timetable.halves, timetable)}
          status={round ? `ROUND ${round.roundNumber}` : isOver ? 'MATCH ENDED' : 'NO ROUND'}
          live={round !== undefined}
          size="md"
        />
        <Button
          variant={match.suspended ? 'primary' : 'danger'}
          size="lg"
          block
          icon={match.suspended ? <PlayCircle aria-hidden="true" /> : <OctagonPause aria-hidden="true" />}
          disabled={isOver}
          loading={pause.isPending || goOn.isPending}
          onClick={() => (match.suspended ? goOn : pause).mutate({ body })}
        >
          {!match.suspended && <span className="max-sm:hidden">Danger or VAR: </span>}
          {match.suspended ? 'Resume betting' : 'Suspend betting'}
        </Button>
        <PlanWarnings halves={timetable.halves} rounds={timetable.rounds} />
        <RoundBoundary timetable={timetable} now={now} />
        <EventKeys match={match} disabled={match.status === 'abandoned' || match.resultsConfirmedAt !== null} />
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
          <RecordedEvents match={match} events={events} timetable={timetable} />
          <Panel
            title="Match control"
            aside={
              <span className="text-muted text-sm">
                {finished} of {timetable.rounds.length} rounds over
              </span>
            }
          >
            <div className="grid gap-3">
              <HalfButtons match={match} />
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="ghost"
                  icon={<RefreshCw aria-hidden="true" />}
                  disabled={!half}
                  loading={settle.isPending}
                  onClick={() => half && settle.mutate({ body: { halfId: half._id } })}
                >
                  Update Rounds
                </Button>
                {match.status === 'completed' && (
                  <Button
                    variant="secondary"
                    icon={<BadgeCheck aria-hidden="true" />}
                    disabled={match.resultsConfirmedAt !== null}
                    loading={confirm.isPending}
                    onClick={() => setConfirming(true)}
                  >
                    {match.resultsConfirmedAt ? 'Results confirmed' : 'Confirm results'}
                  </Button>
                )}
              </div>
            </div>
          </Panel>
        </div>
        <FeedPanel matchId={matchId} disabled={isOver} />
        <ConfirmDialog
          open={isConfirming}
          onOpenChange={setConfirming}
          title="Confirm the results?"
          confirmText="Confirm results"
          onConfirm={() => {
            setConfirming(false)
            confirm.mutate({ body })
          }}
        >
          They become final. After that a change needs a reason, and every player is told it.
        </ConfirmDialog>
      </div>
    </EventTypesOfMatch>
  )
}
