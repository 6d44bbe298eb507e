import '@testing-library/jest-dom/vitest'
import { whoami } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query-client.ts'
import { queryOf } from '../../api/query-of.ts'
import { storeToken } from '../../api/token.ts'
import { aLobby } from '../../push/a-lobby.test-support.ts'
import { CreateDialog } from './create-dialog.tsx'

let part: { hasBet: boolean; hasOperated: boolean; isFeedTheirs: boolean }

beforeEach(() => {
  part = { hasBet: false, hasOperated: false, isFeedTheirs: false }
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async () => Response.json(part))
})

function shows({ isAdmin, isFromAdmin = false }: { isAdmin: boolean; isFromAdmin?: boolean }) {
  const client = makeQueryClient()
  client.setQueryData(queryOf(whoami, {}).queryKey, { user: { permissions: { isAdmin } } } as never)
  const onCreate = vi.fn()
  render(
    <QueryClientProvider client={client}>
      <CreateDialog
        match={aLobby().match}
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
  return { creates }
}

const hostOnly = () => screen.findByRole('switch', { name: 'Host only' })

describe('who opens a lobby', () => {
  it('[M16] takes no seat where an administrator opens it in their area, unless they choose one', async () => {
    const { creates } = shows({ isAdmin: true, isFromAdmin: true })
    expect(await hostOnly()).toBeChecked()
    expect(await creates()).toBe(true)
    await userEvent.click(await hostOnly())
    expect(await creates()).toBe(false)
  })

  it('[M16] takes no seat where they operated the match, and takes one where they did not', async () => {
    part = { ...part, hasOperated: true }
    const { creates } = shows({ isAdmin: true })
    await vi.waitFor(async () => expect(await hostOnly()).toBeChecked())
    expect(await creates()).toBe(true)
  })

  it('takes a seat as a player, who is not asked', async () => {
    const { creates } = shows({ isAdmin: false })
    expect(screen.queryByRole('switch', { name: 'Host only' })).toBeNull()
    expect(await creates()).toBe(false)
  })
})
