import type { z } from 'zod'

type RawIssue = z.core.$ZodRawIssue

/** Describes a fault in plain words, for rules of the contract without a message of their own. */
export function issueMessage(issue: RawIssue): string {
  const name = nameOf(issue.path)
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? `${name} is missing`
        : `${name} must be ${KINDS[issue.expected] ?? 'something else'}`
    case 'invalid_value':
      return issue.input === undefined ? `${name} is missing` : `${name} must be ${oneOf(issue.values)}`
    case 'too_small':
      return sizeMessage(name, issue, 'at least', issue.minimum)
    case 'too_big':
      return sizeMessage(name, issue, 'at most', issue.maximum)
    default:
      return issue.input === undefined ? `${name} is missing` : `${name} is not valid`
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a time',
}

/**
 * Returns the name of a field in a message: 'lobbyId' becomes 'Lobby id'. An item has the name of its list; the whole
 * body is the request.
 */
function nameOf(path: RawIssue['path']): string {
  const name = path?.findLast((part) => typeof part === 'string')
  if (name === undefined || name === '') return 'The request'
  const text = String(name)
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

function sizeMessage(
  name: string,
  { origin }: { readonly origin: string },
  bound: string,
  size: number | bigint,
): string {
  if (origin === 'string') return `${name} must have ${bound} ${size} ${size === 1 ? 'character' : 'characters'}`
  if (origin === 'array' || origin === 'set')
    return `${name} must have ${bound} ${size} ${size === 1 ? 'entry' : 'entries'}`
  return `${name} must be ${bound} ${size}`
}

function oneOf(values: readonly unknown[]): string {
  const [only, ...more] = values.map(String)
  return more.length === 0 ? `${only}` : `one of ${[only, ...more].join(', ')}`
}
