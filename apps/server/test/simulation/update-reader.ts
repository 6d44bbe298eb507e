import { type Lobby, leaderboard, listLobbyUsers, lobbyDetails, type ServerFrame, SessionId } from '@bettle/contract'
import { signAccessToken } from '../../src/features/session/access-token.ts'
import type { Player } from '../support/scenario.ts'
import { listen, type TestServer, type TestSocket } from '../support/test-app.ts'
import { afterUpdate, comparable, topicsOf } from './lobby-after-updates.ts'

/** A client that fetches a lobby once and then only applies updates, exactly as the contract describes them. */
export interface UpdateReader {
  readonly player: Player
  /**
   * Returns the differences between this client and a fetch as sentences. None means that the updates were complete
   * ([V8]).
   */
  differences(): Promise<string[]>
  close(): void
}

export async function updateReader(server: TestServer, player: Player, opened: Lobby): Promise<UpdateReader> {
  const lobby = await player.fetchesLobby(opened)
  let held = structuredClone(lobby)
  const gaps: string[] = []
  const follow = topicsOf(lobby).map(([topic, version]) => ({ topic, version }))
  const socket = await listen(server, await tokenOf(server, player), follow)
  let read = 0
  /** True after a push without its lists. In a crowded lobby the client then fetches the members in pages. */
  let isPartial = false

  function receive(frame: ServerFrame): void {
    if (frame.type === 'resync' || frame.type === 'gone') gaps.push(`${frame.type} ${frame.topic}`)
    if (frame.type !== 'news') return
    const version = topicsOf(held).find(([topic]) => topic === frame.topic)?.[1] ?? 0
    if (frame.version !== version + 1) gaps.push(`${frame.topic}: ${frame.version} after ${version}`)
    isPartial ||= 'partial' in frame.push && frame.push.partial === true
    held = afterUpdate(held, frame)
  }

  async function fetchPages(): Promise<void> {
    const users = await allPages(async (page) => {
      const { lobbyUsers, total = 0 } = await player.gets(listLobbyUsers, ofPage(page))
      return { rows: lobbyUsers, total }
    })
    const rows = await allPages(async (page) => {
      const { leaderboard: rows, total = 0 } = await player.gets(leaderboard, ofPage(page))
      return { rows, total }
    })
    if (rows.length !== held.crowd?.ranked) gaps.push(`${rows.length} rows in pages, ${held.crowd?.ranked} published`)
    held = { ...held, users }
    isPartial = false
  }
  const ofPage = (page: number) => ({ params: { lobbyId: lobby._id }, query: { page, pageSize: 25 } })

  return {
    player,
    async differences() {
      await receivedAll(socket)
      for (const frame of socket.frames.slice(read)) receive(frame)
      read = socket.frames.length
      if (isPartial) await fetchPages()
      const now = await player.gets(lobbyDetails, { params: { lobbyId: lobby._id } })
      const [applied, fetched] = [comparable(held), comparable(now)]
      const differing = Object.keys(fetched).filter((key) => applied[key] !== fetched[key])
      return [...gaps.splice(0), ...differing.map((key) => `${key}: told ${applied[key]}, fetched ${fetched[key]}`)]
    },
    close: socket.close,
  }
}

async function allPages<Row>(fetch: (page: number) => Promise<{ rows: Row[]; total: number }>): Promise<Row[]> {
  const all: Row[] = []
  for (let page = 1; ; page += 1) {
    const { rows, total } = await fetch(page)
    all.push(...rows)
    if (rows.length === 0 || all.length >= total) return all
  }
}

/**
 * Waits for the reply to a ping, which follows everything that was sent before. Pings do not count towards the limit of
 * frames.
 */
function receivedAll({ ws }: TestSocket): Promise<void> {
  return new Promise((resolve) => {
    ws.once('pong', () => resolve())
    ws.ping()
  })
}

/** Returns a valid token, because match time passes faster than sessions allow. */
function tokenOf(server: TestServer, { userId, token }: Player): Promise<string> {
  const [, claims = ''] = token.accessToken.split('.')
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return signAccessToken(server.ctx, userId, SessionId.parse(sid))
}
