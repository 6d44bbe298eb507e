import type { HalfIndicator, StatusBadge } from '@bettle/rules'
import { msg } from '../../texts/msg.ts'

/** The texts of the badge on the board of a match. */
export const BADGE_TEXTS: Readonly<Record<StatusBadge, string>> = {
  'PRE-MATCH': msg('match-ui.half-text.pre-match'),
  'LIVE ROUND': msg('match-ui.half-text.live-round'),
  'ROUND BREAK': msg('match-ui.half-text.round-break'),
  'MATCH ENDED': msg('match-ui.half-text.match-ended'),
}

/** Returns the text above the clock of a match: 'HALF 1 OF 2', 'WAITING FOR HALF 2'. */
export function halfText(indicator: HalfIndicator): string {
  switch (indicator.state) {
    case 'half':
      return msg('match-ui.half-text.half-of', { half: indicator.half, halves: indicator.halves })
    case 'waiting':
      return msg('match-ui.half-text.waiting-for-half', { half: indicator.half })
    case 'no-halves':
      return msg('match-ui.half-text.no-halves')
    case 'ended':
      return BADGE_TEXTS['MATCH ENDED']
  }
}
