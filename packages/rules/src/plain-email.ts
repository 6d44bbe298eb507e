/** What shows as nothing and makes two of one address. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** How mail programs write an address beside a name. */
const WRAPPED = /^(?:mailto:)?["'`<([{\s]*(?:mailto:)?(.*?)["'`>)\]}\s,;.]*$/is

/** The one form an e-mail address is stored in: bare, without what mail programs put round it, its domain in small letters ([A28]). */
export function plainEmail(given: string): string {
  const text = given.normalize('NFKC').replace(UNSEEN, '').trim()
  const bare = WRAPPED.exec(text)?.[1] ?? text
  const at = bare.lastIndexOf('@')
  return at < 0 ? bare : bare.slice(0, at) + bare.slice(at).toLowerCase()
}
