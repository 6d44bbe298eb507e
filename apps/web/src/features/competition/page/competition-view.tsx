import type { Competition, LobbyId, MyCompetition } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import { Check, Copy, Shuffle } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useServerNow } from '../../../push/clock/use-server-now.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { Button, useCopying } from '../../../ui/index.ts'
import { Bracket } from '../bracket/bracket.tsx'
import { roundsOf } from '../bracket/ties-of.ts'
import { Enrolment } from '../enrolment/enrolment.tsx'
import { peopleOf } from '../people.ts'
import { CompetitionHead } from './competition-head.tsx'
import { DecisionList } from './decision-list.tsx'
import { FixtureList } from './fixture-list.tsx'
import { Groups } from './groups.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { League } from './league.tsx'
import { NextPracticeCup } from './next-practice-cup.tsx'
import { OwnNextGame } from './own-next-game.tsx'
import { Plates } from './plates.tsx'
import { PlayerList } from './player-list.tsx'
import { ProposalList } from './proposal-list.tsx'
import { useWatching } from './use-watching.ts'
import { WinnerStage } from './winner-stage.tsx'

export interface CompetitionViewProps {
  competition: Competition
  mine: MyCompetition
  onEnter: (lobbyId: LobbyId) => void
  /** Links whose routes only the page knows: to organise, or to play again with the same people. */
  links: ReactNode
}

/** The page of a competition for its players: head, own next game, bracket, tables, fixtures, decisions. */
export function CompetitionView({ competition, mine, onEnter, links }: CompetitionViewProps) {
  const now = useServerNow()
  const watching = useWatching(competition._id, mine, onEnter)
  const people = peopleOf(competition, mine.entry?.user._id)
  const { winner, fixtures, stages, format, plates } = competition
  const groups = stages.find(({ kind }) => kind === 'groups')
  const hasEnded = competition.phase === 'finished'
  return (
    <div className="flex flex-col gap-4">
      <CompetitionHead competition={competition} now={now}>
        <Enrolment competition={competition} mine={mine} now={now}>
          <Button asChild size="sm">
            <Link to="/compete/$" params={{ _splat: `${competition._id}/draw` }}>
              <Shuffle aria-hidden="true" />{' '}
              {stages.length > 0
                ? msg('competition.competition-view.check-the-draw')
                : msg('competition.competition-view.the-draw')}
            </Link>
          </Button>
          {mine.code !== null && <CodeButton code={mine.code} />}
          {links}
        </Enrolment>
        {isOutOfPractice(competition, mine) && <NextPracticeCup except={competition._id} />}
      </CompetitionHead>
      {mine.next && <OwnNextGame competition={competition} next={mine.next} now={now} />}
      <ProposalList {...{ competition, people, now }} />
      {hasEnded && winner && <WinnerStage competition={competition} winner={winner} people={people} />}
      {competition.closedBecause && <NotStarted because={competition.closedBecause} />}
      <Bracket rounds={roundsOf(competition)} {...{ people, fixtures, watching }} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-4 empty:hidden">
          {format === 'league' && <League {...{ competition, people, watching }} />}
          {groups && <Groups stage={groups} {...{ competition, people, watching }} />}
          {plates.length > 0 && <Plates {...{ competition, people, watching }} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <FixtureList competition={competition} />
          <DecisionList competition={competition} people={people} />
          <HowItWorks competition={competition} />
        </div>
        <PlayerList competition={competition} people={people} />
      </div>
    </div>
  )
}

/** True if a practice cup has no game left for this user, so that the next cup is the next step. */
function isOutOfPractice({ isPractice, phase }: Competition, { entry }: MyCompetition): boolean {
  if (!isPractice || phase === 'enrolling') return false
  return phase === 'finished' || phase === 'closed' || entry === null || entry.status !== 'place'
}

function CodeButton({ code }: { code: string }) {
  const shown = useRef<HTMLSpanElement>(null)
  const { copy, copied, isRefused } = useCopying()
  return (
    <>
      <Button
        size="sm"
        icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy(code, shown)}
        aria-label={msg('competition.competition-view.copy-the-code', { code })}
      >
        {rich('competition.competition-view.code', { code: <span ref={shown}>{code}</span> })}
      </Button>
      <span role="status" className="sr-only">
        {copied
          ? msg('competition.competition-view.code-copied')
          : isRefused
            ? msg('competition.competition-view.the-code-is-selected')
            : ''}
      </span>
    </>
  )
}

function NotStarted({ because }: { because: NonNullable<Competition['closedBecause']> }) {
  return (
    <p className="panel px-4 py-4">
      {because === 'too-few-entries'
        ? msg('competition.competition-view.enrolment-ended-with-fewer')
        : msg('competition.competition-view.enrolment-ended-with-too')}
    </p>
  )
}
