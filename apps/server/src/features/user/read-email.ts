import { storedEmail } from '../../db/email-address.ts'
import { invalid } from '../../http/errors/invalid.ts'

const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/

/** Returns an email address in its stored form. Refuses an invalid address ([A28]). */
export function readEmail(given: string): string {
  const email = storedEmail(given)
  if (email === undefined || !ADDRESS.test(email)) throw invalid('email', 'Invalid email address')
  return email
}
