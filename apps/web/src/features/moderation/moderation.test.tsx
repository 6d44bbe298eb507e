import { type Lobby, type Member, type Removal, whoami } from '@bettle/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryOf } from '../../api/query/query-of.ts'
import { onPageRefused } from '../../api/session/session.ts'
import { storeToken } from '../../api/session/token.ts'
import { ANA, aBet, aLobby, aMember, BEN, CLEO } from '../../push/lobby/a-lobby.test-support.ts'
import { Toaster } from '../../ui/index.ts'
import { MemberActions } from './member-actions.tsx'
import { RemovedNotice } from './removed-notice.tsx'
import { RemovedScreen } from './removed-screen.tsx'

const asked: { path: string; body: unknown }[] = []
let answer: () => Response

beforeEach(() => {
  asked.length = 0
  answer = () => Response.json({ message: 'Done' })
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    asked.push({ path: String(path), body: body ? JSON.parse(String(body)) : undefined })
    return answer()
  })
})

function show(what: ReactNode, isAdmin = false) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const session = { isLoggedIn: true, user: { permissions: { isAdmin } } }
  client.setQueryData(queryOf(whoami, {}).queryKey, session as never)
  render(<QueryClientProvider client={client}>{what}</QueryClientProvider>)
  return userEvent.setup()
}

const refuses = (error: string) => Response.json({ error, code: 'forbidden' }, { status: 403 })
const withoutChat = (users: Member[]): Lobby => aLobby({ users, settings: { allowChatting: false } })
const host = aMember(ANA, { isHost: true })
const ben = aMember(BEN)
const removal = (to: Removal['to'], text = 'Rude'): Removal => ({
  ...{ to, by: CLEO, at: '2026-06-14T18:20:00.000Z' },
  ...{ reason: text, why: { code: 'operator', text } },
})

it('the host removes a member by keyboard, after entering a reason [M13] [PR210]', async () => {
  const user = show(<MemberActions lobby={withoutChat([host, ben])} member={ben} />)
  await user.tab()
  expect(screen.getByRole('button', { name: 'Remove…' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('alertdialog', { name: 'Remove ben?' })).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Must leave' }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(asked).toEqual([])
  expect(screen.getByText('Please say why')).toBeInTheDocument()
  await user.type(screen.getByLabelText(/Reason/), '  Rude to all ')
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.path).toContain('/app/game/remove-member')
  expect(asked[0]?.body).toMatchObject({ userId: BEN._id, to: 'out', reason: 'Rude to all' })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('the host can only put out of the lobby a member whom an earlier removal has made a spectator [M13]', async () => {
  const user = show(
    <MemberActions lobby={withoutChat([host, ben])} member={{ ...ben, removed: removal('spectator') }} />,
  )
  await user.click(screen.getByRole('button', { name: 'Remove…' }))
  expect(await screen.findByRole('button', { name: 'Remove' })).toBeInTheDocument()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('a member who is not the host can remove nobody, even as an administrator who plays; the host cannot remove themselves or a removed member [M13] [V6]', () => {
  const lobby = withoutChat([aMember(ANA), ben])
  show(<MemberActions lobby={lobby} member={ben} />)
  show(<MemberActions lobby={lobby} member={ben} />, true)
  show(<MemberActions lobby={withoutChat([host, ben])} member={host} />)
  show(<MemberActions lobby={withoutChat([host, ben])} member={{ ...ben, removed: removal('out') }} />)
  expect(screen.queryByRole('button', { name: /Remove|Mute/ })).toBeNull()
})

it('a member opens by keyboard the report of another member’s name, which requires a reason, and cannot report their own name [MD1] [PR546]', async () => {
  const lobby = withoutChat([aMember(ANA), ben])
  show(<MemberActions lobby={lobby} member={aMember(ANA)} />)
  expect(screen.queryByRole('button')).toBeNull()
  const user = show(<MemberActions lobby={lobby} member={ben} />)
  await user.tab()
  expect(screen.getByRole('button', { name: 'Report name…' })).toHaveFocus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Report the name ben' })
  expect(dialog).toHaveTextContent('ben does not see your report')
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(screen.getByText('Please choose a reason')).toBeInTheDocument()
  expect(asked).toEqual([])
})

it('a member who was removed from the lobby reads the reason, that their bet is still settled, and can go back to the lobbies [M13] [PR210]', async () => {
  const onBack = vi.fn()
  const lobby = aLobby({ bets: [aBet(1, 2, 10)] })
  const user = show(<RemovedScreen lobby={lobby} removed={removal('out', 'Rude to all')} onBack={onBack} />)
  expect(screen.getByText(/cleo says/)).toHaveTextContent('cleo says: “Rude to all”')
  expect(screen.getByText(/You cannot come back/)).toHaveTextContent('Your bet is still settled.')
  await user.click(screen.getByRole('button', { name: 'Back to the lobbies' }))
  expect(onBack).toHaveBeenCalledOnce()
})

it('a member who was made a spectator reads who did so and why, until they dismiss the notice [M13]', async () => {
  const user = show(<RemovedNotice lobbyId={aLobby()._id} removed={removal('spectator')} />)
  expect(screen.getByRole('status')).toHaveTextContent(
    'cleo has removed you from the players. “Rude” You can only watch now.',
  )
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('status')).toBeNull()
})

it('a member who has dismissed the notice that they were made a spectator gets another notice when they are later put out [M13]', async () => {
  const lobbyId = aLobby()._id
  const notice = (to: Removal['to']) => <RemovedNotice lobbyId={lobbyId} removed={removal(to)} />
  const { rerender } = render(notice('spectator'))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('status')).toBeNull()
  rerender(notice('out'))
  expect(screen.getByRole('status')).toHaveTextContent('cleo has removed you from your lobby.')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  rerender(notice('spectator'))
  expect(screen.queryByRole('status')).toBeNull()
})

it('a member who is put out of the lobby while another page is open reads there who did so and why [M13]', async () => {
  const onDismiss = vi.fn()
  const user = show(<RemovedNotice lobbyId={aLobby()._id} removed={removal('out')} onDismiss={onDismiss} />)
  expect(screen.getByRole('status')).toHaveTextContent(
    'cleo has removed you from your lobby. “Rude” You cannot come back to this lobby.',
  )
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(onDismiss).toHaveBeenCalledOnce()
})

it('a host who tries to mute an administrator reads the refusal in a message, and is not sent to the page for forbidden access [T7]', async () => {
  const onRefused = vi.fn()
  onPageRefused(onRefused)
  answer = () => refuses('Administrators cannot be muted.')
  const lobby = aLobby({ users: [host, ben] })
  const user = show(
    <>
      <MemberActions lobby={lobby} member={ben} />
      <Toaster />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Mute 15 min' }))
  expect(await screen.findByText('Administrators cannot be muted.')).toBeVisible()
  expect(onRefused).not.toHaveBeenCalled()
})

it('a host who loses that role before they confirm a removal reads the refusal in the dialog, which keeps their text [M13]', async () => {
  const onRefused = vi.fn()
  onPageRefused(onRefused)
  answer = () => refuses('Only the host of this lobby and administrators can do this.')
  const user = show(<MemberActions lobby={withoutChat([host, ben])} member={ben} />)
  await user.click(screen.getByRole('button', { name: 'Remove…' }))
  await user.type(await screen.findByLabelText(/Reason/), 'Rude')
  await user.click(screen.getByRole('button', { name: 'Make spectator' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Only the host of this lobby and administrators can do this.',
  )
  expect(screen.getByLabelText(/Reason/)).toHaveValue('Rude')
  expect(onRefused).not.toHaveBeenCalled()
})
