import type { UserId } from '@bettle/contract'

/** The minimum interval between two presence updates of a topic. */
const PUBLISH_EVERY_MS = 1000

/** Runs a function later; a test may decide when. */
export type Later = (run: () => void, ms: number) => void

/** The users connected to a topic. A user counts once, however many tabs are open. */
export interface Presence {
  entered(topic: string, userId: UserId): void
  left(topic: string, userId: UserId): void
  online(topic: string): number
}

interface Attendance {
  /** Number of sockets by user. */
  readonly sockets: Map<UserId, number>
  /** The number last published. */
  published: number
  /** True for `PUBLISH_EVERY_MS` after an update: changes are collected until then. */
  resting: boolean
}

export function createPresence(publish: (topic: string, online: number) => void, later: Later = unhurried): Presence {
  const attendances = new Map<string, Attendance>()

  function changed(topic: string, attendance: Attendance): void {
    if (attendance.resting || attendance.published === attendance.sockets.size) return
    attendance.published = attendance.sockets.size
    attendance.resting = true
    publish(topic, attendance.published)
    later(() => {
      attendance.resting = false
      changed(topic, attendance)
      if (attendance.sockets.size === 0 && !attendance.resting) attendances.delete(topic)
    }, PUBLISH_EVERY_MS)
  }

  return {
    entered(topic, userId) {
      const attendance = attendances.get(topic) ?? { sockets: new Map(), published: 0, resting: false }
      attendances.set(topic, attendance)
      attendance.sockets.set(userId, (attendance.sockets.get(userId) ?? 0) + 1)
      changed(topic, attendance)
    },
    left(topic, userId) {
      const attendance = attendances.get(topic)
      const sockets = attendance?.sockets.get(userId)
      if (!attendance || sockets === undefined) return
      if (sockets > 1) attendance.sockets.set(userId, sockets - 1)
      else attendance.sockets.delete(userId)
      changed(topic, attendance)
    },
    online: (topic) => attendances.get(topic)?.sockets.size ?? 0,
  }
}

/** A pending timer does not keep the process alive. */
function unhurried(run: () => void, ms: number): void {
  setTimeout(run, ms).unref()
}
