import type { GameSettings } from '@bettle/contract'
import { cutRounds, roundsOfMatch } from '@bettle/rules'
import { msg } from '../../texts/msg.ts'

/** Names the rounds of a cut evening, for example 'rounds 3 and 7'; undefined if a match has no cut. */
export function cutsText(settings: GameSettings): string | undefined {
  const rounds = cutRounds(settings, roundsOfMatch(settings))
  const last = rounds.at(-1)
  if (last === undefined) return undefined
  return rounds.length === 1
    ? msg('match-ui.cuts-text.round', { last })
    : msg('match-ui.cuts-text.rounds-and', { rounds: rounds.slice(0, -1).join(', '), last })
}
