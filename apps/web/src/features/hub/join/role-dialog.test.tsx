import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { aCard } from '../a-card.test-support.ts'
import { RoleDialog } from './role-dialog.tsx'
import type { CardByCode } from './use-joining.ts'

const card: CardByCode = {
  ...aCard('AB23CD', 1),
  ...{ faces: [], rounds: { total: 10, left: 10 }, prizePot: 100 },
}
const left = { role: 'player', present: false, isFinal: false } as const

function show(given: Partial<CardByCode>, allowSpectators = true) {
  const join = vi.fn(async () => undefined)
  const choosing = { ...card, ...given, gameSettings: { ...card.gameSettings, allowSpectators } }
  const idle = { pendingCode: undefined, problem: undefined, cancelChoice: vi.fn() }
  const other = { findByCode: vi.fn(), knock: vi.fn(), sitDown: vi.fn() }
  render(<RoleDialog joining={{ choosing, join, ...idle, ...other }} />)
  return { join, choosing }
}

const play = () => screen.queryByRole('button', { name: /PLAYING USER/ })
const watch = () => screen.getByRole('button', { name: /GAME SPECTATOR/ })

it('a newcomer reads that roles change by leaving and rejoining, and that a player who watches cannot play again [M7] [PR106] [PR822]', () => {
  show({})
  expect(play()).toBeEnabled()
  expect(watch()).toBeEnabled()
  expect(screen.getByText(/^To change your role, leave and join again\. But once you have played/)).toBeVisible()
})

it('a player who left reads before the choice that watching is final [M7] [PR822]', () => {
  show({ seat: left })
  expect(play()).toHaveAccessibleName(/Your seat, with its chips and bets\./)
  expect(screen.getByText(/you give up your seat for good: you cannot play here again\.$/)).toBeVisible()
})

it('a member who can no longer play is offered to watch only, and reads why [M7] [PR822]', async () => {
  const { join, choosing } = show({ seat: { role: 'spectator', present: false, isFinal: true } }, false)
  expect(play()).toBeNull()
  expect(screen.getByText(/so you can only watch\.$/)).toBeVisible()
  await userEvent.click(watch())
  expect(join).toHaveBeenCalledExactlyOnceWith(choosing, 'spectator')
})

it('a player who left a lobby without spectators returns to watch by asking for the seat, since the server refuses spectators there [M6] [PR822]', async () => {
  const { join, choosing } = show({ seat: left, players: 8 }, false)
  expect(play()).toBeDisabled()
  await userEvent.click(watch())
  expect(join).toHaveBeenCalledExactlyOnceWith(choosing, 'player')
})
