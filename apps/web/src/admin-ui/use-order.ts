import { useRef } from 'react'
import { usePress } from '../api/use-press.ts'

interface OrderOptions<One> {
  all: readonly One[]
  keep: (all: One[]) => void
  save: (names: string[]) => Promise<One[]>
}

/**
 * Changes the order of named items. The new order is shown at once; if it cannot be saved, the previous order is shown
 * again.
 */
export function useOrder<One extends { readonly name: string }>({ all, keep, save }: OrderOptions<One>) {
  const latest = useRef<string[]>(undefined)
  const { press, error } = usePress({
    oneAtATime: true,
    mutationFn: async (names: string[]) => {
      try {
        const saved = await save(names)
        // A later order is already on the screen, so this response must not replace it.
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
