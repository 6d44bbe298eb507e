import { domainToASCII, domainToUnicode } from 'node:url'
import { mixesScripts, plainEmail } from '@bettle/rules'

const ASCII = /^[\x20-\x7e]*$/
const PUNYCODE = /(?:^|\.)xn--/

/**
 * Returns the stored form of an email address, with its domain in ASCII; undefined if the domain is invalid ([A28]).
 */
export function storedEmail(given: string): string | undefined {
  const { local, domain } = partsOf(plainEmail(given))
  const ascii = ASCII.test(domain) && !PUNYCODE.test(domain) ? domain : domainToASCII(domain)
  return (ascii === '' && domain !== '') || hasInvalidPunycode(ascii) ? undefined : local + ascii
}

/**
 * True for invalid Punycode: since Node 24 `domainToASCII` does not refuse it, and `domainToUnicode` leaves it
 * unchanged.
 */
const hasInvalidPunycode = (ascii: string) => PUNYCODE.test(ascii) && PUNYCODE.test(domainToUnicode(ascii))

/**
 * Returns the key of an email address. Addresses are unique in their stored form and without regard to case ([A28]).
 */
export function emailKey(given: string): string {
  return (storedEmail(given) ?? plainEmail(given)).toLowerCase()
}

/**
 * Returns the possible keys of an email address, the usual one first. A non-ASCII domain has a second key: if an older
 * version registered two accounts with both spellings, the later account keeps the second key.
 */
export function emailKeys(given: string): readonly string[] {
  const key = emailKey(given)
  const { local, domain } = partsOf(key)
  return PUNYCODE.test(domain) ? [key, local + domainToUnicode(domain)] : [key]
}

/**
 * Returns a stored email address in readable form. A domain that mixes scripts stays in ASCII, because it may imitate
 * another one.
 */
export function readableEmail(stored: string): string {
  const { local, domain } = partsOf(stored)
  if (!PUNYCODE.test(domain)) return stored
  const readable = domainToUnicode(domain)
  return readable === '' || readable.split('.').some(mixesScripts) ? stored : local + readable
}

/** Returns the key to search for when an operator types an address or a domain. */
export function searchedKey(text: string): string {
  const at = text.lastIndexOf('@') + 1
  const domain = domainToASCII(text.slice(at).trim())
  return (domain === '' ? text : text.slice(0, at) + domain).toLowerCase()
}

/** Splits an email address into the local part with its @ sign, and the domain. */
function partsOf(email: string): { readonly local: string; readonly domain: string } {
  const end = email.lastIndexOf('@') + 1
  return end === 0 ? { local: email, domain: '' } : { local: email.slice(0, end), domain: email.slice(end) }
}
