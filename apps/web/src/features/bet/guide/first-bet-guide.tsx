import type { Bet, BetId, Odds, Statistics } from '@bettle/contract'
import { isLastRound, type Round, roundStatus } from '@bettle/rules'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { chanceText, nounOf } from '../../../match-ui/bets/bet-text.ts'
import { WholeSpans } from '../../../match-ui/bets/whole-spans.tsx'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { useTicking } from '../../../match-ui/clock/moment-clock.tsx'
import { useEventName } from '../../../match-ui/event-names.tsx'
import { msg } from '../../../texts/msg.ts'
import { Button, classNames, IconButton } from '../../../ui/index.ts'
import { chancesOf } from '../odds/option-text.tsx'
import { isLocked } from '../slip/slip-rules.ts'
import type { Slip } from '../slip/use-slip.ts'
import { guideStep, isGoodStart, optionToBeginWith } from './guide-step.ts'
import { useEndOnceRead } from './use-end-once-read.ts'

interface FirstBetGuideProps {
  moment: GameMoment
  statistics: Statistics
  slip: Slip
  options: readonly Odds[]
  /** The selected event type. */
  category: string
  /** The bet that the guide explains, after it was placed. */
  bet: Bet | undefined
  /** Called with the option to highlight. If the player has selected another event type, that type stays selected. */
  onGuided: (option: Odds | undefined) => void
  onExplain: (bet: BetId) => void
  /** `isFinished` is true if the guide has explained the outcome of the bet. */
  onEnd: (isFinished: boolean) => void
}

/**
 * Guides a player through the first bet, one sentence at a time above the options [A30]. The next sentence appears when
 * the player or the match has moved to the next step.
 */
export function FirstBetGuide(props: FirstBetGuideProps) {
  const { moment: held, slip, options, category, bet, statistics, onGuided, onExplain, onEnd } = props
  const moment = useTicking(held)
  const [isExplained, setExplained] = useState(false)
  const isClosed = !bet && (isLocked(slip.obstacle) || moment.next === undefined)
  const shown = useShown(bet || isClosed || slip.option ? undefined : options, moment.next?.id)
  const eventType = bet?.odds.eventType ?? slip.option?.eventType ?? shown?.eventType ?? ''
  const eventName = useEventName()
  const noun = nounOf(eventType, eventName(eventType))
  const round = bet ? roundOf(bet, moment) : moment.next
  const chances = shown && chancesOf(shown, round)
  const { step, text, isSettled } = guideStep({
    bet,
    round,
    isPlayed: round !== undefined && roundStatus(moment.timetable, round, moment.now) !== 'upcoming',
    count: bet?.count ?? (round ? (statistics[eventType]?.[round.roundNumber] ?? 0) : 0),
    isClosed,
    isOver: isClosed && (moment.isDecided || !moment.next || isLastRound(moment.timetable, moment.next)),
    picked: slip.option,
    isLate: slip.missed !== undefined,
    shown,
    chance: chances && chanceText(chances.won),
    elsewhere: shown && shown.eventType !== category ? eventName(shown.eventType) : undefined,
    stake: slip.stake,
    noun,
  })
  useMark(shown, onGuided)
  useEndOnceRead(isSettled, () => onEnd(true))
  return (
    // On a phone the guide is as high as its longest sentence, so that the layout does not move when the text changes.
    <section
      aria-label={msg('bet.first-bet-guide.your-first-bet')}
      className="flex @max-[14rem]:flex-wrap items-center gap-2 rounded-control border border-flood bg-flood-soft py-1 ps-3 max-md:min-h-12 low:py-0"
    >
      {/* On a phone the result and its button need this space, so that the guide keeps its height. */}
      <span
        aria-hidden="true"
        className={classNames('figures shrink-0 text-flood text-lg', isSettled && 'max-md:hidden')}
      >
        {step}/3
      </span>
      <p className="@max-[14rem]:order-last min-w-0 flex-1 @max-[14rem]:basis-full text-pretty text-sm leading-tight tiny-phone:text-xs tiny-phone:leading-tight">
        <span role="status">
          <WholeSpans text={text} />
        </span>
      </p>
      {isSettled && bet && (
        <Button
          size="sm"
          onClick={() => {
            setExplained(true)
            onExplain(bet._id)
          }}
          // The focus returns to this button when the player closes the receipt. The guide then has nothing to add.
          onFocus={() => isExplained && onEnd(true)}
        >
          {msg('bet.first-bet-guide.why')}
        </Button>
      )}
      {/* The same button closes a finished guide and skips an unfinished guide. */}
      <IconButton
        label={isSettled ? msg('bet.first-bet-guide.close-the-guide') : msg('bet.first-bet-guide.skip-the-guide')}
        tooltip={false}
        className="ms-auto"
        icon={<X aria-hidden="true" />}
        onClick={() => onEnd(isSettled)}
      />
    </section>
  )
}

function roundOf({ matchRound }: Bet, { timetable }: GameMoment): Round | undefined {
  return timetable.rounds.find(({ id }) => id === matchRound._id)
}

/**
 * Returns the suggested option. During one round the suggestion stays the same while its option is open and its price
 * stays near a good price for a beginner.
 */
function useShown(options: readonly Odds[] | undefined, roundId: string | undefined): Odds | undefined {
  const [held, setHeld] = useState<{ id: Odds['_id'] | undefined; roundId: string | undefined }>()
  const current = held?.roundId === roundId ? options?.find(({ _id }) => _id === held?.id) : undefined
  const kept = current && isGoodStart(current) ? current : undefined
  const shown = kept ?? (options && optionToBeginWith(options))
  if (shown && (held?.id !== shown._id || held.roundId !== roundId)) setHeld({ id: shown._id, roundId })
  return shown
}

/** Highlights the suggested option as long as the guide mentions it. */
function useMark(shown: Odds | undefined, onGuided: FirstBetGuideProps['onGuided']): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for another option
  useEffect(() => {
    onGuided(shown)
    return () => onGuided(undefined)
  }, [shown?._id])
}
