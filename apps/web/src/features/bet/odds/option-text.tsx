import type { Odds } from '@bettle/contract'
import { betChances, expectedCount, type Round } from '@bettle/rules'
import { chanceText, nounOf, spanText, winningText } from '../../../match-ui/bets/bet-text.ts'
import { WholeSpans } from '../../../match-ui/bets/whole-spans.tsx'
import { useEventName } from '../../../match-ui/event-names.tsx'
import { msg } from '../../../texts/msg.ts'
import { returnOf } from '../slip/slip-rules.ts'
import type { OwnPlays } from './use-own-plays.ts'

interface OptionTextProps {
  option: Odds
  round: Round | undefined
  stake: number
  /** Shows the chance of winning instead of the possible return. */
  withChance: boolean
  plays: OwnPlays
  /** True if other text beside the button already names the minutes. Screen readers still read them. */
  isSpanHidden?: boolean | undefined
  /** The element id that the option's button refers to with `aria-describedby`. */
  id: string
}

/** Explains an option to players who have never bet: what wins, when, and what the stake returns. */
export function OptionText({ option, round, stake, withChance, plays, isSpanHidden = false, id }: OptionTextProps) {
  const name = useEventName()(option.eventType)
  const wins = winningText(option, nounOf(option.eventType, name))
  const closed = whyClosed(option, plays)
  const uses = leftText(plays.left(option))
  const when = uses ?? (round && spanText(round))
  const shown = isSpanHidden ? uses : when
  const back = stake > 0 ? [stake, returnOf(option.odds, stake)] : undefined
  const chance = withChance ? chanceOf(option, round) : undefined
  if (closed !== undefined) {
    return (
      <>
        {/* The visible text is inside an `aria-hidden` element. It is at least as high as the text in the other
           column. The hidden copy is for screen readers. */}
        <span className="block min-h-8 low:min-h-7 @min-[17rem]:min-h-4">{closed}</span>
        <span id={id} className="sr-only">
          {closed}
        </span>
      </>
    )
  }
  return (
    <>
      <span className="flex @min-[17rem]:flex-row flex-col gap-x-1.5">
        <span>
          {wins}
          {shown && (
            <span className="@max-[17rem]:hidden">
              , <WholeSpans text={shown} />
            </span>
          )}
        </span>
        {chance ? (
          <span className="font-semibold @min-[17rem]:ms-auto">{chance}</span>
        ) : (
          <span className="@min-[17rem]:ms-auto @max-[6.5rem]:whitespace-normal whitespace-nowrap tabular-nums">
            {shown && (
              <span className="@min-[17rem]:hidden">
                <WholeSpans text={shown} />
              </span>
            )}
            {shown && back && <span className="@min-[17rem]:hidden"> · </span>}
            {back && `${back[0]} → ${back[1]}`}
          </span>
        )}
      </span>
      <span id={id} className="sr-only">
        {[
          `${wins}${when ? `, ${when}` : ''}`,
          chance,
          back && msg('bet.option-text.chips-return', { back: back[0], back2: back[1] }),
        ]
          .filter(Boolean)
          .join('. ')}
      </span>
    </>
  )
}

/** Returns why this option is disabled while betting as a whole is open. */
function whyClosed(option: Odds, plays: OwnPlays): string | undefined {
  if (plays.isUsedUp(option)) return usedText(plays.usedIn(option))
  if (option.suspended) return msg('bet.option-text.suspended-for-the-moment')
  return plays.isOwnPrice(option) ? msg('bet.option-text.you-set-these-odds') : undefined
}

function usedText(rounds: readonly number[]): string {
  if (rounds.length > 4) return msg('bet.option-text.used-up-times', { count: rounds.length })
  const last = rounds.at(-1)
  return rounds.length === 1
    ? msg('bet.option-text.used-in-round', { last })
    : msg('bet.option-text.used-up-in-rounds', { rounds: rounds.slice(0, -1).join(', '), last })
}

function leftText(left: number | undefined): string | undefined {
  if (left === undefined || !Number.isFinite(left)) return undefined
  return left === 1 ? msg('bet.option-text.last-use') : msg('bet.option-text.uses-left', { left })
}

/** Returns the chances by the model, whatever the price is [P10]; undefined if the event type has no measured mean. */
export function chancesOf({ eventType, betType, threshold }: Odds, round: Round | undefined) {
  const more = round && expectedCount(eventType, round)
  return more === undefined ? undefined : betChances({ betType, threshold, count: 0, more })
}

/** Returns the chance of an option in words, with what else decides its worth. */
export function chanceOf(option: Odds, round: Round | undefined): string {
  const chances = chancesOf(option, round)
  if (!chances) return msg('bet.option-text.chance-not-known')
  const back = Math.round(chances.void * 10)
  const parts = [
    chanceText(chances.won),
    back > 0 && msg('bet.option-text.stake-back-of-10', { back }),
    option.setBy === 'admin' && msg('bet.option-text.price-set-by-hand'),
  ]
  return parts.filter(Boolean).join(', ')
}
