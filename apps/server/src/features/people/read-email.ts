import { plainEmail } from '@bettle/rules'
import { invalid } from '../../http/invalid.ts'

const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/

/** An e-mail address as somebody wrote it, in the one form it is stored in ([A28]). */
export function readEmail(given: string): string {
  const email = plainEmail(given)
  if (!ADDRESS.test(email)) throw invalid('email', 'Invalid email address')
  return email
}
