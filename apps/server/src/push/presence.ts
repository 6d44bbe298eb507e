import type { UserId } from '@bettle/contract'
import type { SharedSets } from './shared-sets.ts'

/** The shortest time between two published numbers for one topic (ms). */
const PUBLISH_EVERY_MS = 1000

/** Runs a function after a time (ms). A test replaces it to decide when the function runs. */
export type Later = (run: () => void, ms: number) => void

/**
 * Counts the users connected to a topic, on all nodes. A user counts once, however many tabs are open. Without Redis,
 * and while Redis does not answer, each node counts only its own users.
 */
export interface Presence {
  entered(topic: string, userId: UserId): void
  left(topic: string, userId: UserId): void
  online(topic: string): number
  /** Returns the users that are connected to this node. */
  usersHere(topic: string): Iterable<UserId>
}

interface Attendance {
  /** The number of sockets of each user. */
  readonly sockets: Map<UserId, number>
  /** The number of users on all nodes; undefined while Redis has not returned it. */
  everywhere: number | undefined
  /** The number that was published last. */
  published: number
  /**
   * True for `PUBLISH_EVERY_MS` after a number was published. Changes in this time are published together at its end.
   */
  resting: boolean
}

export function createPresence(
  publish: (topic: string, online: number) => void,
  later: Later = unhurried,
  sets?: SharedSets,
): Presence {
  const attendances = new Map<string, Attendance>()

  function changed(topic: string, attendance: Attendance): void {
    const online = onlineOf(attendance)
    if (attendance.resting || attendance.published === online) return
    attendance.published = online
    attendance.resting = true
    publish(topic, attendance.published)
    later(() => {
      attendance.resting = false
      changed(topic, attendance)
      if (attendance.sockets.size === 0 && !attendance.resting) attendances.delete(topic)
    }, PUBLISH_EVERY_MS)
  }

  sets?.onCount((topic, everywhere) => {
    const attendance = attendances.get(topic)
    if (!attendance || attendance.sockets.size === 0) return
    attendance.everywhere = everywhere
    changed(topic, attendance)
  })

  /**
   * Called when the users on this node changed. While Redis answers and a user remains on this node, the number is
   * published only when Redis has counted all nodes.
   */
  function changedHere(topic: string, attendance: Attendance): void {
    if (attendance.sockets.size === 0) attendance.everywhere = undefined
    if (!sets?.isUp() || attendance.sockets.size === 0) changed(topic, attendance)
  }

  return {
    entered(topic, userId) {
      const attendance = attendances.get(topic) ?? {
        sockets: new Map(),
        everywhere: undefined,
        published: 0,
        resting: false,
      }
      attendances.set(topic, attendance)
      const sockets = (attendance.sockets.get(userId) ?? 0) + 1
      attendance.sockets.set(userId, sockets)
      if (sockets === 1) sets?.watch(topic, userId)
      changedHere(topic, attendance)
    },
    left(topic, userId) {
      const attendance = attendances.get(topic)
      const sockets = attendance?.sockets.get(userId)
      if (!attendance || sockets === undefined) return
      if (sockets > 1) attendance.sockets.set(userId, sockets - 1)
      else {
        attendance.sockets.delete(userId)
        sets?.remove(topic, userId)
      }
      changedHere(topic, attendance)
    },
    online(topic) {
      const attendance = attendances.get(topic)
      return attendance ? onlineOf(attendance) : 0
    },
    usersHere: (topic) => attendances.get(topic)?.sockets.keys() ?? [],
  }
}

/**
 * Returns the number of users on this node or on all nodes, whichever is larger. The number on all nodes may not
 * include a user yet who has just connected here.
 */
const onlineOf = ({ sockets, everywhere = 0 }: Attendance) => Math.max(sockets.size, everywhere)

/** Runs a function later, without keeping the process alive until then. */
function unhurried(run: () => void, ms: number): void {
  setTimeout(run, ms).unref()
}
