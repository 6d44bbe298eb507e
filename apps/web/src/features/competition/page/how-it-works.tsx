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
  text: 'In each game the winner gets 10 points. The next players get 7, 5, 4, 3 and 2 points. All other players get 1 point.',
}
const ABSENCE: Rule = {
  name: 'Absence',
  text: 'A player without a settled bet in a game counts as absent. An absent player is last in the game and gets no points.',
}
const TABLE: Rule = {
  name: 'Table',
  text: 'Points decide first. Then come the number of games won, the sum of final chips, the best single game in chips, and the lot of the draw.',
}
const DECISIONS = {
  name: 'Decisions',
  text: 'Nobody decides where they gain: an organiser who plays cannot decide about players of their own stages. In a private competition the players vote on it instead. Every decision shows who gains. Bettle cannot know whether two accounts belong to one person.',
}

const FAILURE: Rule = {
  name: 'A match that fails',
  text: 'A match fails if, for example, it is abandoned or moved too late. If at least half of the rounds were settled, these results count. Otherwise the match does not count. The next match replaces it only if its stage has no other match left.',
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
      { name: 'The game', text: 'All players play one game. The player in first place wins the competition.' },
      ABSENCE,
      winner,
      FAILURE,
      DECISIONS,
    ]
  if (format === 'league')
    return [
      { name: 'Season', text: `A season has ${seasonFixtures} matches, with one game for each group on each match.` },
      POINTS,
      ABSENCE,
      TABLE,
      {
        name: 'Promotion and relegation',
        text: 'At the end of a season the best players of a division go up, and as many players of the division above go down: 15 % of the smaller division, but at least one. If fewer than half of the matches counted, nobody moves.',
      },
      {
        name: 'The next season',
        text: 'You play in the next season without enrolling again. Two exceptions: you withdraw, or you were absent from your last four matches that counted.',
      },
      {
        name: 'Trophies',
        text: `A group in which at least two players were present shares ${each}: 50 % for the first, 30 % for the second and 20 % for the third. Two players get 70 % and 30 %.`,
      },
      FAILURE,
      DECISIONS,
    ]
  return [
    {
      name: 'Groups',
      text: `A group plays ${groupFixtures === 1 ? 'one match' : `${groupFixtures} matches`}. The first two players of each group reach the knockout. If there is only one group, the first player of that group wins.`,
    },
    POINTS,
    ABSENCE,
    TABLE,
    {
      name: 'Knockout',
      text: 'Two players play one game. The player with the better rank reaches the next round. If both are absent, the player with the better seed reaches the next round.',
    },
    winner,
    FAILURE,
    DECISIONS,
  ]
}
