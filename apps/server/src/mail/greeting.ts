const LONGEST = 40
const NAME = /^(?:[\p{L}\p{M}\p{N} '’-]|\.(?= |$))+$/u
const NUMBER = /\d{3}/

/**
 * Anybody may register any address under any name.
 * A name that a mail program would turn into a link, or that reads as a message, is left out ([A26]).
 */
export function greeting(name: string): string {
  return name.length <= LONGEST && NAME.test(name) && !NUMBER.test(name) ? `Hello ${name},` : 'Hello,'
}
