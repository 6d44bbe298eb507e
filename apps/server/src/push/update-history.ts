import type { Update, UserId } from '@bettle/contract'

/** An update whose frames are built once, when the first listener needs them. */
export interface PreparedUpdate {
  readonly version: number
  /** The users who may not read the chat content of the update. */
  readonly notFor: ReadonlySet<UserId>
  frame(): Buffer
  /** Returns a frame of the same version without the chat content; for an update that is not about chat, `frame()`. */
  withheldFrame(): Buffer
  /**
   * Reduces the update to a frame that was built already, or to the JSON of its push. Returns the length of the frame
   * (bytes) or of the JSON (characters).
   */
  pack(): number
}

interface KeptUpdate {
  readonly update: PreparedUpdate
  readonly bytes: number
}

interface Line {
  updates: KeptUpdate[]
  bytes: number
  /** The latest version that this server published; another server may have published higher ones. */
  last: number | undefined
}

interface Limits {
  readonly perTopic: number
  readonly inAll: number
  /** The most bytes for each topic. An update that exceeds this limit alone is kept until the topic's next update. */
  readonly bytesPerTopic: number
  readonly bytesInAll: number
  /**
   * True if the topic has followers. Beyond a limit for all topics, the history drops the updates of the topics that
   * changed longest ago. It still counts the versions of a topic with followers.
   */
  readonly isFollowed: (key: string) => boolean
}

/** The memory of an update besides its text (bytes): its objects and its entries in lists. */
const OVERHEAD = 400

/** The latest updates of each topic, for clients that reconnect. */
export type UpdateHistory = ReturnType<typeof updateHistory>

export function updateHistory({ perTopic, inAll, bytesPerTopic, bytesInAll, isFollowed }: Limits) {
  /** The kept updates by topic. The topics that changed longest ago come first, and their updates are dropped first. */
  const lines = new Map<string, Line>()
  let count = 0
  let bytes = 0

  function touched(key: string): Line {
    const line = lines.get(key) ?? { updates: [], bytes: 0, last: undefined }
    lines.delete(key)
    lines.set(key, line)
    return line
  }

  function forget(line: Line, most = line.updates.length): void {
    const forgotten = line.updates.splice(0, most)
    const size = forgotten.reduce((sum, { bytes }) => sum + bytes, 0)
    line.bytes -= size
    count -= forgotten.length
    bytes -= size
  }

  function forgetOldest(): void {
    for (const [key, line] of lines) {
      if (count <= inAll && bytes <= bytesInAll) return
      forget(line)
      if (!isFollowed(key)) lines.delete(key)
    }
  }

  return {
    /**
     * Keeps an update. Drops the topic's earlier updates if versions are missing before this update, or if it removes a
     * chat message. The earlier updates cannot be replayed then.
     */
    keep(key: string, update: PreparedUpdate, push: Update['push']): void {
      const line = touched(key)
      const isNext = line.last === undefined || update.version === line.last + 1
      if (!isNext || isRetraction(push)) forget(line)
      const size = update.pack() + OVERHEAD
      line.updates.push({ update, bytes: size })
      line.bytes += size
      count += 1
      bytes += size
      while (line.updates.length > perTopic || (line.bytes > bytesPerTopic && line.updates.length > 1)) forget(line, 1)
      line.last = update.version
      forgetOldest()
    },

    /** Returns the size of all kept updates (bytes). */
    bytes: () => bytes,

    lastOf: (key: string): number | undefined => lines.get(key)?.last,

    /** Starts to count the versions of a topic at this version, unless the topic is counted already. */
    beginAt(key: string, version: number): void {
      touched(key).last ??= version
    },

    /** Sets the topic's latest version to one that has no update, and drops the earlier updates: clients must fetch. */
    skipTo(key: string, version: number): void {
      const line = lines.get(key)
      if (!line) return
      forget(line)
      line.last = version
    },

    /** Returns the updates after `version` up to `latest`, or undefined if some of them are not kept. */
    after(key: string, version: number, latest: number): readonly PreparedUpdate[] | undefined {
      if (version === latest) return []
      const line = lines.get(key)
      if (!line || version > latest || line.last !== latest) return undefined
      const missed = line.updates.flatMap(({ update }) => (update.version > version ? [update] : []))
      return missed.length === latest - version ? missed : undefined
    },

    /** Forgets a topic that has no kept updates. Called when the hub closes the topic. */
    letGo(key: string): void {
      if (lines.get(key)?.updates.length === 0) lines.delete(key)
    },
  }
}

/**
 * True for the removal of a chat message. The removed message must not be replayed, so a client that missed the removal
 * and the message fetches.
 */
const isRetraction = (push: Update['push']) => push.type === 'chat.removed'
