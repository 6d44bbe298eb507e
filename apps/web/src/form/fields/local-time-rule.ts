import * as z from 'zod/mini'
import { localTimeProblem } from '../../text/local-time.ts'

/** Refuses the text of a local time that does not exist, or occurs twice and does not state which of the two it means. */
export const isOneInstant = z.refine<string>((text) => localTimeProblem(text) === undefined, {
  error: ({ input }) => localTimeProblem(String(input)),
})

/** The rule of a `LocalTimeInput` that may be empty. */
export const LocalTime = z.string().check(isOneInstant)
