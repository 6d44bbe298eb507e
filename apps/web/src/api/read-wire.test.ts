import { expect, it } from 'vitest'
import { usernameInFile } from '../admin-ui/records/file-cells.ts'
import { readWire } from './read-wire.ts'

// The stored words are not those of this build, as in every language but English.
const GONE = { _id: 'a', username: 'Stored words k3x9a', name: 'Stored words k3x9a', isDeleted: true }
const BEN = { _id: 'b', username: 'Stored words of Ben', name: 'Ben' }

it('names each deleted account of a reply in the words of this build, and leaves every other account as it is [A15] [PR1061]', () => {
  const sent = {
    users: [{ user: GONE }, { user: BEN }],
    message: { removedBy: GONE, text: 'Bye' },
    winner: null,
    chips: 0,
  }
  const named = { ...GONE, username: 'Deleted player k3x9a', name: 'Deleted player k3x9a' }
  expect(readWire(JSON.stringify(sent))).toEqual({
    ...sent,
    users: [{ user: named }, { user: BEN }],
    message: { removedBy: named, text: 'Bye' },
  })
})

it('reads a reply again without a change, such as a chat that the page has stored [PR1061]', () => {
  const once = readWire(JSON.stringify([GONE, BEN]))
  expect(readWire(JSON.stringify(once))).toEqual(once)
})

it('reads replies without deleted accounts as they were sent, and refuses what is no JSON [PR1061]', () => {
  const sent = [null, 1, 'text', true, { text: 'She wrote "isDeleted" here' }, [BEN]]
  expect(readWire(JSON.stringify(sent))).toEqual(sent)
  expect(() => readWire('<html>')).toThrow(SyntaxError)
  expect(() => readWire('')).toThrow(SyntaxError)
})

it('writes the stored username of a deleted account to a file, whatever the language of the page [PR1047] [PR1061]', () => {
  expect(usernameInFile({ username: 'Gelöschtes Konto k3x9a', isDeleted: true })).toBe('Deleted player k3x9a')
  expect(usernameInFile({ username: 'Ben' })).toBe('Ben')
})
