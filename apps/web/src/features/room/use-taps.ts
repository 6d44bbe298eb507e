import { type LobbyId, type RoomSight, type RoomTapId, tapInRoom, undoTapInRoom } from '@bettle/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { messageOf } from '../../api/call-error.ts'
import { callInTime } from '../../api/call-in-time.ts'
import { newRequestId } from '../../api/new-request-id.ts'
import { isUnanswered, untilAnswered } from '../../api/until-answered.ts'
import { serverClock } from '../../push/clock/server-clock.ts'
import { ofAccount } from '../../store/remember.ts'
import { createStore, type Store } from '../../store/store.ts'
import { msg } from '../../texts/msg.ts'
import { type Announce, useAnnounce } from '../../ui/index.ts'
import { isInTime, markedTaps, type OwnTap, type PadTap, shownTaps, withChange } from './pad-tap.ts'

/** The pads outlive their component, so that a user who returns from another part of the game can still undo a tap. */
const padsOf = ofAccount(() => new Map<LobbyId, Pad>())

interface Pad {
  readonly taps: Store<readonly PadTap[]>
  /** The taps of events that were sent and not undone. */
  readonly own: Store<readonly OwnTap[]>
  /** The pending request of each tap, which an undo waits for. */
  readonly requests: Map<string, Promise<RoomTapId | undefined>>
}

function padOf(lobbyId: LobbyId): Pad {
  const held = padsOf().get(lobbyId) ?? {
    taps: createStore<readonly PadTap[]>([]),
    own: createStore<readonly OwnTap[]>([]),
    requests: new Map(),
  }
  padsOf().set(lobbyId, held)
  return held
}

export interface Taps {
  readonly taps: readonly PadTap[]
  /** The taps of events that the pad marks: the user's latest, the newest last. */
  readonly own: readonly OwnTap[]
  press: (sight: RoomSight, text: string) => void
  undo: (tap: PadTap) => void
  sendAgain: (tap: PadTap) => void
  dismiss: (tap: PadTap) => void
}

/**
 * Sends the user's taps, each as a request of its own, and undoes them. The page never learns whether a tap counted
 * [RM12].
 * @param windowKey the key of this window, for a pad of named recorders [RM33]
 */
export function useTaps(lobbyId: LobbyId, windowKey?: string): Taps {
  const announce = useAnnounce()
  const pad = padOf(lobbyId)
  const taps = useSyncExternalStore(pad.taps.subscribe, pad.taps.get)
  const own = useSyncExternalStore(pad.own.subscribe, pad.own.get)

  useEffect(() => {
    const sendLost = () => {
      for (const tap of pad.taps.get())
        if (tap.state === 'lost' && isInTime(tap, Date.now())) void send(pad, lobbyId, tap, announce)
    }
    window.addEventListener('online', sendLost)
    return () => window.removeEventListener('online', sendLost)
  }, [pad, lobbyId, announce])

  return {
    taps,
    own: markedTaps(own),
    press: (sight, text) => {
      const now = Date.now()
      const at = serverClock().now()
      const tap: PadTap = { requestId: newRequestId(), sight, text, pressedAt: now, at, state: 'sending', windowKey }
      pad.taps.set([...shownTaps(pad.taps.get(), now), tap])
      announce(msg('room.use-taps.tapped', { text }))
      navigator.vibrate?.(15)
      void send(pad, lobbyId, tap, announce)
    },
    undo: (tap) => void undo(pad, lobbyId, tap, announce),
    sendAgain: (tap) => {
      if (isInTime(tap, Date.now())) void send(pad, lobbyId, tap, announce)
    },
    dismiss: (tap) => pad.taps.set(pad.taps.get().filter(({ requestId }) => requestId !== tap.requestId)),
  }
}

/** Sends a tap. Each attempt has the request id of the press, so that the server counts the tap once. */
function send(pad: Pad, lobbyId: LobbyId, tap: PadTap, announce: Announce) {
  const { requestId, text } = tap
  const request = sendOnce(pad, lobbyId, tap).catch((error: unknown) => {
    const isLost = isUnanswered(error)
    const problem = isLost ? undefined : messageOf(error)
    change(pad, requestId, { state: isLost ? 'lost' : 'refused', problem })
    announce(msg('room.use-taps.not-sent-there-is', { text, isLost, problem }), 'assertive')
    return undefined
  })
  pad.requests.set(requestId, request)
  void request.finally(() => pad.requests.delete(requestId))
  return request
}

async function sendOnce(pad: Pad, lobbyId: LobbyId, { requestId, sight, text, at, windowKey }: PadTap) {
  change(pad, requestId, { state: 'sending', problem: undefined })
  const body = { lobbyId, sight, ...(windowKey !== undefined && { window: windowKey }) }
  const { tapId } = await untilAnswered(() => callInTime(tapInRoom, { body }, { requestId }))
  change(pad, requestId, { state: 'sent', tapId })
  if (sight.kind === 'event') pad.own.set([...pad.own.get(), { requestId, text, at }])
  return tapId
}

/**
 * Undoes a tap after the response to the tap has arrived. A lost tap may have reached the server, so it is sent again
 * to get its id.
 */
async function undo(pad: Pad, lobbyId: LobbyId, tap: PadTap, announce: Announce): Promise<void> {
  const { requestId, text } = tap
  const tapId = tap.tapId ?? (await (pad.requests.get(requestId) ?? send(pad, lobbyId, tap, announce)))
  if (!tapId) return
  change(pad, requestId, { state: 'undoing' })
  try {
    await untilAnswered(() => callInTime(undoTapInRoom, { body: { lobbyId, tapId } }))
    change(pad, requestId, { state: 'undone' })
    pad.own.set(pad.own.get().filter((mark) => mark.requestId !== requestId))
    announce(msg('room.use-taps.undone', { text }))
  } catch (error) {
    const problem = msg('room.use-taps.your-tap-was-not', { message: messageOf(error) })
    change(pad, requestId, { state: 'sent', problem })
    announce(`${text}: ${problem}`, 'assertive')
  }
}

function change(pad: Pad, requestId: string, to: Partial<PadTap>): void {
  pad.taps.set(withChange(pad.taps.get(), requestId, to))
}
