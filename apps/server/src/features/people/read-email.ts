import { invalid } from '../../http/invalid.ts'
import { storedEmail } from '../../mail/email-address.ts'

const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/

/** An e-mail address as somebody wrote it, in the one form it is stored in ([A28]). */
export function readEmail(given: string): string {
  const email = storedEmail(given)
  if (email === undefined || !ADDRESS.test(email)) throw invalid('email', 'Invalid email address')
  return email
}
