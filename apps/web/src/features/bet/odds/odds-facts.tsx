import type { BetId, Lobby, Odds, Statistics } from '@bettle/contract'
import { expectedCount } from '@bettle/rules'
import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { useIsOperator, useOwnPart } from '../../../api/query/own-part.ts'
import { chanceText, nounOf, spanText } from '../../../match-ui/bets/bet-text.ts'
import { WholeSpans } from '../../../match-ui/bets/whole-spans.tsx'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { useEventName } from '../../../match-ui/event-names.tsx'
import { fixed } from '../../../text/number-text.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { classNames, DIRECTION_LABELS, lazily } from '../../../ui/index.ts'
import { guideQuery, useGuide } from '../guide/guide.ts'
import { optionToBeginWith } from '../guide/guide-step.ts'
import { HintNote } from '../guide/hint-note.tsx'
import { hintsNow, hintText } from '../guide/hints.ts'
import { useHint } from '../guide/said-hints.ts'
import type { Slip } from '../slip/use-slip.ts'
import { LateNote, useLateNote } from './late-note.tsx'
import { chancesOf } from './option-text.tsx'

const FirstBetGuide = lazily(() =>
  import('../guide/first-bet-guide.tsx').then(({ FirstBetGuide }) => ({ default: FirstBetGuide })),
)

/** Loads the guide in advance if the server wants to show it to this player. */
export async function prefetchGuide(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(guideQuery)
  if (queryClient.getQueryData(guideQuery.queryKey)?.wanted) await FirstBetGuide.preload()
}

/**
 * Loads the ids of the options whose prices this user has set as an operator. The server refuses bets of this user on
 * these options [V12].
 */
function useOwnPrices({ match }: Lobby, { setOwnPrices }: Slip): void {
  const ownPrices = useOwnPart(match._id, { isAsked: useIsOperator(), isRepeated: true })?.ownPrices
  useEffect(() => setOwnPrices(ownPrices), [ownPrices, setOwnPrices])
}

/** The text names the counts of at most this many past rounds. */
const MOST_SHOWN = 3
const DRAWN = 6

export interface FactsOfType {
  eventType: string
  lobby: Lobby
  moment: GameMoment
  statistics: Statistics
}

interface OddsFactsProps extends FactsOfType {
  slip: Slip
  /** The offered options of all event types. */
  options: readonly Odds[]
  withChances: boolean
  onWithChances: (request: boolean) => void
  onGuided: (option: Odds | undefined) => void
  onExplain: (bet: BetId) => void
  /** Shown instead of the facts about the round; null for nothing. */
  children?: ReactNode
}

/**
 * Shows facts about the next round and about the event type in past rounds. The guide to a first bet, a note for a
 * latecomer or a hint can replace the facts, one at a time.
 */
export function OddsFacts({
  options,
  slip,
  onGuided,
  onExplain,
  withChances,
  onWithChances,
  children,
  ...facts
}: OddsFactsProps) {
  const guide = useGuide()
  const { lobby, moment, statistics } = facts
  useOwnPrices(lobby, slip)
  const late = useLateNote(lobby, moment)
  const hinted = { lobby, moment, obstacle: slip.obstacle, hasFinishedGuide: guide.hasFinished }
  const hint = useHint(hintsNow(hinted), moment.next?.id)
  // The guide precedes the note for a latecomer, because only the guide explains how to bet.
  if (guide.isOn && lobby.currentUser.role === 'player' && lobby.status === 'open') {
    return (
      <Suspense>
        <FirstBetGuide
          moment={moment}
          statistics={statistics}
          slip={slip}
          options={options.filter((option) => !slip.plays.isOwnPrice(option))}
          category={facts.eventType}
          bet={guide.betIn(lobby.bets)}
          onGuided={onGuided}
          onExplain={onExplain}
          onEnd={guide.end}
        />
      </Suspense>
    )
  }
  if (late && !slip.option) return <LateNote text={late.text} onDismiss={late.dismiss} />
  if (hint && moment.next && !slip.option) {
    return (
      <HintNote key={hint} id={hint} roundId={moment.next.id} text={hintText(hint, hinted)}>
        {hint === 'second-bet' && <FirstFacts {...facts} options={options} />}
      </HintNote>
    )
  }
  if (children !== undefined) return children
  return (
    <div className="flex items-center gap-3">
      <RoundFacts {...facts} withChances={withChances} />
      <button
        type="button"
        aria-pressed={withChances}
        onClick={() => onWithChances(!withChances)}
        className={classNames(
          'caps min-h-11 low:min-h-9 shrink-0 rounded-control border px-3 text-base leading-none transition-colors',
          withChances ? 'border-ink bg-ink text-ground' : 'border-line bg-raised text-muted hover:text-ink',
        )}
      >
        {msg('bet.odds-facts.chances')}
      </button>
    </div>
  )
}

/**
 * Says which round bets are for and when it is played. It also says how often the event type occurred in past rounds
 * and occurs on average.
 */
function RoundFacts({ eventType, lobby, moment, statistics, withChances }: FactsOfType & { withChances: boolean }) {
  const { current, next } = moment
  const played = usePlayed(lobby, statistics, eventType)
  const counts = statistics[eventType] ?? {}
  const usual = next && expectedCount(eventType, next)
  const last = played.slice(-MOST_SHOWN).map(({ count }) => count)
  const history = [
    current && msg('bet.odds-facts.this-round', { counts: counts[current.roundNumber] ?? 0 }),
    !current && last.length === 0 && msg('bet.odds-facts.no-round-played-yet'),
    last.length > 0 && msg('bet.odds-facts.last-rounds', { count: last.length, counts: last.join(' ') }),
    usual !== undefined && msg('bet.odds-facts.usually', { count: Math.round(usual) }),
  ].filter(Boolean)
  return (
    <p className="min-w-0 flex-1 text-sm leading-5 low:text-[0.8125rem] low:leading-4.5">
      {next && (
        <span className="block">
          <strong className="font-semibold">
            <WholeSpans text={msg('bet.odds-facts.round-2', { roundNumber: next.roundNumber, span: spanText(next) })} />
          </strong>
          <span className="text-muted">{msg('bet.odds-facts.counted-from-0')}</span>
        </span>
      )}
      <span className="block text-muted tabular-nums">
        {withChances ? msg('bet.odds-facts.chances-from-1-930') : history.join(' · ')}
      </span>
    </p>
  )
}

/** Explains the selected event type in one sentence, for a player who reads such facts for the first time. */
function FirstFacts({ eventType, moment, statistics, options }: FactsOfType & Pick<OddsFactsProps, 'options'>) {
  const name = useEventName()(eventType)
  const { current, next } = moment
  if (!next) return null
  const noun = nounOf(eventType, name)
  const usual = expectedCount(eventType, next)
  const option = optionToBeginWith(options.filter((one) => one.eventType === eventType))
  const chances = option && chancesOf(option, next)
  const counts = [
    current && msg('bet.odds-facts.this-round-2', { statistics: statistics[eventType]?.[current.roundNumber] ?? 0 }),
    usual !== undefined && msg('bet.odds-facts.usually', { count: Math.round(usual) }),
  ].filter(Boolean)
  return (
    <>
      {counts.length > 0 && ` ${capital(noun(2))}: ${counts.join(', ')}.`}
      {option &&
        chances &&
        msg('bet.odds-facts.wins-times', {
          betType: DIRECTION_LABELS[option.betType].toUpperCase(),
          threshold: fixed(option.threshold, 1),
          chance: chanceText(chances.won),
        })}
    </>
  )
}

/** Returns the finished rounds in order, each with its count of the event type. */
function usePlayed({ rounds }: Pick<Lobby, 'rounds'>, statistics: Statistics, eventType: string) {
  return useMemo(
    () =>
      rounds
        .filter(({ status, startsAt }) => status === 'finished' && startsAt !== null)
        .map(({ roundNumber }) => ({ roundNumber, count: statistics[eventType]?.[roundNumber] ?? 0 }))
        .sort((a, b) => a.roundNumber - b.roundNumber),
    [rounds, statistics, eventType],
  )
}

interface CountBarsProps extends FactsOfType {
  /** The threshold drawn as a line across the bars: that of the selected option, or of the first offered option. */
  threshold: number | undefined
}

/** Draws the event type's counts in the last rounds as bars, and a line at the threshold. */
export function CountBars({ eventType, lobby, moment: { current }, statistics, threshold }: CountBarsProps) {
  const name = useEventName()(eventType)
  const played = usePlayed(lobby, statistics, eventType)
  const now = current && {
    roundNumber: current.roundNumber,
    count: statistics[eventType]?.[current.roundNumber] ?? 0,
  }
  const bars = [...played, ...(now ? [now] : [])].slice(-DRAWN)
  if (bars.length === 0 || threshold === undefined) return null
  const noun = nounOf(eventType, name)
  // A fifth of the height is reserved for the number above the highest bar.
  const high = Math.max(threshold + 1, ...bars.map(({ count }) => count)) * 1.25
  return (
    <figure
      className={classNames(
        'hidden max-h-60 flex-col border-line border-t pt-2.5',
        // The bars need more height if the hand of cards takes part of the space.
        lobby.hand
          ? 'h-[calc(100%-4.75rem)] [@container(min-height:12rem)]:flex'
          : 'h-full [@container(min-height:7rem)]:flex',
      )}
    >
      <figcaption className="flex justify-between text-muted text-sm">
        <span>{msg('bet.odds-facts.round-by-round', { noun: capital(noun(2)) })}</span>
        <span>
          {rich('bet.odds-facts.line', {
            threshold: <span className="figures text-ink text-base">{fixed(threshold, 1)}</span>,
          })}
        </span>
      </figcaption>
      <div className="relative mt-2 min-h-0 flex-1">
        <ol className="absolute inset-0 flex items-end gap-2">
          {bars.map(({ roundNumber, count }) => (
            <li key={roundNumber} className="flex h-full min-w-0 max-w-14 flex-1 flex-col justify-end text-center">
              <span className="sr-only">{msg('bet.odds-facts.round', { roundNumber })} </span>
              <span className="figures relative z-1 self-center rounded-sm bg-panel px-1 text-base leading-4.5">
                {count}
              </span>
              <span
                aria-hidden="true"
                className={classNames(
                  'min-h-0.5 rounded-t-sm border-x border-t',
                  count > threshold ? 'border-over bg-over-soft' : 'border-under bg-under-soft',
                  roundNumber === current?.roundNumber && 'border-dashed',
                )}
                style={{ height: `${(count / high) * 100}%` }}
              />
            </li>
          ))}
        </ol>
        <span
          aria-hidden="true"
          className="absolute inset-x-0 border-ink border-t border-dashed"
          style={{ bottom: `${(threshold / high) * 100}%` }}
        />
      </div>
      <ol aria-hidden="true" className="mt-1 flex gap-2">
        {bars.map(({ roundNumber }) => (
          <li key={roundNumber} className="caps max-w-14 flex-1 text-center text-faint text-sm leading-none">
            {msg('bet.odds-facts.r', { roundNumber })}
            {roundNumber === current?.roundNumber && msg('bet.odds-facts.now')}
          </li>
        ))}
      </ol>
    </figure>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
