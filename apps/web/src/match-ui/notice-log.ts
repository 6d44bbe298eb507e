import type { LobbyId } from '@bettle/contract'
import { useSyncExternalStore } from 'react'
import { serverNow } from '../push/clock/server-clock.ts'
import { ofPage } from '../store/remember.ts'
import { accountStore } from '../store/store.ts'

export type NoticeTone = 'good' | 'bad' | 'plain'

export interface Notice {
  id: string
  at: number
  text: string
  tone: NoticeTone
}

interface NoticeLog {
  lobbyId: LobbyId | undefined
  /** The notices that only this page has, the latest last. The server stores all events of the game. */
  entries: readonly Notice[]
  unread: number
  lastId: string | undefined
}

export const MOST_KEPT_NOTICES = 50
const EMPTY: NoticeLog = { lobbyId: undefined, entries: [], unread: 0, lastId: undefined }
const log = accountStore<NoticeLog>(() => EMPTY)
const noted = ofPage(() => ({ count: 0 }))

/** Counts a new entry of the match log as unread. Consecutive entries with the same id count once. */
export function countNotices(lobbyId: LobbyId, id?: string): void {
  const held = ofLobby(log.get(), lobbyId)
  const isNew = id === undefined || id !== held.lastId
  log.set({ ...held, lobbyId, lastId: id, unread: Math.min(MOST_KEPT_NOTICES, held.unread + (isNew ? 1 : 0)) })
}

/** Stores a notice that only this page has, such as one about the slip, so that it can be read again. */
export function noteNotice(lobbyId: LobbyId, { text, tone }: Pick<Notice, 'text' | 'tone'>): void {
  noted().count += 1
  const held = ofLobby(log.get(), lobbyId)
  const entry: Notice = { id: `news-${noted().count}`, at: serverNow(), text, tone }
  log.set({ ...held, lobbyId, entries: [...held.entries, entry].slice(-MOST_KEPT_NOTICES) })
  countNotices(lobbyId)
}

export function markNoticesRead(lobbyId: LobbyId): void {
  const held = ofLobby(log.get(), lobbyId)
  if (held.unread > 0) log.set({ ...held, unread: 0 })
}

export function useNoticeLog(lobbyId: LobbyId): Pick<NoticeLog, 'entries' | 'unread'> {
  return ofLobby(useSyncExternalStore(log.subscribe, log.get), lobbyId)
}

const ofLobby = (held: NoticeLog, lobbyId: LobbyId): NoticeLog => (held.lobbyId === lobbyId ? held : EMPTY)
