import type { LedgerProof, LedgerSeal, OwnLedgerLine } from '@bettle/contract'
import { leafText, type OwnLine, parentText, sealText } from '@bettle/rules'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ANA, aLobby, aMember, LOBBY_ID } from '../../push/lobby/a-lobby.test-support.ts'
import { checkOwnChips } from './check-own-chips.ts'
import { ChipsCheck } from './chips-check.tsx'

const AT = '2026-06-14T20:00:00.000Z'

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function line(seq: number, kind: OwnLedgerLine['kind'], amount: number, balance: number): OwnLedgerLine {
  return { seq, kind, amount, balance, at: AT, reason: null, why: null, roundNumber: null, betId: null }
}

const LINES = [line(1, 'join', 100, 100), line(2, 'penalty', -5, 95)]
const CHAIN = 'c'.repeat(64)
const PROOF: LedgerProof = { salt: 'a'.repeat(64), path: [{ side: 'left', hash: 'b'.repeat(64) }] }

/** Builds a seal as the server does. Ana's leaf is to the right of another player's leaf. */
async function aSeal(number: number, before: LedgerSeal | undefined, reason: string | null): Promise<LedgerSeal> {
  const own = LINES.map((each): OwnLine => ({ ...each, at: Date.parse(each.at) }))
  const leaf = await digest(leafText(LOBBY_ID, ANA._id, PROOF.salt, own))
  const root = await digest(parentText(leaf, { side: 'left', hash: 'b'.repeat(64) }))
  const at = Date.parse(AT)
  const head = await digest(sealText(LOBBY_ID, { number, chain: CHAIN, root, at }, before?.head ?? null))
  return { number, at: AT, chain: CHAIN, root, head, reason, why: null }
}

async function ownChips() {
  const first = await aSeal(1, undefined, null)
  const seals = [first, await aSeal(2, first, 'It was a goal kick.')]
  return { lobbyId: LOBBY_ID, userId: ANA._id, chips: 95, lines: LINES, seals, proof: PROOF }
}

it('the browser verifies that a player’s ledger lines are sealed, and that their sum is the balance in the results [L7] [PR207]', async () => {
  const own = await ownChips()
  expect(await checkOwnChips(own)).toBe('proven')
  expect(await checkOwnChips({ ...own, chips: 96 })).toBe('other-sum')
  const [joined] = LINES
  if (!joined) throw new Error('there are lines')
  expect(await checkOwnChips({ ...own, lines: [joined, line(2, 'penalty', -4, 96)], chips: 96 })).toBe('not-sealed')
  expect(await checkOwnChips({ ...own, lines: [joined], chips: 100 })).toBe('not-sealed')
  expect(await checkOwnChips({ ...own, proof: { ...PROOF, salt: 'd'.repeat(64) } })).toBe('not-sealed')
  const [first, second] = own.seals
  if (!first || !second) throw new Error('it was sealed twice')
  expect(await checkOwnChips({ ...own, seals: [{ ...first, head: 'd'.repeat(64) }, second] })).toBe('seals-apart')
  expect(await checkOwnChips({ ...own, seals: [second] })).toBe('seals-apart')
})

it('the chips check works on plain HTTP, where the browser has no hash functions [L7] [PR783]', async () => {
  const own = await ownChips()
  vi.stubGlobal('crypto', {})
  expect(await checkOwnChips(own)).toBe('proven')
  expect(await checkOwnChips({ ...own, proof: { ...PROOF, salt: 'd'.repeat(64) } })).toBe('not-sealed')
})

const over = (confirmedAt: string | null) => {
  const lobby = aLobby()
  return {
    ...lobby,
    currentUser: aMember(ANA, { chips: 95 }),
    match: { ...lobby.match, status: 'completed' as const, resultsConfirmedAt: confirmedAt },
  }
}

it('the chips check can be started by keyboard, and shows its result, the latest seal and why the chips were sealed again [L7]', async () => {
  const { lines, seals, proof, chips } = await ownChips()
  render(<ChipsCheck lobby={over(AT)} ledger={{ lines, chips, seals, proof }} />)
  expect(screen.getByRole('definition').textContent?.replaceAll(' ', '')).toBe(seals[1]?.head)
  expect(screen.getByRole('list', { name: 'When seals were made' })).toHaveTextContent(
    'a new seal. It was a goal kick.',
  )
  const user = userEvent.setup()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Check my chips' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(
    await screen.findByText(
      /^Checked on this device: the 2 changes to your chips add up to 95 chips, as in the results, and this seal/,
    ),
  ).toBeVisible()
})

it('the chips check says that the chips are sealed when the results are confirmed, and is absent for an abandoned match', () => {
  const ledger = { lines: LINES, chips: 95, seals: [] }
  const { rerender } = render(<ChipsCheck lobby={over(null)} ledger={ledger} />)
  expect(screen.getByRole('region', { name: 'Check your chips yourself' })).toHaveTextContent(
    'When the results are confirmed',
  )
  const called = over(null)
  rerender(<ChipsCheck lobby={{ ...called, match: { ...called.match, status: 'abandoned' } }} ledger={ledger} />)
  expect(screen.queryByRole('region')).toBeNull()
})
