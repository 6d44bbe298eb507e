import type { BetLiveStatus } from '@bettle/rules'
import { msg } from '../../texts/msg.ts'

/** The state of a bet, as its badge shows it. */
export const STATUS_TEXTS: Readonly<Record<BetLiveStatus, string>> = {
  UPCOMING: msg('match-ui.bet-status.upcoming'),
  ACTIVE: msg('match-ui.bet-status.active'),
  WINNING: msg('match-ui.bet-status.winning'),
  WON: msg('match-ui.bet-status.won'),
  LOST: msg('match-ui.bet-status.lost'),
  VOID: msg('match-ui.bet-status.void'),
}
