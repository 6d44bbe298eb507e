/** A feed records an event under a source id, replaces it, or deletes it. */
export type FeedMessageKind = 'record' | 'replace' | 'delete'

/** The stored state of a source id. */
export interface SourceState {
  /** The highest revision that was accepted. */
  readonly revision: number
  /** The state of its event; `none` if none was ever recorded. */
  readonly event: 'current' | 'removed' | 'none'
}

/** The change that a message requires. */
export type FeedMessageStep = 'record' | 'update' | 'restore' | 'delete' | 'note-deletion' | 'nothing'

/**
 * Returns the change that a message of a feed requires ([F5]). Only a higher revision of its id changes anything. Messages that arrive
 * twice, late or in another order therefore end in the same state. A deletion that arrives before its event is remembered.
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

/** How far the signing time of a message may lie in the past or future, in ms of wall time ([F6]). */
export const FEED_MESSAGE_LIFE = 5 * 60_000

/** True if the message was signed recently enough. A message that arrives twice within this time changes nothing the second time ([F5]). */
export function isFeedTimely(signedAt: number, now: number): boolean {
  return Math.abs(now - signedAt) <= FEED_MESSAGE_LIFE
}
