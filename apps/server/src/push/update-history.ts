import type { Update, UserId } from '@bettle/contract'

/** One piece of news; its frames are made once, when the first listener needs them. */
export interface PreparedUpdate {
  readonly version: number
  /** Those who may not read what is said in it. */
  readonly notFor: ReadonlySet<UserId>
  readonly frame: () => Buffer
  /** The same version without what is said; what is not talk is the same. */
  readonly withheldFrame: () => Buffer
}

interface Line {
  updates: PreparedUpdate[]
  /** The version last told here; another server may have told higher ones. */
  last: number | undefined
}

interface Limits {
  readonly perTopic: number
  readonly inAll: number
  /** What nobody follows is forgotten altogether. */
  readonly isFollowed: (key: string) => boolean
}

/** The latest news of each topic, for those who come back. */
export type UpdateHistory = ReturnType<typeof updateHistory>

export function updateHistory({ perTopic, inAll, isFollowed }: Limits) {
  /** The least recently told come first: theirs are forgotten first. */
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
    /** After a gap (another server told what was between) the older news is of no use. */
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

    /** From here on it is counted. */
    beginAt(key: string, version: number): void {
      touched(key).last ??= version
    },

    /** Everything after `version` up to `latest`, or undefined where some of it is not kept. */
    after(key: string, version: number, latest: number): readonly PreparedUpdate[] | undefined {
      if (version === latest) return []
      const line = lines.get(key)
      if (!line || version > latest || line.last !== latest) return undefined
      const missed = line.updates.filter((update) => update.version > version)
      return missed.length === latest - version ? missed : undefined
    },

    /** Nobody follows it any more. */
    letGo(key: string): void {
      if (lines.get(key)?.updates.length === 0) lines.delete(key)
    },
  }
}

/** What was taken away is not told again: who comes back to it fetches what is left. */
const isRetraction = (push: Update['push']) => push.type === 'chat.removed'
