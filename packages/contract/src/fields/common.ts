import { z } from 'zod'
import { AvatarId, UserId } from './ids.ts'

/** ISO 8601 with Z. */
export const Time = z.iso.datetime()

const FIRST_YEAR = 1900
const LAST_YEAR = 2200
export const YEARS_SENTENCE = `has to be in the years ${FIRST_YEAR} to ${LAST_YEAR}.`

/** False for a time that must be a mistake. The database cannot store every year that a client can write. */
export function isInYearsOfMatches(time: string): boolean {
  const year = new Date(time).getUTCFullYear()
  return !(year < FIRST_YEAR || year > LAST_YEAR)
}

/** A time in a request. */
export const GivenTime = Time.refine(isInYearsOfMatches, `The time ${YEARS_SENTENCE}`)
export const Message = z.object({ message: z.string() })

/**
 * Set in the reply of a completed operation if its follow-up jobs (settlement, correction, closing) are still running. Left out if they are
 * done.
 */
export const Pending = z.literal(true).optional()
export const DoneMessage = Message.extend({ pending: Pending })

const SORT_HINT =
  'A column of the list, with - before it downwards. One it is not sorted by is refused, and the refusal names those it is.'

/** The query of administrators' lists: one page, sorted and searched on the server. */
export const ListQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(1000).optional(),
  sort: z.string().max(60).optional().describe(SORT_HINT),
  q: z.string().max(200).optional(),
})
export type ListQuery = z.infer<typeof ListQuery>

export const Total = z.number().int()

/** Set if more rows exist than are counted and listed. The list holds the latest rows. */
export const More = z.literal(true).optional()

/** The most rows of a list that grows with every match. To find older rows, a client names their match. */
export const LATEST_LISTED = 10_000
/** A lower limit for bets, because the server checks the visibility of each bet. */
export const LATEST_BETS_LISTED = 2000

/** The most rows that one request deletes. */
export const BULK_MAX = 1000
/** The largest body of a request that lists ids or names, in bytes. */
export const LIST_BYTES = 64 * 1024

/** Chips are integers. A correction may take a balance below zero. */
export const Chips = z.number().int()

/** The decimal multiplier on the wire: 1.8 pays 1.80 for one chip. The server uses integer hundredths. */
export const Multiplier = z.number().min(1.01).max(100)

/** The public part of a user. */
export const PublicUser = z.object({
  _id: UserId,
  username: z.string(),
  name: z.string(),
  selectedAvatar: z.nullable(AvatarId),
  /** Set if the user has chosen no avatar and has their own picture. */
  profileImageKey: z.string().optional(),
})
export type PublicUser = z.infer<typeof PublicUser>
