import { z } from 'zod'

type AnyCase<Name extends string> = Name | Uppercase<Name> | Capitalize<Name>

/**
 * Accepts each of these lower-case names also capitalized and in upper case, and returns it in lower case. The schema
 * stays a list of names, so that the published API shows every accepted one.
 */
export function inAnyCase<const Name extends string>(names: readonly Name[]) {
  const spellings = names.flatMap((name) => [
    name,
    `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    name.toUpperCase(),
  ])
  return z.enum(spellings as AnyCase<Name>[]).transform((spelling) => spelling.toLowerCase() as Name)
}
