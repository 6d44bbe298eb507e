import { z } from 'zod'

type AnyCase<Name extends string> = Name | Uppercase<Name> | Capitalize<Name>

/**
 * Accepts each of these lower-case names in any letter case, and returns it in lower case. The published API lists each
 * name in lower case, capitalized and in upper case.
 */
export function inAnyCase<const Name extends string>(names: readonly Name[]) {
  const spellings = names.flatMap((name) => [
    name,
    `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    name.toUpperCase(),
  ])
  const spelling = z.enum(spellings as AnyCase<Name>[]).transform((spelling) => spelling.toLowerCase() as Name)
  const lowered = z.preprocess((given) => (typeof given === 'string' ? given.toLowerCase() : given), spelling)
  return lowered as unknown as typeof spelling
}
