import { type ComponentType, useEffect, useState } from 'react'
import { PartNotLoaded } from './part-not-loaded.tsx'
import { isNotFetched } from './until-loaded.ts'

/** Returns a component that shows a message with a reload button, and the loaded component as soon as `loading` has it. */
// biome-ignore lint/suspicious/noExplicitAny: like React's lazy, for components with any props
export function lateComponent<Part extends ComponentType<any>>(loading: Promise<{ default: Part }>): Part {
  // biome-ignore lint/suspicious/noExplicitAny: it passes its props on
  function Late(props: any) {
    const [state, setState] = useState<{ Part?: ComponentType; error?: unknown }>({})
    useEffect(() => {
      let isHere = true
      const set = (next: typeof state) => isHere && setState(next)
      loading.then(
        ({ default: Part }) => set({ Part }),
        (error: unknown) => set({ error }),
      )
      return () => {
        isHere = false
      }
    }, [])
    if (state.error !== undefined && !isNotFetched(state.error)) throw state.error
    return state.Part ? <state.Part {...props} /> : <PartNotLoaded />
  }
  return Late as unknown as Part
}
