import { useState } from 'react'
import {
  Board,
  BoardClock,
  BoardDigits,
  Button,
  CountdownBar,
  CountdownRing,
  ProgressBar,
  RollingNumber,
  RoundRibbon,
  ScoreBoard,
  Ticker,
  useSecondsUntil,
} from '../../ui/index.ts'
import { GallerySection } from './gallery-section.tsx'

const FRANCE = { name: 'France', short: 'FRA', colour: 'oklch(0.55 0.2 262)' }
const CROATIA = { name: 'Croatia', short: 'CRO', colour: 'oklch(0.58 0.22 25)' }
const MARKS = [
  { at: 0.7, label: 'Closing soon' },
  { at: 0.8, label: 'Closed for the next round' },
]

export function GalleryBoards() {
  const [goals, setGoals] = useState(2)
  const [deadline, setDeadline] = useState(() => Date.now() + 24_000)
  const left = useSecondsUntil(deadline)
  return (
    <GallerySection title="Scoreboard and time">
      <div className="flex flex-col gap-4 md:col-span-2">
        <ScoreBoard
          left={FRANCE}
          right={CROATIA}
          score={{ home: goals, away: 1 }}
          lit="left"
          period="Half 1 of 2"
          clock="37:12"
          status="Live round"
          live
          size="lg"
        >
          <Ticker
            className="border-line border-t"
            label="Match news"
            items={[
              { id: '1', content: "37' Corner France" },
              { id: '2', content: 'Leader: Ana 148' },
              { id: '3', content: 'Round 5 is open' },
            ]}
          />
        </ScoreBoard>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setGoals(goals + 1)}>Goal</Button>
          <Button onClick={() => setDeadline(Date.now() + 24_000)}>Wind the clock</Button>
        </div>
      </div>
      <div className="flex flex-col gap-4">
        <ScoreBoard
          left={FRANCE}
          right={CROATIA}
          score={{ home: goals, away: 1 }}
          period="H1"
          clock="37:12"
          status="Live"
          live
          size="sm"
        />
        <Board className="flex items-center justify-between p-4" label="Digits">
          <BoardDigits value={7} size="sm" />
          <BoardDigits value={0} />
          <BoardDigits value={3} lit />
          <BoardClock>90:00</BoardClock>
        </Board>
      </div>
      <div className="panel flex flex-col gap-5 p-4">
        <RoundRibbon label="Round 4" progress={0.42} marks={MARKS} state="open" status="closes 3:48" />
        <RoundRibbon label="Round 4" progress={0.74} marks={MARKS} state="closing" status="closing soon 0:36" />
        <RoundRibbon label="Round 4" progress={0.91} marks={MARKS} state="closed" status="betting closed" />
      </div>
      <div className="panel flex flex-col gap-5 p-4">
        <div className="flex items-center gap-4">
          <CountdownRing label="Round starts in" secondsLeft={left} totalSeconds={24} />
          <CountdownRing label="Round starts in" secondsLeft={8} totalSeconds={24} size={56} />
          <CountdownRing label="Match starts in" secondsLeft={754} totalSeconds={900} size={96} />
        </div>
        <CountdownBar label="Betting closes in" secondsLeft={left} totalSeconds={24} />
      </div>
      <div className="panel flex flex-col gap-5 p-4">
        <p className="text-2xl">
          <RollingNumber value={100 + goals * 37} /> <span className="text-muted text-sm">chips</span>
        </p>
        <p className="text-xl">
          <RollingNumber value={1.4 + goals / 20} format={(odds) => odds.toFixed(2)} />
        </p>
        <ProgressBar label="Corners" value={2} max={4} line={2.5} text="2 of over 2.5" tone="over" />
        <ProgressBar label="Cards" value={1} max={4} line={1.5} text="1 of under 1.5" tone="under" />
        <ProgressBar label="Shots" value={3} max={4} tone="flood" />
      </div>
    </GallerySection>
  )
}
