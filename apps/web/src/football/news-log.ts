import type { LobbyId } from '@bettle/contract'
import { useSyncExternalStore } from 'react'
import { serverNow } from '../live/server-clock.ts'
import { ofPage } from '../memory/remember.ts'
import { accountStore } from '../memory/store.ts'

export type NewsTone = 'good' | 'bad' | 'plain'

export interface NewsEntry {
  /** The same id again takes the place of what it said before. */
  id: string
  at: number
  text: string
  tone: NewsTone
}

interface NewsLog {
  lobbyId: LobbyId | undefined
  /** The latest last. */
  entries: readonly NewsEntry[]
  unread: number
}

export const NEWS_KEPT = 50
const EMPTY: NewsLog = { lobbyId: undefined, entries: [], unread: 0 }
const log = accountStore<NewsLog>(() => EMPTY)
const told = ofPage(() => ({ count: 0 }))

/** Keeps what was said in passing, so that it can be read again. Another lobby begins with an empty page. */
export function noteNews(lobbyId: LobbyId, { text, tone, id }: Omit<NewsEntry, 'at' | 'id'> & { id?: string }): void {
  told().count += 1
  const entry: NewsEntry = { id: id ?? `news-${told().count}`, at: serverNow(), text, tone }
  const held = ofLobby(log.get(), lobbyId)
  const others = held.entries.filter((other) => other.id !== entry.id)
  const isNew = others.length === held.entries.length
  log.set({
    lobbyId,
    entries: [...others, entry].slice(-NEWS_KEPT),
    unread: Math.min(NEWS_KEPT, held.unread + (isNew ? 1 : 0)),
  })
}

export function readNews(lobbyId: LobbyId): void {
  const held = ofLobby(log.get(), lobbyId)
  if (held.unread > 0) log.set({ ...held, unread: 0 })
}

export function useNewsLog(lobbyId: LobbyId): Pick<NewsLog, 'entries' | 'unread'> {
  return ofLobby(useSyncExternalStore(log.subscribe, log.get), lobbyId)
}

const ofLobby = (held: NewsLog, lobbyId: LobbyId): NewsLog => (held.lobbyId === lobbyId ? held : EMPTY)
