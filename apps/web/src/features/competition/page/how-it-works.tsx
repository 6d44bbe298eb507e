import type { Competition } from '@bettle/contract'
import { ChevronDown } from 'lucide-react'

/** Explains in plain sentences how the competition is decided. A press opens the explanation. */
export function HowItWorks({ competition }: { competition: Competition }) {
  return (
    <details className="panel group">
      <summary className="caps flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 text-lg leading-none [&::-webkit-details-marker]:hidden">
        <h2>How it works</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="flex flex-col gap-3 border-line border-t px-4 py-4 text-sm">
        {rulesOf(competition).map(({ name, text }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-pretty text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

interface Rule {
  readonly name: string
  readonly text: string
}

const POINTS: Rule = {
  name: 'Points',
  text: 'In each game the first gets 10 points, then 7, 5, 4, 3 and 2. Everyone behind them gets 1.',
}
const ABSENCE: Rule = {
  name: 'Absence',
  text: 'A player without a settled bet in a game is absent: last in the game, and without points.',
}
const TABLE: Rule = {
  name: 'Table',
  text: 'Points decide first. Then come the number of games won, the sum of final chips, the best single game in chips, and the lot of the draw.',
}
const FAILURE: Rule = {
  name: 'A match that fails',
  text: 'It counts as it stands if half of its rounds were settled. Otherwise it counts for nobody, and the next match takes its place.',
}

function rulesOf({ format, groupFixtures, seasonFixtures, isPractice, gameSettings }: Competition): Rule[] {
  const each = `${gameSettings.startingChips} trophies for each player who was present in a game`
  const winner: Rule = {
    name: 'Trophies',
    text: isPractice
      ? 'A practice cup pays no trophies.'
      : `The winner gets ${each}, if at least two players were present.`,
  }
  if (format === 'lobby')
    return [
      { name: 'The game', text: 'All players play one game, and the first of it wins.' },
      ABSENCE,
      winner,
      FAILURE,
    ]
  if (format === 'league')
    return [
      { name: 'Season', text: `A season has ${seasonFixtures} matches, with one game for each group on each match.` },
      POINTS,
      ABSENCE,
      TABLE,
      {
        name: 'Promotion and relegation',
        text: 'At the end of a season equally many players change places between neighbouring divisions: 15 % of the smaller division, but at least one. If fewer than half of the matches counted, nobody moves.',
      },
      {
        name: 'The next season',
        text: 'You play on without enrolling again, unless you withdraw or were absent from your last four matches that counted.',
      },
      {
        name: 'Trophies',
        text: `Each group shares ${each}: 50 % for the first, 30 % for the second and 20 % for the third.`,
      },
      FAILURE,
    ]
  return [
    {
      name: 'Groups',
      text: `A group plays ${groupFixtures === 1 ? 'one match' : `${groupFixtures} matches`}. The first two of each group go on. If there is only one group, its first wins.`,
    },
    POINTS,
    ABSENCE,
    TABLE,
    {
      name: 'Knockout',
      text: 'Two players play one game, and the better rank goes on. If both are absent, the better seed goes on.',
    },
    winner,
    FAILURE,
  ]
}
