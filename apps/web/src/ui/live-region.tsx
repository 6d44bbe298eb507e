import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'

export type Announce = (message: string, urgency?: 'polite' | 'assertive') => void

const AnnounceContext = createContext<Announce>(() => {})

/** Once, around the app: holds the regions that screen readers listen to. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [polite, setPolite] = useState('')
  const [assertive, setAssertive] = useState('')
  const turn = useRef(false)
  const announce = useCallback<Announce>((message, urgency = 'polite') => {
    // The same words twice are heard twice only if the text differs.
    turn.current = !turn.current
    const text = turn.current ? message : `${message}\u00A0`
    if (urgency === 'assertive') setAssertive(text)
    else setPolite(text)
  }, [])
  return (
    <AnnounceContext value={announce}>
      {children}
      <div aria-live="polite" aria-atomic="true" className="sr-only">
        {polite}
      </div>
      <div aria-live="assertive" aria-atomic="true" className="sr-only">
        {assertive}
      </div>
    </AnnounceContext>
  )
}

/** Says something to those who listen rather than look. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext)
}
