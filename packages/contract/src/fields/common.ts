import { z } from 'zod'
import { AvatarId, UserId } from './ids.ts'

/** An instant in ISO 8601 that ends with Z (UTC). */
export const Time = z.iso.datetime()

const FIRST_YEAR = 1900
const LAST_YEAR = 2200
export const YEARS_SENTENCE = `must be between the years ${FIRST_YEAR} and ${LAST_YEAR}.`

/**
 * Returns false for a time outside 1900 to 2200, which must be a mistake. The database cannot store all years.
 */
export function isInYearsOfMatches(time: string): boolean {
  const year = new Date(time).getUTCFullYear()
  return !(year < FIRST_YEAR || year > LAST_YEAR)
}

/** A time that a request contains. It must lie in the years of matches. */
export const GivenTime = Time.refine(isInYearsOfMatches, `The time ${YEARS_SENTENCE}`)
export const Message = z.object({ message: z.string() })

/**
 * Set in the reply of a completed operation while follow-up jobs (settlement, correction, closing) still run. Left out
 * once these jobs are done.
 */
export const Pending = z.literal(true).optional()
export const DoneMessage = Message.extend({ pending: Pending })

const SORT_HINT =
  'The column to sort by. A minus sign before the column sorts in descending order. Any other column is refused, and the refusal names the allowed columns.'

/** The query of an administrators' list. The server searches and sorts the list, and returns one page. */
export const ListQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(1000).optional(),
  sort: z.string().max(60).optional().describe(SORT_HINT),
  q: z.string().max(200).optional(),
})
export type ListQuery = z.infer<typeof ListQuery>

export const Total = z.number().int()

/** Set if more rows exist than the server counts and lists. The list then holds the latest rows. */
export const More = z.literal(true).optional()

/** The largest number of rows in a list that grows with every match. A client finds older rows by their match. */
export const LATEST_LISTED = 10_000
/**
 * The largest number of bets in a list. It is lower than other limits, because the server checks the visibility of each
 * bet.
 */
export const LATEST_BETS_LISTED = 2000

/** The largest number of rows that one request deletes. */
export const BULK_MAX = 1000
/** The largest body of a request that lists ids or names, in bytes. */
export const LIST_BYTES = 64 * 1024

/** A number of chips, always an integer. A correction may take a balance below zero. */
export const Chips = z.number().int()

/**
 * The decimal multiplier of odds on the wire: a won bet at 1.8 pays 1.8 times its stake. The server computes with
 * integer hundredths.
 */
export const Multiplier = z.number().min(1.01).max(100)

/** The stored username of a deleted account begins with these words, in every language ([A15]). */
export const DELETED_PLAYER = 'Deleted player'

/** Set beside the username of a deleted account. A page shows its own words instead of the stored English ones. */
export const isDeletedField = { isDeleted: z.literal(true).optional() }

/** The part of a user's account that every other user may see. */
export const PublicUser = z.object({
  _id: UserId,
  username: z.string(),
  ...isDeletedField,
  name: z.string(),
  selectedAvatar: z.nullable(AvatarId),
  /** The storage key of the user's picture. Set if the user has a picture and has chosen no avatar. */
  profileImageKey: z.string().optional(),
})
export type PublicUser = z.infer<typeof PublicUser>
