import { type BestBet, career, type Reply } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { queryOf } from '../../api/query/query-of.ts'
import { eventTypeText } from '../../text/event-type-text.ts'
import { fixed, percentText } from '../../text/number-text.ts'
import { teamsText } from '../../text/teams-text.ts'
import { msg, rich } from '../../texts/msg.ts'
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
    <FoldPanel title={msg('career.career-panel.your-career')} flush>
      {data ? (
        <Numbers career={data} gameLink={gameLink} />
      ) : (
        <div className="p-4">
          {isError ? (
            <ErrorState
              title={msg('career.career-panel.your-career-could-not')}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
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
        <p className="px-4 py-5 text-muted">{msg('career.career-panel.none-of-your-games')}</p>
        <CompetitionRecord record={own.competitions} />
      </>
    )
  }
  return (
    <>
      <dl className="grid grid-cols-2 gap-px bg-line sm:grid-cols-4">
        <Figure label={msg('career.career-panel.games')}>{own.games}</Figure>
        <Figure label={msg('career.career-panel.wins')}>{own.wins}</Figure>
        <Figure label={msg('career.career-panel.win-rate')}>
          {own.winRate === null ? '–' : percentText(own.winRate)}
        </Figure>
        <Figure label={msg('career.career-panel.trophies')} tone="text-flood">
          <Trophy aria-hidden="true" className="me-1.5 inline size-6 align-[-0.1em]" />
          {own.trophies}
        </Figure>
      </dl>
      <div className="border-line border-t px-4 py-3.5">
        <h3 className="caps text-base text-faint leading-none">{msg('career.career-panel.best-bet')}</h3>
        {own.bestBet ? (
          <BestBetLine bet={own.bestBet} gameLink={gameLink} />
        ) : (
          <p className="mt-1.5 text-sm">{msg('career.career-panel.you-have-not-won')}</p>
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
        {msg('career.career-panel.competitions')}
      </h3>
      <dl className="grid grid-cols-3">
        <Figure label={msg('career.career-panel.entered')}>{record.entered}</Figure>
        <Figure label={msg('career.career-panel.won')}>{record.won}</Figure>
        <Figure label={msg('career.career-panel.trophies')} tone="text-flood">
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
  const line = msg('career.career-panel.line', {
    betType: bet.betType,
    threshold: fixed(bet.threshold, 1),
    event: eventTypeText({ name: bet.eventType, displayName: bet.displayName }),
  })
  return (
    <div className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-4">
      <p className="figures text-[2rem] text-won leading-none">+{bet.payout - bet.stake}</p>
      <p className="min-w-0 text-sm leading-snug">
        {rich('career.career-panel.at-for', {
          line,
          odds: fixed(bet.odds, 2),
          payout: bet.payout,
          stake: bet.stake,
          gameLink: gameLink(bet, teamsText(bet)),
        })}
      </p>
    </div>
  )
}
