import { DatabaseAway } from '../db/database-away.ts'

/** What became of one wish among many: a refusal is an outcome like any other, so that it harms nobody else's. */
export type Outcome<Reply> = { readonly reply: Reply } | { readonly error: unknown }

/** Answers the wishes in their order. What is thrown is nobody's refusal: none of them happened. */
export type Place<Wish, Reply> = (wishes: readonly Wish[]) => Promise<readonly Outcome<Reply>[]>

interface Waiting<Wish, Reply> {
  readonly wish: Wish
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: unknown) => void
}

/**
 * Lets wishes that wait for the same thing go in together: while one lot is at work the next gathers, in order of arrival. There
 * is no timer: a wish that comes alone goes at once, and the lots grow with the load.
 * @param most at a time
 */
export function together<Wish, Reply>(place: Place<Wish, Reply>, most: number): (wish: Wish) => Promise<Reply> {
  const waiting: Waiting<Wish, Reply>[] = []
  let isAtWork = false

  async function work(): Promise<void> {
    isAtWork = true
    while (waiting.length > 0) await goIn(place, waiting.splice(0, most), HALVES)
    isAtWork = false
  }

  return (wish) =>
    new Promise((resolve, reject) => {
      waiting.push({ wish, resolve, reject })
      if (!isAtWork) void work()
    })
}

/** Into how many parts a lot falls that could not be placed: halves first, then each by itself. */
const HALVES = 2

/** Nobody waits for one that cannot be placed longer than a second and a third try take, and none is harmed by it. */
async function goIn<Wish, Reply>(
  place: Place<Wish, Reply>,
  lot: readonly Waiting<Wish, Reply>[],
  parts: number,
): Promise<void> {
  try {
    const outcomes = await place(lot.map(({ wish }) => wish))
    for (const [index, { resolve, reject }] of lot.entries()) {
      const outcome = outcomes[index]
      if (outcome && 'reply' in outcome) resolve(outcome.reply)
      else reject(outcome?.error ?? new Error('a wish was left without an outcome'))
    }
  } catch (error) {
    const [alone] = lot
    // It is none of theirs: each part would wait for the database again.
    if (error instanceof DatabaseAway) {
      for (const { reject } of lot) reject(error)
      return
    }
    if (lot.length === 1) return alone?.reject(error)
    const size = Math.ceil(lot.length / parts)
    for (let from = 0; from < lot.length; from += size) {
      await goIn(place, lot.slice(from, from + size), lot.length)
    }
  }
}
