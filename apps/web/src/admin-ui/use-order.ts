import { useRef } from 'react'
import { usePress } from '../api/use-press.ts'

interface OrderOptions<One> {
  all: readonly One[]
  keep: (all: One[]) => void
  save: (names: string[]) => Promise<One[]>
}

/** Puts what has names in order: seen at once, and as it was where it cannot be saved. */
export function useOrder<One extends { readonly name: string }>({ all, keep, save }: OrderOptions<One>) {
  const latest = useRef<string[]>(undefined)
  const { press, error } = usePress({
    oneAtATime: true,
    mutationFn: async (names: string[]) => {
      try {
        const saved = await save(names)
        // What was put in order since then stands already as it will be.
        if (latest.current === names) keep(saved)
      } catch (failure) {
        keep([...all])
        throw failure
      }
    },
  })
  const order = (names: string[]) => {
    latest.current = names
    keep(names.flatMap((name) => all.find((one) => one.name === name) ?? []))
    void press(names)
  }
  return { order, error }
}
