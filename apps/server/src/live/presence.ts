import type { UserId } from '@bettle/contract'

/** However many come and go, listeners are told no more often than this. */
const TOLD_EVERY_MS = 1000

/** Runs something a little later, which may be the test's to decide. */
export type Later = (act: () => void, ms: number) => void

/** Who is connected to a topic. One person counts once, however many tabs are open. */
export interface Presence {
  entered(topic: string, userId: UserId): void
  left(topic: string, userId: UserId): void
  online(topic: string): number
}

interface Attendance {
  /** Sockets by person. */
  readonly sockets: Map<UserId, number>
  /** What the listeners know. */
  told: number
  /** Told a moment ago: what changed since is told together. */
  resting: boolean
}

export function createPresence(tell: (topic: string, online: number) => void, later: Later = unhurried): Presence {
  const attendances = new Map<string, Attendance>()

  function changed(topic: string, attendance: Attendance): void {
    if (attendance.resting || attendance.told === attendance.sockets.size) return
    attendance.told = attendance.sockets.size
    attendance.resting = true
    tell(topic, attendance.told)
    later(() => {
      attendance.resting = false
      changed(topic, attendance)
      if (attendance.sockets.size === 0 && !attendance.resting) attendances.delete(topic)
    }, TOLD_EVERY_MS)
  }

  return {
    entered(topic, userId) {
      const attendance = attendances.get(topic) ?? { sockets: new Map(), told: 0, resting: false }
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

/** Nobody waits for it: a server that stops does not stay for it either. */
function unhurried(act: () => void, ms: number): void {
  setTimeout(act, ms).unref()
}
