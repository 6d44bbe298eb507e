import type { News, UserId } from '@bettle/contract'

/** One piece of news; its frames are made once, when the first listener needs them. */
export interface Piece {
  readonly version: number
  /** Those who may not read what is said in it. */
  readonly notFor: ReadonlySet<UserId>
  readonly frame: () => Buffer
  /** The same version without what is said; what is not talk is the same. */
  readonly wordless: () => Buffer
}

interface Line {
  pieces: Piece[]
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
export type KeptNews = ReturnType<typeof keptNews>

export function keptNews({ perTopic, inAll, isFollowed }: Limits) {
  /** The least recently told come first: theirs are forgotten first. */
  const lines = new Map<string, Line>()
  let count = 0

  function touched(key: string): Line {
    const line = lines.get(key) ?? { pieces: [], last: undefined }
    lines.delete(key)
    lines.set(key, line)
    return line
  }

  function forget(line: Line): void {
    count -= line.pieces.length
    line.pieces = []
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
    keep(key: string, piece: Piece, push: News['push']): void {
      const line = touched(key)
      const isNext = line.last === undefined || piece.version === line.last + 1
      if (!isNext || takesBack(push)) forget(line)
      line.pieces.push(piece)
      count += 1
      if (line.pieces.length > perTopic) {
        line.pieces.shift()
        count -= 1
      }
      line.last = piece.version
      forgetOldest()
    },

    lastOf: (key: string): number | undefined => lines.get(key)?.last,

    /** From here on it is counted. */
    beginAt(key: string, version: number): void {
      touched(key).last ??= version
    },

    /** Everything after `version` up to `latest`, or undefined where some of it is not kept. */
    after(key: string, version: number, latest: number): readonly Piece[] | undefined {
      if (version === latest) return []
      const line = lines.get(key)
      if (!line || version > latest || line.last !== latest) return undefined
      const missed = line.pieces.filter((piece) => piece.version > version)
      return missed.length === latest - version ? missed : undefined
    },

    /** Nobody follows it any more. */
    letGo(key: string): void {
      if (lines.get(key)?.pieces.length === 0) lines.delete(key)
    },
  }
}

/** What was taken away is not told again: who comes back to it fetches what is left. */
const takesBack = (push: News['push']) => push.type === 'chat.removed'
