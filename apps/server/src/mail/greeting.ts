const LONGEST = 40
const NAME = /^(?:[\p{L}\p{M}\p{N} '’-]|\.(?= |$))+$/u
const NUMBER = /\d{3}/

/**
 * Anybody may register anybody's address under any name: one that a mail program would make a link of, or that could be a
 * message, is left out ([A26]).
 */
export function greeting(name: string): string {
  return name.length <= LONGEST && NAME.test(name) && !NUMBER.test(name) ? `Hello ${name},` : 'Hello,'
}
