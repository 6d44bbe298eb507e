import { cleanLine } from '@bettle/rules'
import { invalidRequest } from '../../http/validation.ts'

/** A person's name as somebody wrote it: one line of what can be seen, and nothing that turns what stands beside it ([A26]). */
export function readName(given: string): string {
  const name = cleanLine(given)
  if (name === '') throw invalidRequest([{ path: 'name', message: 'Please provide your name' }])
  return name
}
