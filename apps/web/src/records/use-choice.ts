import { useState } from 'react'

/** Which rows are chosen: some by their ids, also on pages one has left, or all that the search finds. */
export interface Choice {
  readonly ids: ReadonlySet<string>
  readonly isAllFound: boolean
}

const nothing = (): Choice => ({ ids: new Set(), isAllFound: false })

/** What is chosen belongs to its search: another one begins with nothing. */
export function useChoice(search: string | undefined) {
  const [choice, setChoice] = useState(nothing)
  const [of, setOf] = useState(search)
  if (of !== search) {
    setOf(search)
    setChoice(nothing())
  }
  return {
    choice,
    choose: (ids: readonly string[], on: boolean) => {
      const next = new Set(choice.ids)
      for (const id of ids) {
        if (on) next.add(id)
        else next.delete(id)
      }
      setChoice({ ids: next, isAllFound: false })
    },
    chooseAllFound: () => setChoice({ ids: new Set(), isAllFound: true }),
    chooseNothing: () => setChoice(nothing()),
  }
}
