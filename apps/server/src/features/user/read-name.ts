import { sentence } from '@bettle/contract'
import { cleanLine } from '@bettle/rules'
import { invalidRequest } from '../../http/validation/validation.ts'

/**
 * Returns a name as one line of visible characters, without characters that change the writing direction around it
 * ([A26]).
 */
export function readName(given: string): string {
  const name = cleanLine(given)
  if (name === '') throw invalidRequest([{ path: 'name', ...sentence('name-missing') }])
  return name
}
