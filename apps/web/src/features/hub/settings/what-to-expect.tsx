import type { GameSettings } from '@bettle/contract'
import type { GamesOutlook } from '@bettle/rules'
import { useId } from 'react'
import { grouped } from '../../../text/number-text.ts'
import { msg } from '../../../texts/msg.ts'
import { classNames, Skeleton } from '../../../ui/index.ts'
import { ChipsSpread } from './chips-spread.tsx'
import { useGamesOutlook } from './use-games-outlook.ts'

interface WhatToExpectProps {
  /** Undefined while the settings are invalid. */
  settings: GameSettings | undefined
}

/** Shows the figures of a thousand simulated games with these settings [Y1]. */
export function WhatToExpect({ settings }: WhatToExpectProps) {
  const titleId = useId()
  const { outlook, isPending, hasFailed } = useGamesOutlook(settings)
  // The outlook is optional help. If it fails before the first result, nothing is shown.
  if (hasFailed && !outlook) return null
  return (
    <section aria-labelledby={titleId} aria-busy={isPending} className="flex flex-col gap-3 border-line border-t pt-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={titleId} className="caps text-lg leading-none">
          {msg('hub.what-to-expect.what-to-expect')}
        </h3>
        <p className="text-faint text-sm">
          {outlook ? among(outlook) : msg('hub.what-to-expect.the-computer-plays-a')}
        </p>
      </header>
      {outlook ? <Figures outlook={outlook} isPending={isPending} /> : <FiguresSkeleton />}
    </section>
  )
}

function among({ games, players }: GamesOutlook): string {
  const opponents =
    players === 1
      ? msg('hub.what-to-expect.one-computer-player')
      : msg('hub.what-to-expect.computer-players', { players })
  return msg('hub.what-to-expect.simulated-games-of', { games: grouped(games), opponents })
}

function Figures({ outlook, isPending }: { outlook: GamesOutlook; isPending: boolean }) {
  return (
    <div className={classNames('grid gap-x-8 gap-y-4 transition-[filter] sm:grid-cols-2', isPending && 'grayscale')}>
      <dl className="grid content-start gap-2">
        {outlookFacts(outlook).map(({ what, figure }) => (
          <div key={what} className="flex items-baseline justify-between gap-4">
            <dt className="text-muted text-sm">{what}</dt>
            <dd className="figures shrink-0 text-flood">{figure}</dd>
          </div>
        ))}
      </dl>
      <ChipsSpread spread={outlook.spread} />
    </div>
  )
}

function FiguresSkeleton() {
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <div className="flex flex-col gap-3">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-4 w-full" />
        ))}
      </div>
      <Skeleton className="h-24 w-full" />
    </div>
  )
}

/** Returns the figures of the simulated games, each with a label. */
function outlookFacts(outlook: GamesOutlook): { what: string; figure: string }[] {
  const { averageWinner, medianChips, bustShare, rounds, minutes } = outlook
  return [
    {
      what: msg('hub.what-to-expect.the-winner-ends-with'),
      figure: averageWinner === undefined ? '–' : chips(Math.round(averageWinner)),
    },
    { what: msg('hub.what-to-expect.half-of-the-players'), figure: chips(medianChips) },
    { what: msg('hub.what-to-expect.players-who-cannot-bet'), figure: shareText(bustShare) },
    {
      what: msg('hub.what-to-expect.the-game-takes'),
      figure: msg('hub.what-to-expect.rounds-and-minutes', {
        rounds: roundsText(rounds),
        minutes: Math.round(minutes),
      }),
    },
  ]
}

const chips = (count: number) => msg('hub.what-to-expect.chips', { count })

function shareText(share: number): string {
  if (share === 0) return msg('hub.what-to-expect.nobody')
  if (share < 0.01) return msg('hub.what-to-expect.under-1-of-players')
  return msg('hub.what-to-expect.of-players', { share: Math.round(100 * share) })
}

/**
 * Returns the average number of rounds with one decimal place. Simulated games can end after different numbers of
 * rounds.
 */
function roundsText(rounds: number): string {
  const rounded = Math.round(rounds * 10) / 10
  return rounded === 1 ? msg('hub.what-to-expect.1-round') : msg('hub.what-to-expect.rounds', { rounded })
}
