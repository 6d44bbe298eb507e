import type { Counts } from '@bettle/contract'
import { MIN_PLAYERS_TO_COUNT } from '@bettle/rules'

const NUMBERS = ['no', 'one', 'two', 'three']
const minPlayers = NUMBERS[MIN_PLAYERS_TO_COUNT] ?? String(MIN_PLAYERS_TO_COUNT)

/** Returns whether a lobby pays trophies, as a text for before and after the game [Z4]. */
export function countsText({ code }: Counts, { isOver = false }: { isOver?: boolean } = {}): string {
  if (code === 'practice') return 'Practice: no trophies are paid.'
  if (code === 'own-match') return 'A player opened this match: no trophies are paid.'
  if (code === 'competition') return 'This game counts for the competition. The competition pays trophies at the end.'
  if (code === 'counts') return 'The pot is paid in trophies once the results are confirmed.'
  return isOver
    ? `No trophies: fewer than ${minPlayers} players had a settled bet.`
    : `The pot is paid in trophies if ${minPlayers} players have a settled bet.`
}
