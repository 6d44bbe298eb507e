import { cleanLine, cleanText } from '@bettle/rules'
import * as z from 'zod/mini'

/** A name that others see: one line, without anything invisible. What is empty without that is refused with the prompt. */
export const shownLine = (max: number, prompt: string) =>
  z.string(prompt).check(z.overwrite(cleanLine), z.minLength(1, prompt), z.maxLength(max))

/** As `shownLine`, with line breaks. */
export const shownText = (max: number, prompt: string) =>
  z.string(prompt).check(z.overwrite(cleanText), z.minLength(1, prompt), z.maxLength(max))

/** Whether a text that may be left blank is blank or can be seen. */
export const isBlankOrShown = (text: string) => text.trim() === '' || cleanLine(text) !== ''

/** A name that may be left blank; one of invisible characters is not blank, and is refused. */
export const shownLineOrBlank = (max: number, prompt: string) =>
  z.string(prompt).check(z.refine(isBlankOrShown, prompt), z.overwrite(cleanLine), z.maxLength(max))
