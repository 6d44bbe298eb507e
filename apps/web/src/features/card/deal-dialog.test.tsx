import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aLobby, minute, userId } from '../../push/lobby/a-lobby.test-support.ts'
import { DealDialog } from './deal-dialog.tsx'
import { keptCommitments } from './kept-commitments.ts'

/** The SHA-256 of 'abc' and 'abd'. Another program drew the hand from the first one, with its own hashes. */
const OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const OF_ABD = 'a52d159f262b2c6ddb724a61840befc36eb30c88877a4030b65cbe86298449c9'
const deal = {
  seed: 'abc',
  commitment: OF_ABC,
  hands: [{ userId: userId(1), cards: ['near-miss', 'scout', 'boost'] }],
}

beforeEach(() => {
  localStorage.setItem('token', JSON.stringify({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))
  vi.stubGlobal('fetch', async () => Response.json(deal))
})

const [{ _id: lobbyId }, endedAt] = [aLobby(), new Date(minute(110)).toISOString()]

/** Stores a hash as if it had been shown at this minute of the match. */
function wasShown(commitment: string, at: number): void {
  localStorage.setItem('bettle.commitments', JSON.stringify([{ lobbyId, commitment, at: minute(at) }]))
}

function checks(): void {
  const lobby = aLobby({ at: 120 })
  const ended = { ...lobby, match: { ...lobby.match, status: 'completed' as const, endedAt } }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DealDialog lobby={ended} onClose={() => undefined} />
    </QueryClientProvider>,
  )
}

it('the deal dialog says that the hash is the same that this browser was shown first [H3]', async () => {
  wasShown(OF_ABC, 1)
  checks()
  expect(await screen.findByText(/the hash that this browser saw first/)).toBeVisible()
  expect(await screen.findByText(/Checked on this device/)).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('the deal dialog warns if the browser was first shown another hash, even if every hand follows from the seed [H3] [PR188]', async () => {
  wasShown(OF_ABD, 1)
  checks()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('This is not the hash that was published.')
  expect(alert).toHaveTextContent(OF_ABD)
  expect(await screen.findByText(/does not fit the hash that this browser saw first/)).toBeVisible()
  expect(screen.queryByText(/Checked on this device/)).not.toBeInTheDocument()
})

it('the deal dialog says if this browser was shown no hash of the deal before the match ended [H3]', async () => {
  checks()
  expect(await screen.findByText(/first saw the hash after the match had ended/)).toBeVisible()
  expect(keptCommitments.get(lobbyId)?.commitment).toBe(OF_ABC)
})
