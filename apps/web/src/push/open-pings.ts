/** A ping sent: its moment by the page's clock, which the pong repeats, and by the device's. */
interface Ping {
  readonly t: number
  readonly at: number
}

/** The pings that wait for an answer. The wall clock counts: a laptop that slept must notice that its connection is old. */
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
    /** Since when the oldest waits; undefined while none does. */
    since,
    /** For how long the oldest has waited (ms). */
    silence: (): number => Date.now() - (since() ?? Date.now()),
    /** Takes the answer to a ping, and to those before it; without `t` to all. Answers whether it came in time, undefined if none was sent. */
    answer(t: number | undefined): boolean | undefined {
      const answered = t === undefined ? open.length - 1 : open.findIndex((ping) => ping.t === t)
      const sent = open[answered]
      open = open.slice(answered + 1)
      return sent && Date.now() - sent.at < answerWithin
    },
  }
}
