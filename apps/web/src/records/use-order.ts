import { usePress } from '../api/use-press.ts'

interface OrderOptions<One> {
  all: readonly One[]
  keep: (all: One[]) => void
  save: (names: string[]) => Promise<One[]>
}

/** Puts what has names in order: seen at once, and as it was where it cannot be saved. */
export function useOrder<One extends { readonly name: string }>({ all, keep, save }: OrderOptions<One>) {
  const { press, error } = usePress({
    mutationFn: async (names: string[]) => {
      keep(names.flatMap((name) => all.find((one) => one.name === name) ?? []))
      try {
        keep(await save(names))
      } catch (failure) {
        keep([...all])
        throw failure
      }
    },
  })
  return { order: (names: string[]) => void press(names), error }
}
