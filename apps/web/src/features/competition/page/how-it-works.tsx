import type { Competition } from '@bettle/contract'
import { ChevronDown } from 'lucide-react'
import { msg } from '../../../texts/msg.ts'

/** Explains in plain sentences how the competition is decided. A press opens the explanation. */
export function HowItWorks({ competition }: { competition: Competition }) {
  return (
    <details className="panel group">
      <summary className="caps flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 text-lg leading-none [&::-webkit-details-marker]:hidden">
        <h2>{msg('competition.how-it-works.how-it-works')}</h2>
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
  name: msg('competition.how-it-works.points'),
  text: msg('competition.how-it-works.in-each-game-the'),
}
const ABSENCE: Rule = {
  name: msg('competition.how-it-works.absence'),
  text: msg('competition.how-it-works.a-player-without-a'),
}
const TABLE: Rule = {
  name: msg('competition.how-it-works.table'),
  text: msg('competition.how-it-works.points-decide-first-then'),
}
const DECISIONS = {
  name: msg('competition.how-it-works.decisions'),
  text: msg('competition.how-it-works.nobody-decides-where-they'),
}

const FAILURE: Rule = {
  name: msg('competition.how-it-works.a-match-that-fails'),
  text: msg('competition.how-it-works.a-match-fails-if'),
}

function rulesOf({ format, groupFixtures, seasonFixtures, isPractice, gameSettings }: Competition): Rule[] {
  const each = msg('competition.how-it-works.trophies-for-each-player', { startingChips: gameSettings.startingChips })
  const winner: Rule = {
    name: msg('competition.how-it-works.trophies'),
    text: isPractice
      ? msg('competition.how-it-works.a-practice-cup-pays')
      : msg('competition.how-it-works.the-winner-gets-if', { each }),
  }
  if (format === 'lobby')
    return [
      { name: msg('competition.how-it-works.the-game'), text: msg('competition.how-it-works.all-players-play-one') },
      ABSENCE,
      winner,
      FAILURE,
      DECISIONS,
    ]
  if (format === 'league')
    return [
      {
        name: msg('competition.how-it-works.season'),
        text: msg('competition.how-it-works.a-season-has-matches', { seasonFixtures }),
      },
      POINTS,
      ABSENCE,
      TABLE,
      {
        name: msg('competition.how-it-works.promotion-and-relegation'),
        text: msg('competition.how-it-works.at-the-end-of'),
      },
      {
        name: msg('competition.how-it-works.the-next-season'),
        text: msg('competition.how-it-works.you-play-in-the'),
      },
      {
        name: msg('competition.how-it-works.trophies'),
        text: msg('competition.how-it-works.a-group-in-which', { each }),
      },
      FAILURE,
      DECISIONS,
    ]
  return [
    {
      name: msg('competition.how-it-works.groups'),
      text: msg('competition.how-it-works.a-group-plays-one', { groupFixtures }),
    },
    POINTS,
    ABSENCE,
    TABLE,
    {
      name: msg('competition.how-it-works.knockout'),
      text: msg('competition.how-it-works.two-players-play-one'),
    },
    winner,
    FAILURE,
    DECISIONS,
  ]
}
