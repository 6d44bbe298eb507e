import { cleanLine, cleanText } from '@bettle/rules'
import * as z from 'zod/mini'

/** The prompt, a code of `SENTENCES`, is the error message only if the text is missing. A text that is too long gets another message. */
const textOr = (prompt: string) => z.string({ error: ({ code }) => (code === 'invalid_type' ? prompt : undefined) })

/**
 * Refuses a text of more than `2 * max + 256` characters before it is cleaned, because cleaning takes longer for longer
 * texts. The limit leaves room for blanks and invisible characters that a user pastes by accident.
 */
export const notFarOver = (max: number) =>
  z.check<string>(({ value, issues }) => {
    if (value.length <= 2 * max + 256) return
    issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value, continue: false })
  })

/**
 * Returns the schema of a name that other users see: one line without invisible characters. A name that is empty after
 * cleaning is refused with the prompt.
 */
export const shownLine = (max: number, prompt: string) =>
  textOr(prompt).check(notFarOver(max), z.overwrite(cleanLine), z.minLength(1, prompt), z.maxLength(max))

/** Returns the schema of a text that other users see. It is like `shownLine`, but keeps line breaks. */
export const shownText = (max: number, prompt: string) =>
  textOr(prompt).check(notFarOver(max), z.overwrite(cleanText), z.minLength(1, prompt), z.maxLength(max))

/** Returns true if an optional text is blank, or contains a visible character. */
export const isBlankOrShown = (text: string) => text.trim() === '' || cleanLine(text) !== ''

/**
 * Returns the schema of a name that may be left blank. A name of invisible characters only is not blank and is refused.
 */
export const shownLineOrBlank = (max: number, prompt: string) =>
  textOr(prompt).check(notFarOver(max), z.refine(isBlankOrShown, prompt), z.overwrite(cleanLine), z.maxLength(max))

/** Returns the schema of a text that may be left blank. It is like `shownLineOrBlank`, but keeps line breaks. */
export const shownTextOrBlank = (max: number, prompt: string) =>
  textOr(prompt).check(notFarOver(max), z.refine(isBlankOrShown, prompt), z.overwrite(cleanText), z.maxLength(max))
