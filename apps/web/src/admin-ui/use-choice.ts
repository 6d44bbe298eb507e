import { useState } from 'react'

/** Which rows are chosen: some by their ids, also on pages one has left, or all that the search finds. */
export interface Choice {
  readonly ids: ReadonlySet<string>
  /** How many the search found when all of them were chosen. */
  readonly allFound: number | undefined
}

const nothing = (): Choice => ({ ids: new Set(), allFound: undefined })

/** What is chosen belongs to its search: another one begins with nothing, and all are no longer those that were seen once more are found. */
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
