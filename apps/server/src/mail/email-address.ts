import { domainToASCII, domainToUnicode } from 'node:url'
import { mixesScripts, plainEmail } from '@bettle/rules'

const ASCII = /^[\x20-\x7e]*$/
const PUNYCODE = /(?:^|\.)xn--/

/** An address in the one form it is stored in, with its domain in ASCII; undefined where the domain is none ([A28]). */
export function storedEmail(given: string): string | undefined {
  const { local, domain } = partsOf(plainEmail(given))
  const ascii = ASCII.test(domain) && !PUNYCODE.test(domain) ? domain : domainToASCII(domain)
  return ascii === '' && domain !== '' ? undefined : local + ascii
}

/** Addresses are unique in their stored form and without regard to case ([A28]). */
export function emailKey(given: string): string {
  return (storedEmail(given) ?? plainEmail(given)).toLowerCase()
}

/**
 * The keys that accounts of an address may have, the usual one first. A domain with letters beyond ASCII has a second: of two accounts
 * that were registered with both spellings before these were one, the later keeps the key it had.
 */
export function emailKeys(given: string): readonly string[] {
  const key = emailKey(given)
  const { local, domain } = partsOf(key)
  return PUNYCODE.test(domain) ? [key, local + domainToUnicode(domain)] : [key]
}

/** A stored address as people write it. A domain that mixes scripts stays in ASCII: it may pass for another one. */
export function readableEmail(stored: string): string {
  const { local, domain } = partsOf(stored)
  if (!PUNYCODE.test(domain)) return stored
  const readable = domainToUnicode(domain)
  return readable === '' || readable.split('.').some(mixesScripts) ? stored : local + readable
}

/** What to look for among keys where somebody types an address, or a domain alone, as people write it. */
export function searchedKey(text: string): string {
  const at = text.lastIndexOf('@') + 1
  const domain = domainToASCII(text.slice(at).trim())
  return (domain === '' ? text : text.slice(0, at) + domain).toLowerCase()
}

/** What stands before the domain, with its sign, and the domain. */
function partsOf(email: string): { readonly local: string; readonly domain: string } {
  const end = email.lastIndexOf('@') + 1
  return end === 0 ? { local: email, domain: '' } : { local: email.slice(0, end), domain: email.slice(end) }
}
