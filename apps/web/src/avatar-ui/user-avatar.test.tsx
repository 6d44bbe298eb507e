import { type Avatar, AvatarId } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../api/query/query-client.ts'
import { aFileServer, type FileServer } from '../files/a-file-server.test-support.ts'
import { UserAvatar } from './user-avatar.tsx'

const idOf = (n: number) => AvatarId.parse(`019f0000-0000-7000-8000-00000000000${n}`)
const at = '2026-06-14T18:00:00.000Z'
const anAvatar = (n: number): Avatar => ({
  _id: idOf(n),
  name: `Keeper ${n}`,
  image: `keeper-${n}.webp`,
  createdAt: at,
  updatedAt: at,
})
let server: FileServer

beforeEach(() => {
  // Without an observer every element counts as seen, because the test environment has no layout to observe.
  vi.stubGlobal('IntersectionObserver', undefined)
  server = aFileServer()
  server.avatars = [anAvatar(1), anAvatar(2)]
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

function renderUsers(...selected: (AvatarId | null)[]) {
  const queryClient = makeQueryClient()
  const users = (worn: (AvatarId | null)[]) => (
    <QueryClientProvider client={queryClient}>
      <ul>
        {worn.map((selectedAvatar, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of this list never changes
          <li key={index}>
            <UserAvatar user={{ username: 'ana', selectedAvatar }} />
          </li>
        ))}
      </ul>
    </QueryClientProvider>
  )
  const { rerender, container } = render(users(selected))
  const pictures = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  return { pictures, container, wear: (...worn: (AvatarId | null)[]) => rerender(users(worn)) }
}

it('avatars on one page fetch the list once and each picture once, however many users have the same avatar', async () => {
  const { pictures } = renderUsers(idOf(1), idOf(2), idOf(1), idOf(1))
  await waitFor(() => expect(pictures()).toHaveLength(4))
  expect(new Set(pictures()).size).toBe(2)
  expect(server.asked.toSorted()).toEqual([
    '/app/avatar',
    '/s3/get-signed-url/keeper-1.webp',
    '/s3/get-signed-url/keeper-2.webp',
  ])
})

it('the avatar of a user who has chosen none shows initials and sends no request', () => {
  renderUsers(null)
  expect(screen.getByText('AN')).toBeVisible()
  expect(server.asked).toEqual([])
})

it('an avatar that was deleted shows the user’s initials', async () => {
  renderUsers(idOf(9))
  await waitFor(() => expect(server.asked).toEqual(['/app/avatar']))
  expect(screen.getByText('AN')).toBeVisible()
})

it('an avatar that is not in the list fetches the list again if the list is not recent', async () => {
  const { pictures, wear } = renderUsers(idOf(1))
  await waitFor(() => expect(pictures()).toHaveLength(1))
  server.avatars = [anAvatar(1), anAvatar(2), anAvatar(3)]
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  wear(idOf(1), idOf(3), idOf(3))
  await waitFor(() => expect(pictures()).toHaveLength(3))
  expect(server.asked.filter((path) => path === '/app/avatar')).toHaveLength(2)
})

it('an avatar whose picture fails to load requests the picture once more, and then shows the user’s initials', async () => {
  const { pictures, container } = renderUsers(idOf(1))
  await waitFor(() => expect(pictures()).toEqual(['/api/files/keeper-1.webp?signature=1']))
  fireEvent.error(container.querySelector('img') as HTMLImageElement)
  await waitFor(() => expect(pictures()).toEqual(['/api/files/keeper-1.webp?signature=2']))
  fireEvent.error(container.querySelector('img') as HTMLImageElement)
  await waitFor(() => expect(screen.getByText('AN')).toBeVisible())
  expect(server.asked.filter((path) => path.startsWith('/s3'))).toHaveLength(2)
})

it('a user who has chosen no avatar is shown with the picture of their account, and the list of avatars is not fetched [PR294]', async () => {
  const user = { username: 'ana', selectedAvatar: null, profileImageKey: 'ana.png' }
  const { container } = render(
    <QueryClientProvider client={makeQueryClient()}>
      <UserAvatar user={user} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull())
  expect(server.asked).toEqual(['/s3/get-signed-url/ana.png'])
})
