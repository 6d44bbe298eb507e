import type { LobbyId } from '@bettle/contract'
import { useSyncExternalStore } from 'react'
import { serverNow } from '../live/server-clock.ts'
import { ofPage } from '../memory/remember.ts'
import { accountStore } from '../memory/store.ts'

export type NewsTone = 'good' | 'bad' | 'plain'

export interface NewsEntry {
  id: string
  at: number
  text: string
  tone: NewsTone
}

interface NewsLog {
  lobbyId: LobbyId | undefined
  /** What this page alone has said, the latest last; all that happened in the game the server knows. */
  entries: readonly NewsEntry[]
  unread: number
  lastId: string | undefined
}

export const NEWS_KEPT = 50
const EMPTY: NewsLog = { lobbyId: undefined, entries: [], unread: 0, lastId: undefined }
const log = accountStore<NewsLog>(() => EMPTY)
const told = ofPage(() => ({ count: 0 }))

/** Something new stands in the match's log. What was told in one run, under one id, counts once. */
export function countNews(lobbyId: LobbyId, id?: string): void {
  const held = ofLobby(log.get(), lobbyId)
  const isNew = id === undefined || id !== held.lastId
  log.set({ ...held, lobbyId, lastId: id, unread: Math.min(NEWS_KEPT, held.unread + (isNew ? 1 : 0)) })
}

/** Keeps what was said in passing of this page alone, such as of a slip, so that it can be read again. */
export function noteNews(lobbyId: LobbyId, { text, tone }: Pick<NewsEntry, 'text' | 'tone'>): void {
  told().count += 1
  const held = ofLobby(log.get(), lobbyId)
  const entry: NewsEntry = { id: `news-${told().count}`, at: serverNow(), text, tone }
  log.set({ ...held, lobbyId, entries: [...held.entries, entry].slice(-NEWS_KEPT) })
  countNews(lobbyId)
}

export function readNews(lobbyId: LobbyId): void {
  const held = ofLobby(log.get(), lobbyId)
  if (held.unread > 0) log.set({ ...held, unread: 0 })
}

export function useNewsLog(lobbyId: LobbyId): Pick<NewsLog, 'entries' | 'unread'> {
  return ofLobby(useSyncExternalStore(log.subscribe, log.get), lobbyId)
}

const ofLobby = (held: NewsLog, lobbyId: LobbyId): NewsLog => (held.lobbyId === lobbyId ? held : EMPTY)
