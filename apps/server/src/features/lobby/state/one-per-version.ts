/** A value and the version that it belongs to, which may be newer than the requested one. */
export interface Versioned {
  readonly version: string
  /** The number of characters of the value's JSON. */
  readonly size: number
}

interface Kept<Value> {
  version: string
  readonly value: Promise<Value>
  size: number
}

/**
 * Keeps one value for each subject: that of the version requested last. Requests for the same version share one
 * reading, even while it runs. This class does not know whether a version is current: the caller reads that from the
 * database.
 */
export class OnePerVersion<Value extends Versioned> {
  readonly #kept = new Map<string, Kept<Value>>()
  readonly #mostKept: number

  /** @param mostKept the highest number of characters of all values together */
  constructor(mostKept: number) {
    this.#mostKept = mostKept
  }

  of(subject: string, version: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.#kept.get(subject)
    const kept = known?.version === version ? known : this.#begin(subject, version, read())
    // Moves the subject to the end of the map, because the first one, least recently used, is dropped first.
    this.#kept.delete(subject)
    this.#kept.set(subject, kept)
    return kept.value
  }

  #begin(subject: string, version: string, value: Promise<Value>): Kept<Value> {
    const kept: Kept<Value> = { version, value, size: 0 }
    value.then(
      (read) => {
        kept.version = read.version
        kept.size = read.size
        this.#dropOldest()
      },
      () => {
        if (this.#kept.get(subject) === kept) this.#kept.delete(subject)
      },
    )
    return kept
  }

  #dropOldest(): void {
    let size = 0
    for (const kept of this.#kept.values()) size += kept.size
    for (const [subject, kept] of this.#kept) {
      if (size <= this.#mostKept) return
      this.#kept.delete(subject)
      size -= kept.size
    }
  }
}
