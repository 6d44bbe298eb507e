import { cleanLine, cleanText } from '@bettle/rules'
import * as z from 'zod/mini'

/** What is asked for where it is missing. Of what is too long something else is said. */
const textOr = (prompt: string) => z.string({ error: ({ code }) => (code === 'invalid_type' ? prompt : undefined) })

/**
 * Refuses at once what is far too long, as too long for `max`: to clean a text takes longer the longer it is. What is taken out of a text
 * in good faith, blanks and invisible characters that were pasted along, is far less than this.
 */
export const notFarOver = (max: number) =>
  z.check<string>(({ value, issues }) => {
    if (value.length <= 2 * max + 256) return
    issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value, continue: false })
  })

/** A name that others see: one line, without anything invisible. What is empty without that is refused with the prompt. */
export const shownLine = (max: number, prompt: string) =>
  textOr(prompt).check(notFarOver(max), z.overwrite(cleanLine), z.minLength(1, prompt), z.maxLength(max))

/** As `shownLine`, with line breaks. */
export const shownText = (max: number, prompt: string) =>
  textOr(prompt).check(notFarOver(max), z.overwrite(cleanText), z.minLength(1, prompt), z.maxLength(max))

/** Whether a text that may be left blank is blank or can be seen. */
export const isBlankOrShown = (text: string) => text.trim() === '' || cleanLine(text) !== ''

/** A name that may be left blank; one of invisible characters is not blank, and is refused. */
export const shownLineOrBlank = (max: number, prompt: string) =>
  textOr(prompt).check(notFarOver(max), z.refine(isBlankOrShown, prompt), z.overwrite(cleanLine), z.maxLength(max))
