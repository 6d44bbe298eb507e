import '@testing-library/jest-dom/vitest'
import { createLobby, type Match, openRoom, whoami } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
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

async function shows({
  isAdmin,
  isFromAdmin = false,
  match = {},
  onFriends,
  ...user
}: {
  onFriends?: ComponentProps<typeof CreateDialog>['onFriends']
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
        {...(onFriends && { onFriends })}
      />
    </QueryClientProvider>,
  )
  await screen.findByRole('dialog')
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

const choice = (name: string) => screen.findByRole('radio', { name })
const choose = async (name: string) => userEvent.click(await choice(name))
const recorders = () =>
  screen
    .queryAllByRole('radio')
    .map((radio) => radio.getAttribute('aria-label') ?? '')
    .filter((label) => /^(You|Somebody|Official)/.test(label))

describe('the create dialog', () => {
  it('in the administrators’ area an administrator records the match without a seat, unless they choose another recorder [M16] [PR792]', async () => {
    const { opensRoom } = await shows({ isAdmin: true, isFromAdmin: true })
    expect(await choice('You')).toBeChecked()
    expect(await choice('You')).toHaveAccessibleDescription(
      'You record this match on its page Realtime Match Events. Every lobby on it follows. You take no seat and are not ranked.',
    )
    expect(await opensRoom()).toEqual([true, createLobby])
    await choose('Somebody else')
    expect(await opensRoom()).toEqual([false, createLobby])
  })

  it('an administrator opens no lobby without a seat on a copy of a match that they may operate [M16] [RM10] [PR792]', async () => {
    const { opensRoom } = await shows({ isAdmin: true, isFromAdmin: true, match: { status: 'upcoming' } })
    expect(await choice('You')).toBeChecked()
    expect(recorders()).toEqual(['You', 'Somebody else', 'Your room'])
    expect(screen.queryByRole('switch', { name: 'Host only' })).toBeNull()
    const opened = []
    for (const name of recorders()) {
      await choose(name)
      opened.push(await opensRoom())
    }
    expect(opened).toEqual([
      [true, createLobby],
      [false, createLobby],
      [false, openRoom, undefined],
    ])
  })

  it('an administrator who operated the match opens a lobby without a seat by default [M16]', async () => {
    part = { ...part, hasOperated: true }
    const { creates } = await shows({ isAdmin: true })
    await vi.waitFor(async () => expect(await choice('You')).toBeChecked())
    expect(await creates()).toBe(true)
  })

  it('an administrator who has bet on the match takes a seat, because they cannot operate it [M16] [V6]', async () => {
    part = { ...part, hasBet: true, hasOperated: true }
    const { creates } = await shows({ isAdmin: true, isFromAdmin: true, match: { status: 'upcoming' } })
    await vi.waitFor(() => expect(recorders()).toEqual(['Official', 'Your room', 'You alone']))
    expect(await creates()).toBe(false)
  })

  it('a player opens a lobby with a seat, and is not asked who records a match that has started', async () => {
    const { creates } = await shows({ isAdmin: false })
    expect(recorders()).toEqual([])
    expect(await creates()).toBe(false)
  })

  it('the create dialog tells a player with an unconfirmed address which link to open, and creates nothing [A61] [PR521]', async () => {
    await shows({ isAdmin: false, emailConfirmed: false })
    expect(
      await screen.findByText('Before you can open a lobby, open the link that we sent to ana@bettle.example.'),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'CREATE GAME' })).toBeDisabled()
  })

  it('the create dialog explains who records an official match and a room, and opens a lobby, a room or a host-only room as chosen [RM10] [PR610]', async () => {
    const { opensRoom } = await shows({ isAdmin: false, match: { status: 'upcoming' } })
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
    await choose('You alone')
    expect(await opensRoom()).toEqual([true, openRoom, undefined])
  })

  it('the create dialog allows guests by link in a room unless the host switches them off, and not in an official public game [RM15] [PR710]', async () => {
    const { settingsGiven } = await shows({ isAdmin: false, match: { status: 'upcoming' } })
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
    const { opensRoom } = await shows({ isAdmin: false, match: { status: 'upcoming' } })
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

  it('the create dialog offers no room for a match that has kicked off or for a practice match [RM10]', async () => {
    await shows({ isAdmin: false })
    expect(screen.queryByRole('radio', { name: 'Your room' })).toBeNull()
    cleanup()
    await shows({ isAdmin: false, match: { status: 'upcoming', isPractice: true } })
    expect(screen.queryByRole('radio', { name: 'Your room' })).toBeNull()
  })
})

describe('the create dialog of a player', () => {
  it('one press opens a private lobby for friends, and all settings are behind the house rules [PR852]', async () => {
    const onFriends = vi.fn()
    const { settingsGiven } = await shows({ isAdmin: false, onFriends })
    expect(screen.getByText('Recorded by an operator or a feed')).toBeVisible()
    expect(screen.queryByRole('tab')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'PLAY WITH FRIENDS' }))
    expect(onFriends).toHaveBeenCalledExactlyOnceWith(false, createLobby)
    await userEvent.click(screen.getByRole('button', { name: 'House rules: classic' }))
    expect(await screen.findAllByRole('tab')).toHaveLength(5)
    expect(await settingsGiven()).toMatchObject({ isPrivate: false })
  })

  it('one line says who records the match, and a press on it offers the choice, which the house rules keep [RM10] [PR852]', async () => {
    const onFriends = vi.fn()
    const { opensRoom } = await shows({ isAdmin: false, match: { status: 'upcoming' }, onFriends })
    const line = screen.getByText('Recorded by:').closest('summary')
    expect(line).toHaveTextContent('Recorded by:Official')
    await userEvent.click(line as HTMLElement)
    await choose('Your room')
    expect(line).toHaveTextContent('Recorded by:Your room')
    await userEvent.click(screen.getByRole('button', { name: 'PLAY WITH FRIENDS' }))
    expect(onFriends).toHaveBeenCalledExactlyOnceWith(false, openRoom, undefined)
    await userEvent.click(screen.getByRole('button', { name: 'House rules: classic' }))
    await screen.findAllByRole('tab')
    expect(await opensRoom()).toEqual([false, openRoom, undefined])
  })

  it('the room of the player records a match that nobody records yet, unless the player chooses otherwise [F30] [PR875]', async () => {
    const onFriends = vi.fn()
    const match = { status: 'upcoming', recordedBy: 'nobody-yet' } as const
    await shows({ isAdmin: false, match, onFriends })
    const line = screen.getByText('Recorded by:').closest('summary')
    expect(line).toHaveTextContent('Recorded by:Your room')
    await userEvent.click(screen.getByRole('button', { name: 'PLAY WITH FRIENDS' }))
    expect(onFriends).toHaveBeenLastCalledWith(false, openRoom, undefined)
    await userEvent.click(line as HTMLElement)
    expect(await choice('Official')).toHaveAccessibleDescription(/Nobody has said that they will yet\.$/)
    await choose('Official')
    await userEvent.click(screen.getByRole('button', { name: 'PLAY WITH FRIENDS' }))
    expect(onFriends).toHaveBeenLastCalledWith(false, createLobby)
    cleanup()

    const settings = await shows({ isAdmin: false, match })
    expect(await settings.opensRoom()).toEqual([false, openRoom, undefined])
  })

  it.each(['operator', 'feed', undefined] as const)(
    'an official recorder is the default of a match that is recorded, or of which nothing is said: %s [F30] [PR875]',
    async (recordedBy) => {
      await shows({ isAdmin: false, match: { status: 'upcoming', recordedBy }, onFriends: vi.fn() })
      expect(screen.getByText('Recorded by:').closest('summary')).toHaveTextContent('Recorded by:Official')
    },
  )

  it('an administrator in their own area records a match that nobody records yet [F30] [M16]', async () => {
    await shows({ isAdmin: true, isFromAdmin: true, match: { status: 'upcoming', recordedBy: 'nobody-yet' } })
    expect(await choice('You')).toBeChecked()
  })

  it('a player with an unconfirmed address reads which link to open, and can open no lobby for friends [A61] [PR521]', async () => {
    await shows({ isAdmin: false, emailConfirmed: false, onFriends: vi.fn() })
    expect(await screen.findByText(/open the link that we sent to ana@bettle\.example/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'PLAY WITH FRIENDS' })).toBeDisabled()
  })
})
