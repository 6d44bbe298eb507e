interface Versioned {
  readonly version: number
}

interface OrderOptions<Update extends Versioned> {
  /**
   * Receives the updates of a topic. For an open topic the versions ascend and each comes at most once. For a topic
   * that is not open, the updates come as they arrive.
   */
  readonly publish: (key: string, update: Update) => void
  /** Called if updates of the topic count as lost. The updates that arrived with later versions are published next. */
  readonly onGap: (key: string) => void
  /** How long an update waits for earlier versions (ms, wall time). */
  readonly patienceMs?: number
}

interface Line<Update> {
  /**
   * The version up to which no update is awaited: each was published, counted as lost, or is in the fetched state.
   * Undefined until the topic's version is read.
   */
  last: number | undefined
  /**
   * Updates that wait for an earlier version, or for the first read of the topic's version. The key is their version.
   */
  readonly waiting: Map<number, Update>
  /** The highest version that the database is known to have. */
  highest: number
  timer: NodeJS.Timeout | undefined
}

const PATIENCE_MS = 100

/**
 * Puts the updates of open topics in the order of their versions. Two nodes that raise a version one after the other
 * may publish in the reverse order, so an update waits for earlier versions. After the wait the missing versions count
 * as lost.
 */
export function createTopicOrder<Update extends Versioned>({
  publish,
  onGap,
  patienceMs = PATIENCE_MS,
}: OrderOptions<Update>) {
  const lines = new Map<string, Line<Update>>()

  function publishNext(key: string, line: Line<Update>): void {
    for (let next = nextOf(line); next; next = nextOf(line)) {
      line.waiting.delete(next.version)
      line.last = next.version
      publish(key, next)
    }
    clearTimeout(line.timer)
    line.timer = undefined
    if (line.last !== undefined && line.highest > line.last) wait(key, line)
  }

  function wait(key: string, line: Line<Update>): void {
    line.timer = setTimeout(() => giveUp(key, line), patienceMs).unref()
  }

  function giveUp(key: string, line: Line<Update>): void {
    if (lines.get(key) !== line) return
    onGap(key)
    for (const update of inOrder(line.waiting)) publish(key, update)
    line.waiting.clear()
    line.last = line.highest
    line.timer = undefined
  }

  return {
    /** Starts to collect the updates of a topic, before the topic's version is read. */
    open(key: string): void {
      if (!lines.has(key)) lines.set(key, { last: undefined, waiting: new Map(), highest: 0, timer: undefined })
    },

    /**
     * Notes that the topic has reached this version. Updates up to it that do not arrive within `patienceMs` count as
     * lost. The first call sets the beginning: all updates up to this version are in the state that a client fetches.
     * @returns the version up to which no update is awaited: each was published, counted as lost, or is in the fetched
     * state
     */
    reached(key: string, version: number): number {
      const line = lines.get(key)
      if (!line) return version
      line.highest = Math.max(line.highest, version)
      if (line.last === undefined) {
        for (const update of inOrder(line.waiting)) {
          if (update.version > version) continue
          line.waiting.delete(update.version)
          publish(key, update)
        }
        line.last = version
        publishNext(key, line)
      } else if (line.last < line.highest && line.timer === undefined) wait(key, line)
      return line.last
    },

    /** Receives an update of a topic. Updates may arrive in any order and more than once. */
    arrived(key: string, update: Update): void {
      const line = lines.get(key)
      // The topic is not open on this node. The hub may keep the update for clients that return.
      if (!line) {
        publish(key, update)
        return
      }
      if (line.last !== undefined && update.version <= line.last) return
      line.waiting.set(update.version, update)
      line.highest = Math.max(line.highest, update.version)
      if (line.last === undefined) return
      if (update.version === line.last + 1) publishNext(key, line)
      else if (line.timer === undefined) wait(key, line)
    },

    /**
     * Returns the version up to which no update is awaited. Returns undefined for a topic that is not open, or whose
     * version has not been read.
     */
    lastOf: (key: string): number | undefined => lines.get(key)?.last,

    close(key: string): void {
      clearTimeout(lines.get(key)?.timer)
      lines.delete(key)
    },

    closeAll(): void {
      for (const { timer } of lines.values()) clearTimeout(timer)
      lines.clear()
    },
  }
}

function nextOf<Update>({ last, waiting }: Line<Update>): Update | undefined {
  return last === undefined ? undefined : waiting.get(last + 1)
}

function inOrder<Update extends Versioned>(waiting: ReadonlyMap<number, Update>): Update[] {
  return [...waiting.values()].sort((one, other) => one.version - other.version)
}
