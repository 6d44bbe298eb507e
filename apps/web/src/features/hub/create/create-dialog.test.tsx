import '@testing-library/jest-dom/vitest'
import { createLobby, type Match, openRoom, whoami } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { storeToken } from '../../../api/session/token.ts'
import { aLobby } from '../../../push/lobby/a-lobby.test-support.ts'
import { eventTypesQuery } from '../../../push/match/event-types.ts'
import { CreateDialog } from './create-dialog.tsx'

let part: { hasBet: boolean; hasOperated: boolean; isFeedTheirs: boolean }

beforeEach(() => {
  part = { hasBet: false, hasOperated: false, isFeedTheirs: false }
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async () => Response.json(part))
})

function shows({
  isAdmin,
  isFromAdmin = false,
  match = {},
  ...user
}: {
  isAdmin: boolean
  isFromAdmin?: boolean
  emailConfirmed?: boolean
  match?: Partial<Match>
}) {
  const client = makeQueryClient()
  client.setQueryData(queryOf(whoami, {}).queryKey, {
    user: { permissions: { isAdmin }, email: 'ana@bettle.example', ...user },
  } as never)
  client.setQueryData(eventTypesQuery(aLobby().match._id).queryKey, {
    eventTypes: [
      { name: 'Goal', displayName: 'Goal' },
      { name: 'Throw', displayName: 'Throw-in' },
      { name: 'Corner', displayName: 'Corner' },
    ],
  })
  const onCreate = vi.fn()
  render(
    <QueryClientProvider client={client}>
      <CreateDialog
        match={{ ...aLobby().match, ...match }}
        isPending={false}
        problem={undefined}
        onCreate={onCreate}
        onClose={() => undefined}
        isFromAdmin={isFromAdmin}
      />
    </QueryClientProvider>,
  )
  const creates = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'CREATE GAME' }))
    return onCreate.mock.lastCall?.[1]
  }
  const opensRoom = async () => {
    await creates()
    return onCreate.mock.lastCall?.slice(1)
  }
  const settingsGiven = async () => {
    await creates()
    return onCreate.mock.lastCall?.[0]
  }
  return { creates, opensRoom, settingsGiven }
}

const hostOnly = () => screen.findByRole('switch', { name: 'Host only' })

describe('the create dialog', () => {
  it('in the administrators’ area an administrator opens a lobby without a seat, unless they choose to take one [M16]', async () => {
    const { creates } = shows({ isAdmin: true, isFromAdmin: true })
    expect(await hostOnly()).toBeChecked()
    expect(await creates()).toBe(true)
    await userEvent.click(await hostOnly())
    expect(await creates()).toBe(false)
  })

  it('an administrator who operated the match opens a lobby without a seat by default [M16]', async () => {
    part = { ...part, hasOperated: true }
    const { creates } = shows({ isAdmin: true })
    await vi.waitFor(async () => expect(await hostOnly()).toBeChecked())
    expect(await creates()).toBe(true)
  })

  it('a player opens a lobby with a seat, and is not asked whether to host only', async () => {
    const { creates } = shows({ isAdmin: false })
    expect(screen.queryByRole('switch', { name: 'Host only' })).toBeNull()
    expect(await creates()).toBe(false)
  })

  it('the create dialog tells a player with an unconfirmed address which link to open, and creates nothing [A61] [PR521]', async () => {
    shows({ isAdmin: false, emailConfirmed: false })
    expect(
      await screen.findByText('Before you can open a lobby, open the link that we sent to ana@bettle.example.'),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'CREATE GAME' })).toBeDisabled()
  })

  it('the create dialog explains who records an official match and a room, and opens a lobby, a room or a host-only room as chosen [RM10] [PR610]', async () => {
    const { opensRoom } = shows({ isAdmin: false, match: { status: 'upcoming' } })
    const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
    expect(screen.getByRole('radio', { name: 'Official' })).toHaveAccessibleDescription(
      'An operator or an automatic feed records this match.',
    )
    expect(await opensRoom()).toEqual([false, createLobby])
    expect(screen.getByRole('switch', { name: 'Guests by link' })).toBeVisible()
    await choose('Your room')
    expect(screen.getByRole('radio', { name: 'Your room' })).toHaveAccessibleDescription(
      'Your room records the match. Everyone taps what they see. An event counts when enough players agree.',
    )
    expect(screen.queryByRole('switch', { name: 'Private lobby' })).toBeNull()
    expect(screen.getByText(/^This lobby is private\./)).toBeVisible()
    expect(await opensRoom()).toEqual([false, openRoom, undefined])
    await choose('Host only')
    expect(await opensRoom()).toEqual([true, openRoom, undefined])
  })

  it('the create dialog allows guests by link in a room unless the host switches them off, and not in an official public game [RM15] [PR710]', async () => {
    const { settingsGiven } = shows({ isAdmin: false, match: { status: 'upcoming' } })
    const guests = () => screen.getByRole('switch', { name: 'Guests by link' })
    expect(guests()).not.toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Your room' }))
    expect(guests()).toBeChecked()
    expect(await settingsGiven()).toMatchObject({ isPrivate: true, allowGuests: true })
    await userEvent.click(guests())
    expect(await settingsGiven()).toMatchObject({ isPrivate: true, allowGuests: false })
    await userEvent.click(screen.getByRole('radio', { name: 'Official' }))
    expect(await settingsGiven()).toMatchObject({ isPrivate: false, allowGuests: false })
  })

  it('the create dialog lets the host choose the event types of a room, at least one, and all by default [RM19] [PR712]', async () => {
    const { opensRoom } = shows({ isAdmin: false, match: { status: 'upcoming' } })
    expect(screen.queryByRole('group', { name: 'What do you record?' })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Your room' }))
    const types = await screen.findByRole('group', { name: 'What do you record?' })
    const press = (name: string) => userEvent.click(within(types).getByRole('button', { name }))
    expect(await opensRoom()).toEqual([false, openRoom, undefined])
    await press('Throw-in')
    expect(within(types).getByRole('button', { name: 'Throw-in', pressed: false })).toBeVisible()
    expect(types).toHaveAccessibleDescription(/^2 of 3 event types\./)
    expect(await opensRoom()).toEqual([false, openRoom, ['Goal', 'Corner']])
    await press('Goal')
    expect(within(types).getByRole('button', { name: 'Corner' })).toBeDisabled()
    expect(await opensRoom()).toEqual([false, openRoom, ['Corner']])
    for (const name of ['Goal', 'Throw-in']) await press(name)
    expect(await opensRoom()).toEqual([false, openRoom, undefined])
    await press('Goal')
    await userEvent.click(screen.getByRole('radio', { name: 'Official' }))
    expect(await opensRoom()).toEqual([false, createLobby])
  })

  it('the create dialog offers no room for a match that has kicked off or for a practice match [RM10]', () => {
    shows({ isAdmin: false })
    expect(screen.queryByRole('radio', { name: 'Your room' })).toBeNull()
    shows({ isAdmin: false, match: { status: 'upcoming', isPractice: true } })
    expect(screen.queryByRole('radio', { name: 'Your room' })).toBeNull()
  })
})
