import { isJoinerNeeded, ZWJ, ZWNJ } from '../text/joiner.ts'

/** Invisible characters. With one of them an address would differ from the same address without it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
/**
 * Removes invisible characters. A zero-width joiner that a script needs is part of the domain and stays, because its
 * removal would give another domain.
 */
function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, (sign, offset: number) => {
    if (sign !== ZWJ && sign !== ZWNJ) return ''
    const [after] = text.slice(offset + 1)
    return isJoinerNeeded(sign, { before: Array.from(text.slice(0, offset)), after }) ? sign : ''
  })
}

/**
 * The ideographic full stop separates the parts of a domain like a full stop (RFC 3490). NFKC maps its half-width form
 * to it.
 */
const IDEOGRAPHIC_STOP = /\u3002/g

/** The ways in which mail programs write an address beside a name. */
const WRAPPED = /^(?:mailto:)?["'`<([{\s]*(?:mailto:)?(.*?)["'`>)\]}\s,;.]*$/is

/**
 * Returns an email address in NFKC, without invisible characters and without the text that mail programs put around it.
 * Its domain is in lower case ([A28]).
 */
export function plainEmail(given: string): string {
  const text = withoutUnseen(given.normalize('NFKC').replace(IDEOGRAPHIC_STOP, '.')).trim()
  const bare = WRAPPED.exec(text)?.[1] ?? text
  const at = bare.lastIndexOf('@')
  return at < 0 ? bare : bare.slice(0, at) + bare.slice(at).toLowerCase()
}
