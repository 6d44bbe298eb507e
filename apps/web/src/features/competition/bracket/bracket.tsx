import type { CompetitionFixture } from '@bettle/contract'
import { Trophy } from 'lucide-react'
import { useState } from 'react'
import { msg, rich } from '../../../texts/msg.ts'
import { classNames, Panel, Tabs, useIsPhone, useSideSwipe } from '../../../ui/index.ts'
import { ownRoundText, roundText, tieText } from '../competition-text.ts'
import type { Watching } from '../page/use-watching.ts'
import type { People } from '../people.ts'
import { LobbyButton } from '../table/lobby-lines.tsx'
import { TieCard } from './tie-card.tsx'
import { type BracketTie, isOfTie, openingRound, type RoundOfTies } from './ties-of.ts'

export interface BracketProps {
  rounds: readonly RoundOfTies[]
  people: People
  fixtures: readonly CompetitionFixture[]
  watching: Watching
}

/** The knockout rounds: the whole bracket on a wide screen and on paper, one round per page on a phone. */
export function Bracket(props: BracketProps) {
  const isPhone = useIsPhone()
  if (props.rounds.length === 0) return null
  return (
    <Panel title={msg('competition.bracket.knockout')} flush>
      {isPhone && (
        <div className="print:hidden">
          <RoundPages {...props} />
        </div>
      )}
      {/* A sheet of paper is as narrow as a phone. */}
      <div className={classNames(isPhone && 'hidden print:block')}>
        <WholeBracket {...props} />
      </div>
    </Panel>
  )
}

/** One round per page, with the user's own tie first. The page of the round in play opens first. */
function RoundPages({ rounds, people, ...rest }: BracketProps) {
  const [chosen, setChosen] = useState<string>()
  const opening = openingRound(rounds)
  const found = rounds.findIndex(({ stage }) => stage === chosen)
  const at = found === -1 ? opening : found
  const goTo = (index: number) => setChosen(rounds[index]?.stage ?? chosen)
  const swipes = useSideSwipe({ onLeft: () => goTo(at + 1), onRight: () => goTo(at - 1) })
  return (
    <div {...swipes}>
      <Path rounds={rounds} people={people} />
      <Tabs
        label={msg('competition.bracket.rounds')}
        block={rounds.length <= 3}
        value={rounds[at]?.stage ?? ''}
        onValueChange={setChosen}
        panelClassName="p-3"
        tabs={rounds.map((round) => ({
          id: round.stage,
          label: roundText(round.ties.length),
          content: (
            <ol aria-label={roundText(round.ties.length)} className="flex flex-col gap-3">
              {round.ties
                .toSorted((a, b) => Number(isOfTie(b, people.ownId)) - Number(isOfTie(a, people.ownId)))
                .map((tie) => (
                  <li key={tie.index}>
                    <p className="caps mb-1.5 text-faint text-sm leading-none">
                      {isOfTie(tie, people.ownId)
                        ? msg('competition.bracket.your-tie')
                        : tieText(round.ties.length, tie.index)}
                    </p>
                    <Tie tie={tie} round={round} people={people} {...rest} />
                  </li>
                ))}
            </ol>
          ),
        }))}
      />
    </div>
  )
}

/** The user's own path through the rounds, as one line. */
function Path({ rounds, people: { ownId, nameOf } }: Pick<BracketProps, 'rounds' | 'people'>) {
  const steps = rounds.flatMap((round) => {
    const tie = round.ties.find((candidate) => isOfTie(candidate, ownId))
    return tie ? [{ round, tie }] : []
  })
  if (steps.length === 0) return null
  return (
    <ol
      aria-label={msg('competition.bracket.your-opponents-in-the')}
      className="scroll-x flex items-center gap-2 border-line border-b px-3 py-2.5 text-sm"
    >
      {steps.map(({ round, tie }) => {
        const rival = tie.sides.find((side) => side && side.userId !== ownId)
        const hasWon = tie.winner === ownId
        return (
          <li
            key={round.stage}
            className={classNames(
              'shrink-0 rounded-full border px-3 py-1.5',
              hasWon ? 'border-flood/40 bg-flood-soft' : 'border-line bg-raised',
            )}
          >
            <span className="caps text-faint">{ownRoundText(round.ties.length)}</span>{' '}
            {rich('competition.bracket.path', {
              outcome: tie.winner === null ? 'open' : hasWon ? 'won' : 'lost',
              mark: <span className={hasWon ? 'text-won' : undefined} />,
              rival: rival ? nameOf(rival.userId) : msg('competition.bracket.a-player-who-is'),
            })}
          </li>
        )
      })}
    </ol>
  )
}

/**
 * All rounds side by side, with lines that lead from tie to tie. The bracket scrolls sideways in its own box. A tablet
 * has no column for the winner, so only the highlighted name in the final shows who has won. Paper has the column.
 */
function WholeBracket({ rounds, people, ...rest }: BracketProps) {
  const last = rounds.at(-1)
  const winner = last?.ties[0]?.winner ?? null
  return (
    <section
      aria-label={msg('competition.bracket.bracket')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto p-4 lg:p-5 print:overflow-visible -outline-offset-2!"
    >
      <ol className="flex min-w-full items-stretch">
        {rounds.map((round, column) => (
          <li
            key={round.stage}
            // Only blocks grow where a tie moves to the next sheet.
            className={classNames('flex min-w-58 flex-1 flex-col print:min-w-0', column === 0 && 'print:block')}
          >
            <h3 className="caps pb-3 text-base text-faint leading-none">{roundText(round.ties.length)}</h3>
            <ol
              aria-label={roundText(round.ties.length)}
              className={classNames('flex flex-1 flex-col', column === 0 && 'print:block')}
            >
              {round.ties.map((tie) => (
                <li key={tie.index} className="relative flex flex-1 items-center py-2 pe-8">
                  <Tie tie={tie} round={round} people={people} {...rest} />
                  {column < rounds.length - 1 && (
                    <Lines tie={tie} isPair={round.ties.length > 1} isOwn={goesOn(tie, people)} />
                  )}
                </li>
              ))}
            </ol>
          </li>
        ))}
        <li className="flex w-52 shrink-0 flex-col max-lg:hidden print:flex print:w-36">
          <h3 className="caps pb-3 text-base text-faint leading-none">{msg('competition.bracket.winner')}</h3>
          <p className="flex flex-1 flex-col items-center justify-center gap-2 text-center">
            <Trophy aria-hidden="true" className={classNames('size-10', winner ? 'text-flood' : 'text-line-strong')} />
            <span className={classNames('wrap-anywhere headline w-full text-xl', !winner && 'text-faint')}>
              {winner ? people.nameOf(winner) : msg('competition.bracket.to-be-decided')}
            </span>
          </p>
        </li>
      </ol>
    </section>
  )
}

const goesOn = ({ winner }: BracketTie, { ownId }: People) => winner !== null && winner === ownId

/**
 * The lines from a tie to the next round: right, then to the middle between the two ties of a pair, then right again.
 */
function Lines({ tie: { index }, isPair, isOwn }: { tie: BracketTie; isPair: boolean; isOwn: boolean }) {
  const tone = isOwn ? 'border-flood z-1' : 'border-line-strong'
  const isUpper = index % 2 === 0
  return (
    <span aria-hidden="true">
      <span className={classNames('absolute top-1/2 end-4 w-4 border-t-2', tone)} />
      {isPair && (
        <>
          <span
            className={classNames('absolute end-4 border-e-2', isUpper ? 'top-1/2 bottom-0' : 'top-0 bottom-1/2', tone)}
          />
          <span className={classNames('absolute end-0 w-4 border-t-2', isUpper ? 'bottom-0' : 'top-0', tone)} />
        </>
      )}
    </span>
  )
}

interface TieProps extends Omit<BracketProps, 'rounds'> {
  tie: BracketTie
  round: RoundOfTies
}

function Tie({ tie, round, people, fixtures, watching }: TieProps) {
  const open = tie.group?.lobbies.find(({ matchId }) => {
    const status = fixtures.find((fixture) => fixture.matchId === matchId)?.status
    return status === 'planned' || status === 'under-way'
  })
  const isLive = fixtures.some(({ matchId, status }) => matchId === open?.matchId && status === 'under-way')
  return (
    <TieCard tie={tie} ties={round.ties.length} people={people} isLive={isLive}>
      {open && (
        <LobbyButton
          lobby={open}
          isOwn={people.ownId !== undefined && open.players.includes(people.ownId)}
          watching={watching}
          of={tieText(round.ties.length, tie.index)}
        />
      )}
    </TieCard>
  )
}
