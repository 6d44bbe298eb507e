import type { Update, UserId } from '@bettle/contract'

/** An update; its frames are built once, when the first listener needs them. */
export interface PreparedUpdate {
  readonly version: number
  /** The users who may not read its chat text. */
  readonly notFor: ReadonlySet<UserId>
  readonly frame: () => Buffer
  /** The same version without chat text; the same frame if the update is not about chat. */
  readonly withheldFrame: () => Buffer
  /** Reduces what is held to a frame that was built already, or to the JSON of the push. Returns its size (bytes). */
  readonly pack: () => number
}

interface KeptUpdate {
  readonly update: PreparedUpdate
  readonly bytes: number
}

interface Line {
  updates: KeptUpdate[]
  bytes: number
  /** The latest version published here; another server may have published higher ones. */
  last: number | undefined
}

interface Limits {
  readonly perTopic: number
  readonly inAll: number
  /** The latest update of a topic is kept whatever its size, until the next one. */
  readonly bytesPerTopic: number
  readonly bytesInAll: number
  /** The history drops the least recently updated topics without followers. */
  readonly isFollowed: (key: string) => boolean
}

/** The memory of an update beside its text (bytes): its functions, its place in the lists. */
const OVERHEAD = 400

/** The latest updates of each topic, for clients that reconnect. */
export type UpdateHistory = ReturnType<typeof updateHistory>

export function updateHistory({ perTopic, inAll, bytesPerTopic, bytesInAll, isFollowed }: Limits) {
  /** The least recently updated topics come first and are dropped first. */
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
    /** After a gap (another server published in between) the earlier updates are useless. */
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

    /** The size of all updates that are kept. */
    bytes: () => bytes,

    lastOf: (key: string): number | undefined => lines.get(key)?.last,

    /** Starts counting at this version. */
    beginAt(key: string, version: number): void {
      touched(key).last ??= version
    },

    /** Counts a version without an update, so that nothing before it can be replayed. */
    skipTo(key: string, version: number): void {
      const line = lines.get(key)
      if (!line) return
      forget(line)
      line.last = version
    },

    /** Returns the updates after `version` up to `latest`, or undefined if some are not kept. */
    after(key: string, version: number, latest: number): readonly PreparedUpdate[] | undefined {
      if (version === latest) return []
      const line = lines.get(key)
      if (!line || version > latest || line.last !== latest) return undefined
      const missed = line.updates.flatMap(({ update }) => (update.version > version ? [update] : []))
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
