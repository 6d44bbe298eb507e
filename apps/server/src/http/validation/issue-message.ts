import { type Said, saidBy, sentence } from '@bettle/contract'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** Returns the sentence of a fault whose rule has a message: a code of the contract, or a sentence of the rules. */
export function saidBySchema(issue: Issue): Said {
  const { text, params } = issue.code === 'custom' ? (issue.params ?? {}) : {}
  return typeof text === 'string' ? { message: issue.message, text, params } : saidBy(issue.message)
}

/** Describes a fault in plain words, for rules of the contract without a message of their own. */
export function saidByIssue(issue: Issue): Said {
  const field = nameOf(issue.path)
  const missing = sentence('field-missing', { field })
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? missing
        : sentence('field-kind', { field, kind: issue.expected })
    case 'invalid_value':
      return issue.input === undefined ? missing : saidByValues(field, issue.values)
    case 'too_small':
      return sentence(TOO_SMALL[issue.origin] ?? 'field-too-small', { field, count: Number(issue.minimum) })
    case 'too_big':
      return sentence(TOO_BIG[issue.origin] ?? 'field-too-large', { field, count: Number(issue.maximum) })
    default:
      return issue.input === undefined ? missing : sentence('field-invalid', { field })
  }
}

const TOO_SMALL: Readonly<Record<string, 'field-too-short' | 'field-too-few'>> = {
  string: 'field-too-short',
  array: 'field-too-few',
  set: 'field-too-few',
}
const TOO_BIG: Readonly<Record<string, 'field-too-long' | 'field-too-many'>> = {
  string: 'field-too-long',
  array: 'field-too-many',
  set: 'field-too-many',
}

/**
 * Returns the name of a field in a sentence: 'lobbyId' becomes 'Lobby id'. An item has the name of its list; the whole
 * body is the request.
 */
function nameOf(path: Issue['path']): string {
  const name = path.findLast((part) => typeof part === 'string')
  if (name === undefined || name === '') return 'The request'
  const text = String(name)
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

function saidByValues(field: string, values: readonly unknown[]): Said {
  const [only, ...more] = values.map(String)
  return more.length === 0
    ? sentence('field-value', { field, value: `${only}` })
    : sentence('field-values', { field, values: [only, ...more].join(', ') })
}
