import type { CSSProperties } from 'react'
import { msg } from '../../texts/msg.ts'

/** The words that the style sheet shows over an empty field of a day (`data-unset`). */
export const wordsIfEmpty = (): CSSProperties =>
  ({ '--if-empty': JSON.stringify(msg('form.local-time-input.empty')) }) as CSSProperties
