import { useState } from 'react'
import {
  Button,
  Chip,
  ChipStack,
  OverTag,
  PriceButton,
  RollingNumber,
  RoundRibbon,
  ScoreBoard,
  Tag,
  Ticker,
} from '../../ui/index.ts'

const STAKES = [5, 10, 25, 50, 100] as const

/** A composed scene of the game from the design kit. */
export function GalleryScene() {
  const [stake, setStake] = useState(10)
  const [side, setSide] = useState<'over' | 'under'>('over')
  const price = side === 'over' ? 1.85 : 1.95
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 lg:grid-cols-[1.5fr_1fr]">
      <div className="flex min-w-0 flex-col gap-4">
        <ScoreBoard
          left={{ name: 'France', short: 'FRA', colour: 'oklch(0.55 0.2 262)' }}
          right={{ name: 'Croatia', short: 'CRO', colour: 'oklch(0.58 0.22 25)' }}
          score={{ home: 2, away: 1 }}
          lit="left"
          period="Half 1 of 2"
          clock="37:12"
          status="Live round"
          live
        >
          <Ticker
            className="border-line border-t"
            label="Match news"
            items={[
              { id: '1', content: "37' Corner, France" },
              { id: '2', content: 'Leader: Ana, 148 chips' },
              { id: '3', content: 'Round 5 is open for betting' },
            ]}
          />
        </ScoreBoard>
        <RoundRibbon
          label="Round 4"
          progress={0.62}
          marks={[
            { at: 0.7, label: 'Closing soon' },
            { at: 0.8, label: 'Closed for the next round' },
          ]}
          state="open"
          status="closes 1:48"
        />
        <div className="panel flex items-center gap-4 p-4">
          <ChipStack amount={35} size={44} most={5} />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-2">
              <OverTag line={2.5} />
              <span className="font-semibold">Throw-ins</span>
            </p>
            <p className="mt-1 text-muted text-sm">Round 4 · 3 so far · pays 64</p>
          </div>
          <Tag tone="won">Winning</Tag>
        </div>
      </div>
      <div className="panel flex flex-col gap-4 p-4">
        <div className="flex items-baseline justify-between">
          <h2 className="headline text-xl">Round 5</h2>
          <p className="text-muted text-sm">
            <RollingNumber value={148 - stake} className="mr-1 text-lg text-ink" /> chips left
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2">
          <PriceButton
            direction="over"
            line={1.5}
            price="1.85"
            selected={side === 'over'}
            onClick={() => setSide('over')}
          />
          <PriceButton
            direction="under"
            line={1.5}
            price="1.95"
            selected={side === 'under'}
            onClick={() => setSide('under')}
          />
        </div>
        <div className="flex items-end justify-between gap-2 rounded-control border border-line bg-sunken p-3">
          <div className="flex flex-wrap gap-1.5">
            {STAKES.map((value) => (
              <button
                key={value}
                type="button"
                aria-label={`Stake ${value}`}
                className="rounded-full transition-transform hover:-translate-y-1 active:translate-y-0"
                onClick={() => setStake(Math.min(100, stake + value))}
              >
                <Chip value={value} decorative />
              </button>
            ))}
          </div>
          <ChipStack amount={stake} size={44} most={6} />
        </div>
        <Button variant="primary" size="lg" block className="mt-auto">
          <span>
            Place <RollingNumber value={stake} />, returns <RollingNumber value={Math.floor(stake * price + 1e-9)} />
          </span>
        </Button>
      </div>
    </div>
  )
}
