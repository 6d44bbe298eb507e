/** Whether the browser lacks one of the functions that `fillGaps` adds. Browsers of today lack none, and load nothing. */
export function hasGaps(): boolean {
  return !('toSpliced' in Array.prototype) || !('timeout' in AbortSignal)
}

/** Adds functions of the platform that the app uses and that older browsers lack, as their standard describes them. */
export function fillGaps(): void {
  const lists = {
    toSorted<T>(this: readonly T[], compare?: (one: T, other: T) => number): T[] {
      return [...this].sort(compare)
    },
    toReversed<T>(this: readonly T[]): T[] {
      return [...this].reverse()
    },
    toSpliced<T>(this: readonly T[], ...given: [start: number, removed: number, ...added: T[]]): T[] {
      const copy = [...this]
      copy.splice(...given)
      return copy
    },
  }
  for (const [name, value] of Object.entries(lists)) {
    if (!(name in Array.prototype))
      Object.defineProperty(Array.prototype, name, { value, configurable: true, writable: true })
  }
  if (!('timeout' in AbortSignal)) {
    Object.defineProperty(AbortSignal, 'timeout', {
      value: (delay: number) => {
        const controller = new AbortController()
        setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), delay)
        return controller.signal
      },
      configurable: true,
      writable: true,
    })
  }
}
