import { type ChatMessage, type Lobby, listChat, type ServerFrame } from '@bettle/contract'
import type { Player } from '../support/scenario.ts'
import { listen, type TestServer } from '../support/test-app.ts'
import { afterUpdate, comparable, topicsOf } from './lobby-after-updates.ts'

/** A client that applies updates in their order and fetches after a gap or on `resync`, as the web app does. */
export interface Screen {
  /** Returns the differences between this client and a new fetch as sentences. */
  differences(): Promise<string[]>
  /** Returns how often the client has fetched so far. */
  fetches(): number
  close(): void
}

export async function screenOf(server: TestServer, player: Player, opened: Lobby): Promise<Screen> {
  let fetches = 0
  const fetched = async () => {
    const [lobby, chat] = [await player.fetchesLobby(opened), await player.gets(listChat, ofChat)]
    return { lobby, messages: chat.messages }
  }
  const ofChat = { query: { lobbyId: opened._id } }
  let held = await fetched()
  const follow = topicsOf(held.lobby).map(([topic, version]) => ({ topic, version }))
  const socket = await listen(server, player.token.accessToken, follow)
  let read = 0

  async function receive(frame: ServerFrame): Promise<void> {
    if (frame.type !== 'resync' && frame.type !== 'news') return
    const version = topicsOf(held.lobby).find(([topic]) => topic === frame.topic)?.[1]
    if (version === undefined || (frame.type === 'news' && frame.version <= version)) return
    if (frame.type === 'resync' || frame.version !== version + 1) {
      fetches += 1
      held = await fetched()
      return
    }
    const { push } = frame
    const messages = push.type === 'chat.sent' ? [...held.messages, push.message] : held.messages
    held = { lobby: afterUpdate(held.lobby, frame), messages }
  }

  return {
    async differences() {
      await socket.done()
      for (; read < socket.frames.length; read += 1) await receive(socket.frames[read] as ServerFrame)
      const now = await fetched()
      const [applied, latest] = [comparable(held.lobby), comparable(now.lobby)]
      const differing = Object.keys(latest).filter((key) => applied[key] !== latest[key])
      return [
        ...differing.map((key) => `${key}: shown ${applied[key]}, fetched ${latest[key]}`),
        ...(textsOf(held.messages) === textsOf(now.messages)
          ? []
          : [`chat: shown ${textsOf(held.messages)}, fetched ${textsOf(now.messages)}`]),
      ]
    },
    fetches: () => fetches,
    close: socket.close,
  }
}

const textsOf = (messages: readonly ChatMessage[]) => messages.map(({ message }) => message).join(' | ')
