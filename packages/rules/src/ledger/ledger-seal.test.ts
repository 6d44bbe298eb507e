import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testDigest } from '../../test/digest.ts'
import { KICK_OFF } from '../../test/timetable.ts'
import { chainEntries, ledgerGenesis } from './ledger.ts'
import { leafText, type OwnLine, ownLines, parentText, saltOf, sealedTree, sealText } from './ledger-seal.ts'

const LOBBY = 'lobby-1'
const SECRET = 'a secret'

const line = (seq: number, amount: number, balance: number): OwnLine => ({
  seq,
  kind: seq === 1 ? 'join' : 'stake',
  amount,
  balance,
  at: KICK_OFF + seq,
  betId: seq === 1 ? null : `bet-${seq}`,
})

const linesByPlayer = (...stakes: readonly number[]) =>
  new Map(stakes.map((stake, index) => [`player-${index}`, [line(1, 100, 100), line(2, -stake, 100 - stake)]]))

/** Verifies a seal as a member can: from the member's own lines up to the root. */
function climbed(userId: string, salt: string, lines: readonly OwnLine[], path: ReturnType<typeof pathIn>): string {
  return path.reduce(
    (hash, step) => testDigest(parentText(hash, step)),
    testDigest(leafText(LOBBY, userId, salt, lines)),
  )
}

function pathIn(tree: ReturnType<typeof sealedTree>, userId: string) {
  const path = tree.pathOf(userId)
  if (!path) throw new Error(`${userId} has no leaf`)
  return path
}

it("computes the root of a ledger seal from each member's own lines and path, however many members there are [L7]", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 20 }), (stakes) => {
      const lines = linesByPlayer(...stakes)
      const tree = sealedTree(LOBBY, SECRET, lines, testDigest)
      for (const [userId, own] of lines) {
        expect(climbed(userId, saltOf(SECRET, userId, testDigest), own, pathIn(tree, userId))).toBe(tree.root)
      }
      expect(tree.pathOf('a stranger')).toBeUndefined()
    }),
    { numRuns: 50 },
  )
})

it("computes another root of a seal after any change of a member's lines: their values, their order, or a missing or added line [L7]", () => {
  const lines = linesByPlayer(10, 20, 30)
  const tree = sealedTree(LOBBY, SECRET, lines, testDigest)
  const [first, second] = lines.get('player-1') ?? []
  if (!first || !second) throw new Error('there are two lines')
  const others: readonly (readonly OwnLine[])[] = [
    [first, { ...second, amount: -21 }],
    [first, { ...second, balance: 79 }],
    [first, { ...second, at: second.at + 1 }],
    [first, { ...second, betId: 'another' }],
    [first, { ...second, kind: 'penalty' }],
    [{ ...first, seq: 2 }, second],
    [second, first],
    [first],
    [first, second, second],
  ]
  const salt = saltOf(SECRET, 'player-1', testDigest)
  const path = pathIn(tree, 'player-1')
  expect(climbed('player-1', salt, [first, second], path)).toBe(tree.root)
  for (const other of others) expect(climbed('player-1', salt, other, path)).not.toBe(tree.root)
  expect(climbed('player-2', salt, [first, second], path)).not.toBe(tree.root)
})

it("gives a member's seal path a length that does not depend on others' stakes, and other hashes under another secret [L8]", () => {
  const low = sealedTree(LOBBY, SECRET, linesByPlayer(10, 5, 30), testDigest)
  const high = sealedTree(LOBBY, SECRET, linesByPlayer(10, 50, 30), testDigest)
  const again = sealedTree(LOBBY, 'another secret', linesByPlayer(10, 5, 30), testDigest)
  const shape = (tree: typeof low) => pathIn(tree, 'player-0').map(({ side, hash }) => [side, hash.length])
  expect(shape(high)).toEqual(shape(low))
  const hashes = (tree: typeof low) => pathIn(tree, 'player-0').map(({ hash }) => hash)
  for (const hash of hashes(low)) expect(hashes(again)).not.toContain(hash)
})

it("numbers each member's lines in a ledger seal separately [L7]", () => {
  const draft = (userId: string, amount: number, key: string) =>
    ({ userId, kind: 'join', amount, balance: amount, key, at: KICK_OFF }) as const
  const drafts = [draft('ana', 1, 'a'), draft('ben', 2, 'b'), draft('ana', 3, 'c'), draft('ben', 4, 'd')]
  const lines = ownLines(chainEntries(ledgerGenesis(LOBBY, testDigest), drafts, testDigest))
  const numbered = [...lines].map(([userId, own]) => [userId, own.map(({ seq, amount }) => [seq, amount])])
  expect(numbered).toEqual([
    [
      'ana',
      [
        [1, 1],
        [2, 3],
      ],
    ],
    [
      'ben',
      [
        [1, 2],
        [2, 4],
      ],
    ],
  ])
})

it('computes another head of a seal for another lobby, number, time, chain, root or previous head [L7]', () => {
  const seal = { number: 2, at: KICK_OFF, chain: 'c', root: 'r' }
  const head = testDigest(sealText(LOBBY, seal, 'before'))
  const others = [
    sealText(LOBBY, { ...seal, number: 3 }, 'before'),
    sealText(LOBBY, { ...seal, at: KICK_OFF + 1 }, 'before'),
    sealText(LOBBY, { ...seal, chain: 'd' }, 'before'),
    sealText(LOBBY, { ...seal, root: 's' }, 'before'),
    sealText(LOBBY, seal, null),
    sealText('lobby-2', seal, 'before'),
  ]
  for (const other of others) expect(testDigest(other)).not.toBe(head)
})
