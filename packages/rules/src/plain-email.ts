import { isJoinerNeeded, ZWJ, ZWNJ } from './joiner.ts'

/** What shows as nothing and makes two of one address. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** A joiner that a script needs is part of a domain: without it, it is another one. */
function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, (sign, offset: number) => {
    if (sign !== ZWJ && sign !== ZWNJ) return ''
    const [after] = text.slice(offset + 1)
    return isJoinerNeeded(sign, { before: Array.from(text.slice(0, offset)), after }) ? sign : ''
  })
}

/** Separates the parts of a domain as a point does (RFC 3490); the half-width form becomes it in NFKC. */
const IDEOGRAPHIC_STOP = /\u3002/g

/** How mail programs write an address beside a name. */
const WRAPPED = /^(?:mailto:)?["'`<([{\s]*(?:mailto:)?(.*?)["'`>)\]}\s,;.]*$/is

/** An e-mail address bare of what mail programs put round it, its domain in small letters ([A28]). */
export function plainEmail(given: string): string {
  const text = withoutUnseen(given.normalize('NFKC').replace(IDEOGRAPHIC_STOP, '.')).trim()
  const bare = WRAPPED.exec(text)?.[1] ?? text
  const at = bare.lastIndexOf('@')
  return at < 0 ? bare : bare.slice(0, at) + bare.slice(at).toLowerCase()
}
