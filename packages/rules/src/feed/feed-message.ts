/** What a feed's message does to the event of a source id: record it, replace it, or delete it. */
export type FeedMessageKind = 'record' | 'replace' | 'delete'

/** The stored state of a source id of a feed. */
export interface SourceState {
  /** The highest revision of the source id that was accepted. */
  readonly revision: number
  /** The state of the source id's event; `none` if no event was ever recorded. */
  readonly event: 'current' | 'removed' | 'none'
}

/** The change of the match's events that a message of a feed requires. */
export type FeedMessageStep = 'record' | 'update' | 'restore' | 'delete' | 'note-deletion' | 'nothing'

/**
 * Returns the change that a message of a feed requires ([F5]). Only a higher revision of its source id changes
 * anything. Messages that arrive twice, late or in another order therefore end in the same state. A deletion that
 * arrives before its event is remembered.
 */
export function feedMessageStep(
  source: SourceState | undefined,
  message: { readonly kind: FeedMessageKind; readonly revision: number },
): FeedMessageStep {
  if (source && message.revision <= source.revision) return 'nothing'
  const event = source?.event ?? 'none'
  if (message.kind === 'delete') return event === 'current' ? 'delete' : 'note-deletion'
  if (event === 'current') return 'update'
  return event === 'removed' ? 'restore' : 'record'
}

/** How far the signing time of a feed's message may lie in the past or future, in ms of wall time ([F6]). */
export const FEED_MESSAGE_LIFE = 5 * 60_000

/**
 * Returns true if the feed's message was signed recently enough. A message that arrives twice within this time changes
 * nothing the second time ([F5]).
 */
export function isFeedTimely(signedAt: number, now: number): boolean {
  return Math.abs(now - signedAt) <= FEED_MESSAGE_LIFE
}
