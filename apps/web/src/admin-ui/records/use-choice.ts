import { useState } from 'react'

/** The selected rows: some ids, also from other pages, or everything that the search finds. */
export interface Choice {
  readonly ids: ReadonlySet<string>
  /** The number found when all were selected. */
  readonly allFound: number | undefined
}

const nothing = (): Choice => ({ ids: new Set(), allFound: undefined })

/** The selection belongs to its search: another search clears it. 'All found' ends when the number found grows. */
export function useChoice(search: string | undefined, total: number) {
  const [choice, setChoice] = useState(nothing)
  const [of, setOf] = useState(search)
  if (of !== search) {
    setOf(search)
    setChoice(nothing())
  }
  if (choice.allFound !== undefined && choice.allFound !== total) setChoice(nothing())
  return {
    choice,
    choose: (ids: readonly string[], on: boolean) => {
      const next = new Set(choice.ids)
      for (const id of ids) {
        if (on) next.add(id)
        else next.delete(id)
      }
      setChoice({ ids: next, allFound: undefined })
    },
    chooseAllFound: () => setChoice({ ids: new Set(), allFound: total }),
    chooseNothing: () => setChoice(nothing()),
  }
}
