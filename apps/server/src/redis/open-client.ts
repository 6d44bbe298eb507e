import {
  ClientClosedError,
  ClientOfflineError,
  ConnectionTimeoutError,
  createClient,
  DisconnectsClientError,
  ErrorReply,
  SocketClosedUnexpectedlyError,
  SocketTimeoutError,
} from 'redis'

/** A connection attempt ends after this time (ms). */
const CONNECT_WITHIN_MS = 2000
/** A connection ends if it is idle for this time (ms). Pings come more often, so only a silent Redis reaches it. */
const IDLE_MS = 3000
const LONGEST_PAUSE_MS = 1000

export type RedisClient = ReturnType<typeof openClient>

/**
 * Creates a client that connects again by itself. It queues no call while it is disconnected, because Redis would
 * accept a late PUBLISH that reaches no subscriber.
 */
export function openClient(url: string) {
  return createClient({
    url,
    RESP: 3,
    name: 'bettle',
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: CONNECT_WITHIN_MS,
      socketTimeout: IDLE_MS,
      reconnectStrategy: (attempts) => pauseBefore(attempts),
    },
  })
}

/**
 * Returns a random pause (ms) before the next connection attempt, so that the nodes do not all connect at once. It lies
 * between half and the whole of a time that doubles with each attempt, up to one second.
 */
function pauseBefore(attempts: number): number {
  const longest = Math.min(50 * 2 ** Math.min(attempts, 10), LONGEST_PAUSE_MS)
  return longest * (0.5 + Math.random() / 2)
}

const OF_CONNECTION = [
  ClientClosedError,
  ClientOfflineError,
  ConnectionTimeoutError,
  DisconnectsClientError,
  SocketClosedUnexpectedlyError,
  SocketTimeoutError,
]

/** True for a connection that is lost or not yet open. */
export const isConnectionError = (error: unknown): boolean =>
  OF_CONNECTION.some((kind) => error instanceof kind) || (error instanceof Error && 'syscall' in error)

/**
 * Errors of a Redis that refuses all calls of some kind at the moment. Any other error reply is a mistake of the
 * caller.
 */
const UNABLE = /^(LOADING|BUSY|OOM|MISCONF|READONLY|MASTERDOWN|NOREPLICAS|NOAUTH)\b/

export const isUnableReply = (error: unknown): boolean => error instanceof ErrorReply && UNABLE.test(error.message)
