import { type BestBet, career, type Reply } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { queryOf } from '../../api/query/query-of.ts'
import { ErrorState, FoldPanel, SkeletonRows } from '../../ui/index.ts'
import { CalibrationTable } from './calibration-table.tsx'

export interface CareerPanelProps {
  /** Renders a link to the game of a bet. Only the page knows the route. */
  gameLink: (bet: BestBet, text: string) => ReactNode
}

/** Shows the player's own figures over all games that count [Z8]. */
export function CareerPanel({ gameLink }: CareerPanelProps) {
  const { data, isError, isFetching, refetch } = useQuery({ ...queryOf(career, {}), staleTime: 0 })
  return (
    <FoldPanel title="Your career" flush>
      {data ? (
        <Numbers career={data} gameLink={gameLink} />
      ) : (
        <div className="p-4">
          {isError ? (
            <ErrorState title="Your career could not be loaded." retrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={3} />
          )}
        </div>
      )}
    </FoldPanel>
  )
}

function Numbers({ career: own, gameLink }: CareerPanelProps & { career: Reply<typeof career> }) {
  if (own.games === 0) {
    return (
      <>
        <p className="px-4 py-5 text-muted">
          None of your games counts yet. A game counts when at least two players had a settled bet and the results are
          confirmed. Practice games never count.
        </p>
        <CompetitionRecord record={own.competitions} />
      </>
    )
  }
  return (
    <>
      <dl className="grid grid-cols-2 gap-px bg-line sm:grid-cols-4">
        <Figure label="Games">{own.games}</Figure>
        <Figure label="Wins">{own.wins}</Figure>
        <Figure label="Win rate">{own.winRate === null ? '–' : `${own.winRate} %`}</Figure>
        <Figure label="Trophies" tone="text-flood">
          <Trophy aria-hidden="true" className="mr-1.5 inline size-6 align-[-0.1em]" />
          {own.trophies}
        </Figure>
      </dl>
      <div className="border-line border-t px-4 py-3.5">
        <h3 className="caps text-base text-faint leading-none">Best bet</h3>
        {own.bestBet ? (
          <BestBetLine bet={own.bestBet} gameLink={gameLink} />
        ) : (
          <p className="mt-1.5 text-sm">You have not won a bet in any counted game yet.</p>
        )}
      </div>
      <CompetitionRecord record={own.competitions} />
      <CalibrationTable bands={own.calibration} />
    </>
  )
}

/** The record in tournaments, leagues and exclusive games. Before the first of them, nothing is rendered. */
function CompetitionRecord({ record }: { record: Reply<typeof career>['competitions'] }): ReactNode {
  const titleId = useId()
  if (record.entered === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-labelledby={titleId} className="border-line border-t">
      <h3 id={titleId} className="caps px-4 pt-3.5 text-base text-faint leading-none">
        Competitions
      </h3>
      <dl className="grid grid-cols-3">
        <Figure label="Entered">{record.entered}</Figure>
        <Figure label="Won">{record.won}</Figure>
        <Figure label="Trophies" tone="text-flood">
          {record.trophies}
        </Figure>
      </dl>
    </div>
  )
}

function Figure({ label, tone, children }: { label: string; tone?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 bg-panel px-4 py-3.5">
      <dt className="caps text-base text-faint leading-none">{label}</dt>
      <dd className={`figures whitespace-nowrap text-[2rem] leading-none ${tone ?? ''}`}>{children}</dd>
    </div>
  )
}

function BestBetLine({ bet, gameLink }: { bet: BestBet; gameLink: CareerPanelProps['gameLink'] }) {
  const line = `${bet.betType} ${bet.threshold.toFixed(1)} ${bet.displayName}`
  return (
    <div className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-4">
      <p className="figures text-[2rem] text-won leading-none">+{bet.payout - bet.stake}</p>
      <p className="min-w-0 text-sm leading-snug">
        {line} at {bet.odds.toFixed(2)}: {bet.payout} for {bet.stake}.{' '}
        {gameLink(bet, `${bet.homeTeam} v ${bet.awayTeam}`)}
      </p>
    </div>
  )
}
