import type { Push, UserId } from '@bettle/contract'

/**
 * One piece of news as its author gives it: for everyone, for some, or cut for each listener.
 * A listener not addressed hears the bare version: it happened, and is none of their business.
 */
export type Told =
  | {
      readonly push: Push
      readonly to?: ReadonlySet<UserId>
      /** Those who hear it in words of their own: about themselves they may know more. */
      readonly own?: ReadonlyMap<UserId, Push>
    }
  | { readonly each: ReadonlyMap<UserId, Push> }

/** What this listener hears of it. */
export function pushFor(told: Told, userId: UserId): Push | undefined {
  if ('each' in told) return told.each.get(userId)
  const own = told.own?.get(userId)
  if (own) return own
  return told.to === undefined || told.to.has(userId) ? told.push : undefined
}
