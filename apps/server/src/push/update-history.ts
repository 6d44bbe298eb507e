import type { Update, UserId } from '@bettle/contract'

/** An update; its frames are built once, when the first listener needs them. */
export interface PreparedUpdate {
  readonly version: number
  /** The users who may not read its chat text. */
  readonly notFor: ReadonlySet<UserId>
  readonly frame: () => Buffer
  /** The same version without chat text; the same frame if the update is not about chat. */
  readonly withheldFrame: () => Buffer
}

interface Line {
  updates: PreparedUpdate[]
  /** The latest version published here; another server may have published higher ones. */
  last: number | undefined
}

interface Limits {
  readonly perTopic: number
  readonly inAll: number
  /** The history drops topics without followers. */
  readonly isFollowed: (key: string) => boolean
}

/** The latest updates of each topic, for clients that reconnect. */
export type UpdateHistory = ReturnType<typeof updateHistory>

export function updateHistory({ perTopic, inAll, isFollowed }: Limits) {
  /** The least recently updated topics come first and are dropped first. */
  const lines = new Map<string, Line>()
  let count = 0

  function touched(key: string): Line {
    const line = lines.get(key) ?? { updates: [], last: undefined }
    lines.delete(key)
    lines.set(key, line)
    return line
  }

  function forget(line: Line): void {
    count -= line.updates.length
    line.updates = []
  }

  function forgetOldest(): void {
    for (const [key, line] of lines) {
      if (count <= inAll) return
      forget(line)
      if (!isFollowed(key)) lines.delete(key)
    }
  }

  return {
    /** After a gap (another server published in between) the earlier updates are useless. */
    keep(key: string, update: PreparedUpdate, push: Update['push']): void {
      const line = touched(key)
      const isNext = line.last === undefined || update.version === line.last + 1
      if (!isNext || isRetraction(push)) forget(line)
      line.updates.push(update)
      count += 1
      if (line.updates.length > perTopic) {
        line.updates.shift()
        count -= 1
      }
      line.last = update.version
      forgetOldest()
    },

    lastOf: (key: string): number | undefined => lines.get(key)?.last,

    /** Starts counting at this version. */
    beginAt(key: string, version: number): void {
      touched(key).last ??= version
    },

    /** Returns the updates after `version` up to `latest`, or undefined if some are not kept. */
    after(key: string, version: number, latest: number): readonly PreparedUpdate[] | undefined {
      if (version === latest) return []
      const line = lines.get(key)
      if (!line || version > latest || line.last !== latest) return undefined
      const missed = line.updates.filter((update) => update.version > version)
      return missed.length === latest - version ? missed : undefined
    },

    /** Called when the last follower has left. */
    letGo(key: string): void {
      if (lines.get(key)?.updates.length === 0) lines.delete(key)
    },
  }
}

/** A removed message must not be replayed: a client that reconnects fetches instead. */
const isRetraction = (push: Update['push']) => push.type === 'chat.removed'
