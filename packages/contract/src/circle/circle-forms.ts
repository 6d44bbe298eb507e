import { isOnlyMarks, isUsernameSeen, plainUsername } from '@bettle/rules'
import * as z from 'zod/mini'
import { shownLine } from '../fields/shown-text.ts'

export const CIRCLE_NAME_MAX = 40
const PROMPT = 'circle-name-missing'

/** The name of a circle has the form of a username, but may be longer. */
export const CircleName = shownLine(CIRCLE_NAME_MAX, PROMPT).check(
  z.overwrite(plainUsername),
  z.refine((name) => !isOnlyMarks(name), PROMPT),
  z.refine(isUsernameSeen, 'name-invisible'),
  z.maxLength(CIRCLE_NAME_MAX),
)
