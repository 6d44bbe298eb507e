import type { Counts } from '@bettle/contract'
import { MIN_PLAYERS_TO_COUNT } from '@bettle/rules'
import { msg } from '../../texts/msg.ts'

/** Returns whether a lobby pays trophies, as a text for before and after the game [Z4]. */
export function countsText({ code }: Counts, { isOver = false }: { isOver?: boolean } = {}): string {
  if (code === 'practice') return msg('match-ui.counts-text.practice-no-trophies-are')
  if (code === 'own-match') return msg('match-ui.counts-text.a-player-opened-this')
  if (code === 'competition') return msg('match-ui.counts-text.this-game-counts-for')
  if (code === 'counts') return msg('match-ui.counts-text.the-pot-is-paid')
  return isOver
    ? msg('match-ui.counts-text.no-trophies-fewer-than', { minPlayers: MIN_PLAYERS_TO_COUNT })
    : msg('match-ui.counts-text.the-pot-is-paid-in', { minPlayers: MIN_PLAYERS_TO_COUNT })
}
