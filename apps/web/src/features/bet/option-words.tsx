import type { Odds } from '@bettle/contract'
import { betChances, expectedCount, type Round } from '@bettle/rules'
import { chanceWords, nounOf, spanWords, winningWords } from '../../football/bet-words.ts'
import { useEventName } from '../../football/event-names.tsx'
import { returnOf } from './slip-rules.ts'

interface OptionWordsProps {
  option: Odds
  round: Round | undefined
  stake: number
  /** Of one's chance instead of what comes back. */
  withChance: boolean
  /** What the button is described by. */
  id: string
}

/** What an option says, in the words of people who have never bet: what wins, when, and what comes back for the stake. */
export function OptionWords({ option, round, stake, withChance, id }: OptionWordsProps) {
  const name = useEventName()(option.eventType)
  const wins = winningWords(option, nounOf(option.eventType, name))
  const when = round && spanWords(round)
  const back = stake > 0 ? [stake, returnOf(option.odds, stake)] : undefined
  const chance = withChance ? chanceOf(option, round) : undefined
  return (
    <>
      <span className="flex @min-[17rem]:flex-row flex-col gap-x-1.5">
        <span>
          {wins}
          {when && <span className="@max-[17rem]:hidden">, {when}</span>}
        </span>
        {chance ? (
          <span className="font-semibold @min-[17rem]:ml-auto">{chance}</span>
        ) : (
          <span className="@min-[17rem]:ml-auto whitespace-nowrap tabular-nums">
            {when && <span className="@min-[17rem]:hidden">{when}</span>}
            {when && back && <span className="@min-[17rem]:hidden"> · </span>}
            {back && `${back[0]} → ${back[1]}`}
          </span>
        )}
      </span>
      <span id={id} className="sr-only">
        {[`${wins}${when ? `, ${when}` : ''}`, chance, back && `${back[0]} chips return ${back[1]}`]
          .filter(Boolean)
          .join('. ')}
      </span>
    </>
  )
}

/** By the model, whatever the price says ([P10]). */
function chanceOf({ eventType, betType, threshold, setBy }: Odds, round: Round | undefined): string {
  const more = round && expectedCount(eventType, round)
  if (more === undefined) return 'nobody has measured it'
  const chances = betChances({ betType, threshold, count: 0, more })
  const back = Math.round(chances.void * 10)
  const parts = [
    chanceWords(chances.won),
    back > 0 && `${back} of 10 stake back`,
    setBy === 'admin' && 'price set by hand',
  ]
  return parts.filter(Boolean).join(', ')
}
