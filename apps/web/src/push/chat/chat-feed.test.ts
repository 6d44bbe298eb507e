import type { ChatMessage, LobbyPush, Topic, Update } from '@bettle/contract'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storeToken } from '../../api/session/token.ts'
import { forgetAccount } from '../../store/remember.ts'
import type { Follower, LiveClient } from '../connection/live-client.ts'
import { ANA, aLobby, BEN, LOBBY_ID, minute } from '../lobby/a-lobby.test-support.ts'
import { lobbyQuery } from '../lobby/lobby-feed.ts'
import { aMessage } from './a-message.test-support.ts'
import { type Chat, chatQuery, feedChat, noteChat, withMessage } from './chat-feed.ts'
import { keptChat } from './kept-chat.ts'

let follower: Follower | undefined
let recent: Update[]
const live = {
  follow: (_topic: Topic, next: Follower) => {
    follower = next
    return () => {
      follower = undefined
    }
  },
  recent: () => recent,
} as unknown as LiveClient

let queryClient: QueryClient
let answer: () => Partial<Chat>
let asked: string[]
let stops: (() => void)[]

beforeEach(async () => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  recent = []
  asked = []
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  answer = () => ({ messages: [aMessage(1, 'one')], total: 1 })
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(decodeURIComponent(url.split('?')[1] ?? ''))
    const body = { messages: [], total: 0, online: 2, mutes: [], ...answer() }
    await new Promise((resolve) => setTimeout(resolve, 50))
    return new Response(JSON.stringify(body), { status: 200 })
  })
  queryClient.setQueryData(lobbyQuery(queryClient, LOBBY_ID, live).queryKey, aLobby({ version: 7 }))
  stops = [watch(), feedChat(queryClient, LOBBY_ID, live)]
  await vi.advanceTimersByTimeAsync(60)
  asked = []
})

afterEach(() => {
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function watch(): () => void {
  return new QueryObserver(queryClient, chatQuery(queryClient, LOBBY_ID, live)).subscribe(() => undefined)
}

const held = () => queryClient.getQueryData<Chat>(chatQuery(queryClient, LOBBY_ID, live).queryKey)
const texts = () => held()?.messages.map(({ message }) => message)
function says(version: number, push: LobbyPush) {
  const update: Update = { type: 'news', topic: `lobby:${LOBBY_ID}`, version, push }
  recent.push(update)
  follower?.onUpdate(update)
}
const sent = (message: ChatMessage): LobbyPush => ({ type: 'chat.sent', message })
const removed = (message: ChatMessage): LobbyPush => ({ type: 'chat.removed', messageId: message._id, removedBy: BEN })

it('the chat feed applies pushed messages in order, each one once, and sends no request [PR225]', () => {
  says(8, sent(aMessage(3, 'three')))
  says(9, sent(aMessage(2, 'two')))
  says(10, sent(aMessage(2, 'two')))
  expect(texts()).toEqual(['one', 'two', 'three'])
  expect(held()?.total).toBe(3)
  expect(asked).toEqual([])
})

it('the chat feed that misses a version fetches the messages since its last response, and then shows all messages in order', async () => {
  answer = () => ({ messages: [aMessage(2, 'two'), aMessage(3, 'three')], total: 3 })
  says(10, sent(aMessage(3, 'three')))
  expect(texts()).toEqual(['one'])
  await vi.advanceTimersByTimeAsync(60)
  expect(texts()).toEqual(['one', 'two', 'three'])
  expect(asked).toEqual([`lobbyId=${LOBBY_ID}&t=${new Date(minute(1)).toISOString()}`])
})

it('the chat feed fetches again after a resync, and keeps messages that were pushed meanwhile', async () => {
  answer = () => ({ messages: [aMessage(2, 'two')], total: 2 })
  follower?.onResync?.()
  await vi.advanceTimersByTimeAsync(10)
  says(12, sent(aMessage(3, 'three')))
  await vi.advanceTimersByTimeAsync(60)
  expect(texts()).toEqual(['one', 'two', 'three'])
  expect(held()?.total).toBe(3)
  expect(asked).toHaveLength(1)
})

it('the chat feed sends its own version when it reconnects, because polling may have given the lobby a newer version', () => {
  says(8, sent(aMessage(2, 'two')))
  queryClient.setQueryData(lobbyQuery(queryClient, LOBBY_ID, live).queryKey, aLobby({ version: 20 }))
  expect(follower?.held?.()).toBe(8)
})

it('the chat feed counts a fetched chat as complete up to the version that the lobby had at the request', async () => {
  queryClient.setQueryData(lobbyQuery(queryClient, LOBBY_ID, live).queryKey, aLobby({ version: 20 }))
  void queryClient.invalidateQueries({ queryKey: chatQuery(queryClient, LOBBY_ID, live).queryKey })
  await vi.advanceTimersByTimeAsync(60)
  expect(follower?.held?.()).toBe(20)
})

it('the chat feed fetches the messages since its last response, also if pushes or own calls brought newer messages', async () => {
  noteChat(queryClient, LOBBY_ID, (chat) => withMessage(chat, aMessage(3, 'mine')))
  says(8, sent(aMessage(4, 'four')))
  follower?.onResync?.()
  await vi.advanceTimersByTimeAsync(60)
  expect(asked).toEqual([`lobbyId=${LOBBY_ID}&t=${new Date(minute(1)).toISOString()}`])
})

it('the chat feed does not restore the text of a removed message when a later response still contains the text', async () => {
  says(8, removed(aMessage(1, 'one')))
  expect(held()?.messages).toMatchObject([{ message: '', removedBy: { username: 'ben' } }])
  follower?.onResync?.()
  await vi.advanceTimersByTimeAsync(60)
  expect(held()?.messages).toMatchObject([{ message: '', removedBy: { username: 'ben' } }])
})

it('the chat feed shows the player’s own message when its call returns, and shows it only once', () => {
  noteChat(queryClient, LOBBY_ID, (chat) => withMessage(chat, aMessage(2, 'mine')))
  says(8, sent(aMessage(2, 'mine')))
  expect(texts()).toEqual(['one', 'mine'])
})

it('the chat feed learns from pushes which members are muted and how many are connected', () => {
  const mute = { user: ANA, until: new Date(minute(20)).toISOString(), by: BEN }
  says(8, { type: 'chat.muted', userId: ANA._id, mute })
  expect(held()?.mutes).toEqual([mute])
  says(9, { type: 'chat.muted', userId: ANA._id, mute: null })
  expect(held()?.mutes).toEqual([])
  follower?.onPresence?.(5)
  expect(held()?.online).toBe(5)
})

it('the chat feed keeps a chat in this tab for five minutes, or until the user signs out [PR226]', () => {
  says(8, sent(aMessage(2, 'two')))
  expect(keptChat.read(LOBBY_ID)?.chat.messages.map(({ message }) => message)).toEqual(['one', 'two'])
  expect(keptChat.read(LOBBY_ID, Date.now() + 5 * 60_000 + 1)).toBeUndefined()
  forgetAccount()
  expect(keptChat.read(LOBBY_ID)).toBeUndefined()
})
