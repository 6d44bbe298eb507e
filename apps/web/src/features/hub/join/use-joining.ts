import {
  joinLobby,
  type Lobby,
  type LobbyCard,
  lobbyByCode,
  lobbyDetails,
  type MemberRole,
  type Reply,
} from '@bettle/contract'
import { readLobbyCode } from '@bettle/rules'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { lobbyAsked } from '../../../push/lobby/active-lobby-key.ts'
import { msg } from '../../../texts/msg.ts'
import { watchesForGood } from '../lobbies/best-lobby.ts'
import { refusalText } from '../refusal-text.ts'

export type Role = z.infer<typeof MemberRole>

/** A lobby as its code shows it, with the user's own seat in it. */
export type CardByCode = Reply<typeof lobbyByCode>

export interface Joining {
  /** The lobby for which the user is choosing a role. */
  choosing: CardByCode | undefined
  /** The code of the lobby that is being fetched or joined. */
  pendingCode: string | undefined
  /**
   * `isOver`: the lobby can no longer be joined. `isTyped`: its code was typed or comes from a link, not from the list.
   */
  problem: { code: string; message: string; isOver: boolean; isTyped: boolean } | undefined
  findByCode: (code: string) => Promise<void>
  /** Joins a lobby of the list. Asks for the role if the user can choose one. */
  knock: (card: LobbyCard) => Promise<void>
  /** Takes a seat as a player without asking. */
  sitDown: (card: LobbyCard) => Promise<void>
  join: (card: CardByCode, role: Role) => Promise<void>
  cancelChoice: () => void
}

/**
 * Joins a lobby by its code or its row in the list. Members enter the lobby at once; other users choose a role if they
 * can.
 */
export function useJoining(onEnter: (lobby: Lobby) => void, onOver: (lobbyCode: string) => void): Joining {
  const [choosing, setChoosing] = useState<CardByCode>()
  const [pendingCode, setPendingCode] = useState<string>()
  const [problem, setProblem] = useState<Joining['problem']>()

  const isUnderWay = useRef(false)
  /** Runs one attempt at a time, because two quick presses could otherwise take two seats. */
  const attempt = async (code: string, run: () => Promise<void>, isTyped = false) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setPendingCode(code)
    setProblem(undefined)
    try {
      await run()
    } catch (error) {
      const { message, isOver } = error instanceof Hitch ? error : new Hitch(msg('hub.use-joining.error-joining-lobby'))
      setProblem({ code, message, isOver, isTyped })
      if (!isOver) return
      setChoosing(undefined)
      onOver(code)
    } finally {
      isUnderWay.current = false
      setPendingCode(undefined)
    }
  }
  const enter = (lobby: Lobby) => {
    setChoosing(undefined)
    onEnter(lobby)
  }
  /** The lobby's card says whether the user is a member, so the page sends no request that could fail with 404. */
  const goIn = async (code: string, isAsked: boolean) => {
    const card = await found(code)
    const { seat } = card
    if (seat?.present) enter(await ownLobby(card))
    // The dialog tells users before they become spectators for good.
    else if ((isAsked && card.gameSettings.allowSpectators) || watchesForGood(card)) setChoosing(card)
    else enter(await joined(code, seat?.role ?? 'player'))
  }

  return {
    choosing,
    pendingCode,
    problem,
    findByCode: async (code) => {
      const read = readLobbyCode(code)
      if (read !== undefined) await attempt(read, () => goIn(read, true), true)
    },
    knock: ({ lobbyCode }) => attempt(lobbyCode, () => goIn(lobbyCode, true)),
    sitDown: ({ lobbyCode }) => attempt(lobbyCode, () => goIn(lobbyCode, false)),
    join: (card, role) => attempt(card.lobbyCode, async () => enter(await joined(card.lobbyCode, role))),
    cancelChoice: () => {
      setChoosing(undefined)
      setProblem(undefined)
    },
  }
}

/** A failed attempt to join, with the text to show. */
class Hitch extends Error {
  override name = 'Hitch'
  readonly isOver: boolean

  constructor(message: string, isOver = false) {
    super(message)
    this.isOver = isOver
  }
}

async function found(code: string): Promise<CardByCode> {
  try {
    return await call(lobbyByCode, { params: { code } })
  } catch (error) {
    if (error instanceof CallError && error.status === 404)
      throw new Hitch(msg('hub.use-joining.lobby-not-found'), true)
    throw new Hitch(
      error instanceof CallError && error.status === 429
        ? await refusalText(error)
        : msg('hub.use-joining.error-finding-lobby'),
    )
  }
}

async function ownLobby({ _id }: LobbyCard): Promise<Lobby> {
  try {
    return await call(lobbyDetails, lobbyAsked(_id))
  } catch (error) {
    throw await joinHitch(error)
  }
}

async function joined(lobbyCode: string, role: Role): Promise<Lobby> {
  let reply: Partial<{ lobby: Lobby }>
  try {
    reply = await call(joinLobby, { body: { lobbyCode, role } })
  } catch (error) {
    throw await joinHitch(error)
  }
  if (!reply.lobby?._id) throw new Hitch(msg('hub.use-joining.failed-to-join-lobby'))
  return reply.lobby
}

async function joinHitch(error: unknown): Promise<Hitch> {
  if (!(error instanceof CallError) || error.status === 0) return new Hitch(msg('hub.use-joining.error-joining-lobby'))
  const isOver = error.code === 'lobby-closed' || error.status === 404
  return new Hitch((await refusalText(error)) || msg('hub.use-joining.failed-to-join-lobby'), isOver)
}
