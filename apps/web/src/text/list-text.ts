import { msg } from '../texts/msg.ts'

/** Returns names as a list within a sentence: 'Ana', 'Ana and Ben', 'Ana, Ben and 3 more'. */
export function listText(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : msg('text.list.and', { names: names.slice(0, -1).join(', '), last })
}
