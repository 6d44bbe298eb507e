import { cleanLine, cleanText } from '@bettle/rules'
import * as z from 'zod/mini'

/** What is asked for where it is missing. Of what is too long something else is said. */
const textOr = (prompt: string) => z.string({ error: ({ code }) => (code === 'invalid_type' ? prompt : undefined) })

/** A name that others see: one line, without anything invisible. What is empty without that is refused with the prompt. */
export const shownLine = (max: number, prompt: string) =>
  textOr(prompt).check(z.overwrite(cleanLine), z.minLength(1, prompt), z.maxLength(max))

/** As `shownLine`, with line breaks. */
export const shownText = (max: number, prompt: string) =>
  textOr(prompt).check(z.overwrite(cleanText), z.minLength(1, prompt), z.maxLength(max))

/** Whether a text that may be left blank is blank or can be seen. */
export const isBlankOrShown = (text: string) => text.trim() === '' || cleanLine(text) !== ''

/** A name that may be left blank; one of invisible characters is not blank, and is refused. */
export const shownLineOrBlank = (max: number, prompt: string) =>
  textOr(prompt).check(z.refine(isBlankOrShown, prompt), z.overwrite(cleanLine), z.maxLength(max))
