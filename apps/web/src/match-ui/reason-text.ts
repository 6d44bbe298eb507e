import type { Reason, ReasonCode } from '@bettle/rules'
import { msg } from '../texts/msg.ts'

const TEXTS: Readonly<Record<Exclude<ReasonCode, 'operator'>, string>> = {
  'everyone-left': msg('match-ui.reason-text.everyone-left'),
  'match-deleted': msg('match-ui.reason-text.match-deleted'),
  'match-called-off': msg('match-ui.reason-text.match-called-off'),
  'match-not-started': msg('match-ui.reason-text.match-not-started'),
  'half-reopened': msg('match-ui.reason-text.half-reopened'),
  'half-retimed': msg('match-ui.reason-text.half-retimed'),
  'half-ended-earlier': msg('match-ui.reason-text.half-ended-earlier'),
  'event-late': msg('match-ui.reason-text.event-late'),
  'event-changed': msg('match-ui.reason-text.event-changed'),
  'event-removed': msg('match-ui.reason-text.event-removed'),
  'event-restored': msg('match-ui.reason-text.event-restored'),
  'players-changed': msg('match-ui.reason-text.players-changed'),
  'competition-cancelled': msg('match-ui.reason-text.competition-cancelled'),
  'stage-replayed': msg('match-ui.reason-text.stage-replayed'),
  'taken-back': msg('match-ui.reason-text.taken-back'),
  'count-unknown': msg('match-ui.reason-text.count-unknown'),
  'start-known-late': msg('match-ui.reason-text.start-known-late'),
  'player-cut': msg('match-ui.reason-text.player-cut'),
  'recorded-alone': msg('match-ui.reason-text.recorded-alone'),
  'claim-undecided': msg('match-ui.reason-text.claim-undecided'),
  'chips-moved': msg('match-ui.reason-text.chips-moved'),
}

/** Returns the sentence of a reason. A text that an operator wrote is shown as it is. */
export function reasonText({ code, text = '' }: Reason): string {
  return code === 'operator' ? text : TEXTS[code]
}

/** Joins the sentences of several reasons, as in 'VAR. An event was recorded late.' */
export function reasonsText(whys: readonly Reason[]): string {
  const [only, ...more] = whys.map(reasonText)
  if (only === undefined) return ''
  return more.length === 0 ? only : [only, ...more].map((sentence) => `${sentence.replace(/[.\s]+$/, '')}.`).join(' ')
}
