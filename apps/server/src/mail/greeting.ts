import type { Language } from '@bettle/contract'
import { say } from '../texts/say.ts'

const LONGEST = 40
const NAME = /^(?:[\p{L}\p{M}\p{N} '’-]|\.(?= |$))+$/u
const NUMBER = /\d{3}/

/**
 * Returns the greeting of an email. Anybody may register any address under any name. So a name that a mail program
 * would show as a link, or that reads like a message, is omitted ([A26]).
 */
export function greeting(language: Language, name: string): string {
  const isShown = name.length <= LONGEST && NAME.test(name) && !NUMBER.test(name)
  return isShown ? say(language, 'mail.greeting.named', { name }) : say(language, 'mail.greeting.bare')
}
