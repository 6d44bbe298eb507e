import { type Avatar, AvatarId } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../api/query-client.ts'
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
  // Without one everything counts as seen; a layout, which is what it watches, there is none of here.
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the people of this list do not move
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

it('asks for the list once and for each picture once, however many wear it', async () => {
  const { pictures } = renderUsers(idOf(1), idOf(2), idOf(1), idOf(1))
  await waitFor(() => expect(pictures()).toHaveLength(4))
  expect(new Set(pictures()).size).toBe(2)
  expect(server.asked.toSorted()).toEqual([
    '/app/avatar',
    '/s3/get-signed-url/keeper-1.webp',
    '/s3/get-signed-url/keeper-2.webp',
  ])
})

it('shows initials, and asks nothing, for who has chosen none', () => {
  renderUsers(null)
  expect(screen.getByText('AN')).toBeVisible()
  expect(server.asked).toEqual([])
})

it('shows initials for an avatar that is gone', async () => {
  renderUsers(idOf(9))
  await waitFor(() => expect(server.asked).toEqual(['/app/avatar']))
  expect(screen.getByText('AN')).toBeVisible()
})

it('asks for the list again when somebody wears what it does not know, if it is not of just now', async () => {
  const { pictures, wear } = renderUsers(idOf(1))
  await waitFor(() => expect(pictures()).toHaveLength(1))
  server.avatars = [anAvatar(1), anAvatar(2), anAvatar(3)]
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  wear(idOf(1), idOf(3), idOf(3))
  await waitFor(() => expect(pictures()).toHaveLength(3))
  expect(server.asked.filter((path) => path === '/app/avatar')).toHaveLength(2)
})

it('asks once more for a picture whose address does not work, and then leaves it at initials', async () => {
  const { pictures, container } = renderUsers(idOf(1))
  await waitFor(() => expect(pictures()).toEqual(['/api/files/keeper-1.webp?signature=1']))
  fireEvent.error(container.querySelector('img') as HTMLImageElement)
  await waitFor(() => expect(pictures()).toEqual(['/api/files/keeper-1.webp?signature=2']))
  fireEvent.error(container.querySelector('img') as HTMLImageElement)
  await waitFor(() => expect(screen.getByText('AN')).toBeVisible())
  expect(server.asked.filter((path) => path.startsWith('/s3'))).toHaveLength(2)
})

it('shows a picture of their own where no avatar was chosen, and asks for no list', async () => {
  const user = { username: 'ana', selectedAvatar: null, profileImageKey: 'ana.png' }
  const { container } = render(
    <QueryClientProvider client={makeQueryClient()}>
      <UserAvatar user={user} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull())
  expect(server.asked).toEqual(['/s3/get-signed-url/ana.png'])
})
