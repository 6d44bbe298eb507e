import { z } from 'zod'
import { AvatarId, UserId } from './ids.ts'

/** ISO 8601 with Z. */
export const Time = z.iso.datetime()

const FIRST_YEAR = 1900
const LAST_YEAR = 2200
export const YEARS_SENTENCE = `has to be in the years ${FIRST_YEAR} to ${LAST_YEAR}.`

/** Of a time: what lies outside is a slip, and the database does not know every year that can be written. */
export function isInYearsOfMatches(time: string): boolean {
  const year = new Date(time).getUTCFullYear()
  return !(year < FIRST_YEAR || year > LAST_YEAR)
}

/** A time that somebody gives. */
export const GivenTime = Time.refine(isInYearsOfMatches, `The time ${YEARS_SENTENCE}`)
export const Message = z.object({ message: z.string() })

/**
 * Of an operation that is done: what follows from it (settlement, correction, closing) is not all done yet and goes on by
 * itself. Left out where it is.
 */
export const Pending = z.literal(true).optional()
export const DoneMessage = Message.extend({ pending: Pending })

const SORT_HINT =
  'A column of the list, with - before it downwards. One it is not sorted by is refused, and the refusal names those it is.'

/** Lists of administrators: a page of them, sorted and searched on the server. */
export const ListQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(1000).optional(),
  sort: z.string().max(60).optional().describe(SORT_HINT),
  q: z.string().max(200).optional(),
})
export type ListQuery = z.infer<typeof ListQuery>

export const Total = z.number().int()

/** There are more than are counted and listed: the latest of them are. Left out where that is all. */
export const More = z.literal(true).optional()

/** Of what grows with every match a list holds the latest so many: whoever looks for older ones names their match. */
export const LATEST_LISTED = 10_000
/** Whether a bet may be seen at all is looked up bet by bet: of them fewer. */
export const LATEST_BETS_LISTED = 2000

/** So many are deleted at once at most. */
export const BULK_MAX = 1000
/** Bytes of a body that lists so many ids or names. */
export const LIST_BYTES = 64 * 1024

/** Chips are whole; a correction may take a balance below zero. */
export const Chips = z.number().int()

/** The multiplier as people read it: 1.8 pays 1.80 for one. Inside it is integer hundredths. */
export const Multiplier = z.number().min(1.01).max(100)

/** Who a person is to others. */
export const PublicUser = z.object({
  _id: UserId,
  username: z.string(),
  name: z.string(),
  selectedAvatar: z.nullable(AvatarId),
  /** Where no avatar was chosen and there is a picture of their own. */
  profileImageKey: z.string().optional(),
})
export type PublicUser = z.infer<typeof PublicUser>
