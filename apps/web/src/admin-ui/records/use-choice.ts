import { useState } from 'react'

/** The selected rows: either some ids, possibly from several pages, or all records that the search finds. */
export interface Choice {
  readonly ids: ReadonlySet<string>
  /** The number of found records when all of them were selected; undefined if single rows are selected. */
  readonly allFound: number | undefined
}

const nothing = (): Choice => ({ ids: new Set(), allFound: undefined })

/**
 * Returns the selected rows. Another search clears the selection. A selection of all found records is cleared when
 * their number changes.
 */
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
