/** A ping that was sent. `t` is page time, which the pong repeats; `at` is device time. */
interface Ping {
  readonly t: number
  readonly at: number
}

/**
 * Tracks the pings without an answer. It uses the device's clock, so that a laptop notices after sleep that its
 * connection is old.
 */
export function createOpenPings(answerWithin: number) {
  let open: readonly Ping[] = []
  const since = () => open[0]?.at
  return {
    add(ping: Ping): void {
      open = [...open, ping]
    },
    clear(): void {
      open = []
    },
    count: () => open.length,
    /** Returns when the oldest unanswered ping was sent; undefined if there is none. */
    since,
    /** Returns the age of the oldest unanswered ping (ms); 0 if there is none. */
    silence: (): number => Date.now() - (since() ?? Date.now()),
    /**
     * Removes the answered ping and the pings before it, or all pings if `t` is undefined. Returns whether the answer
     * is in time; undefined if no such ping exists.
     */
    answer(t: number | undefined): boolean | undefined {
      const answered = t === undefined ? open.length - 1 : open.findIndex((ping) => ping.t === t)
      const sent = open[answered]
      open = open.slice(answered + 1)
      return sent && Date.now() - sent.at < answerWithin
    },
  }
}
