/** What a feed says of one of its ids: it has it, has it otherwise, or takes it back. */
export type FeedMessageKind = 'record' | 'replace' | 'delete'

/** What is known of a source id. */
export interface SourceState {
  /** The highest that was taken. */
  readonly revision: number
  /** Its event: counted, taken back, or none that was ever recorded. */
  readonly event: 'current' | 'removed' | 'none'
}

/** What is to be done about a message. */
export type FeedMessageStep = 'record' | 'update' | 'restore' | 'delete' | 'note-deletion' | 'nothing'

/**
 * What a message of a feed changes ([F5]). Only a higher revision of its id changes anything, so whatever is sent twice, late or
 * in another order ends in the same state; what is deleted before it was recorded is known to be deleted.
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

/** How old a signed message may be, and how far ahead of our clock, in ms of wall time ([F6]). */
export const FEED_MESSAGE_LIFE = 5 * 60_000

/** Whether a message was signed at a time that still counts; taken twice within it, it changes nothing ([F5]). */
export function isFeedTimely(signedAt: number, now: number): boolean {
  return Math.abs(now - signedAt) <= FEED_MESSAGE_LIFE
}
