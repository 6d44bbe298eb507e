import { type Lobby, lobbyDetails, type ServerFrame, SessionId, type UserId } from '@bettle/contract'
import { signAccessToken } from '../../../src/features/session/access-token.ts'
import type { Player } from '../../support/scenario.ts'
import { listen, type TestServer, type TestSocket } from '../../support/test-app.ts'

/** A reply or frame to a player, and the interval in which the server sent it. */
export interface Seen {
  readonly viewer: UserId
  readonly how: 'reply' | 'frame'
  readonly what: unknown
  readonly from: number
  readonly until: number
}

/** Subscribes a player to a lobby and its match, and checks that versions have no gap and are in order. */
export interface Watch {
  readonly seen: readonly Seen[]
  readonly gaps: readonly string[]
  /** Returns the latest version that was received of a topic. */
  lastOf(topic: string): number | undefined
  /** Resolves when everything published before has been received. */
  caughtUp(): Promise<void>
  /** Disconnects for a while. */
  drop(): Promise<void>
  reconnect(): Promise<void>
  close(): void
}

export async function watch(server: TestServer, player: Player, lobby: Lobby): Promise<Watch> {
  const seen: Seen[] = []
  const gaps: string[] = []
  const versions = new Map<string, number | undefined>([
    [`lobby:${lobby._id}`, lobby.version],
    [`match:${lobby.match._id}`, lobby.match.version],
  ])
  let quietUntil = server.clock.now()
  let socket: TestSocket | undefined

  function receive(frame: ServerFrame): void {
    if (frame.type === 'gone') gaps.push(`${player.name} may not hear ${frame.topic}`)
    if (frame.type === 'resync') versions.set(frame.topic, undefined)
    if (frame.type !== 'news') return
    const last = versions.get(frame.topic)
    if (last !== undefined && frame.version !== last + 1) {
      gaps.push(`${player.name} heard ${frame.version} after ${last} on ${frame.topic}`)
    }
    versions.set(frame.topic, frame.version)
    if (!frame.push) return
    seen.push({ viewer: player.userId, how: 'frame', what: frame.push, from: quietUntil, until: server.clock.now() })
  }

  async function connect(): Promise<void> {
    const opened = await listen(server, undefined)
    opened.ws.on('message', (data) => receive(JSON.parse(String(data)) as ServerFrame))
    const follow = [...versions].map(([topic, version]) => (version === undefined ? { topic } : { topic, version }))
    opened.ws.send(JSON.stringify({ type: 'hello', accessToken: await tokenNow(server, player), follow }))
    await opened.done()
    socket = opened
  }

  await connect()
  return {
    seen,
    gaps,
    lastOf: (topic) => versions.get(topic),
    async caughtUp() {
      const ws = socket?.ws
      if (!ws) return
      await new Promise<void>((resolve) => {
        ws.once('pong', () => resolve())
        ws.ping()
      })
      quietUntil = server.clock.now()
    },
    async drop() {
      socket?.ws.terminate()
      await socket?.closed
      socket = undefined
    },
    async reconnect() {
      await connect()
      if ([...versions.values()].every((version) => version !== undefined)) return
      const now = await player.gets(lobbyDetails, { params: { lobbyId: lobby._id } })
      for (const [topic, version] of [
        [`lobby:${now._id}`, now.version],
        [`match:${now.match._id}`, now.match.version],
      ] as const) {
        versions.set(topic, Math.max(version, versions.get(topic) ?? 0))
      }
    },
    close: () => socket?.close(),
  }
}

/** Returns a valid token. The stored one may have expired, because match time passes faster than sessions allow. */
function tokenNow(server: TestServer, { userId, token }: Player): Promise<string> {
  const [, claims = ''] = token.accessToken.split('.')
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return signAccessToken(server.ctx, userId, SessionId.parse(sid))
}
