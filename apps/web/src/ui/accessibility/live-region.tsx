import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'

export type Announce = (message: string, urgency?: 'polite' | 'assertive') => void

interface Said {
  id: number
  message: string
}

/** The number of messages that are kept, so that a message does not replace another one of the same moment. */
const KEPT = 3

const AnnounceContext = createContext<Announce>(() => {})

/** Contains the live regions for screen readers. It must be rendered once, around the app. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [polite, setPolite] = useState<readonly Said[]>([])
  const [assertive, setAssertive] = useState<readonly Said[]>([])
  const last = useRef(0)
  const announce = useCallback<Announce>((message, urgency = 'polite') => {
    last.current += 1
    const said = { id: last.current, message }
    const add = urgency === 'assertive' ? setAssertive : setPolite
    add((before) => [...before, said].slice(-KEPT))
  }, [])
  return (
    <AnnounceContext value={announce}>
      {children}
      <div aria-live="polite" aria-relevant="additions" className="sr-only">
        {polite.map(asLine)}
      </div>
      <div aria-live="assertive" aria-relevant="additions" className="sr-only">
        {assertive.map(asLine)}
      </div>
    </AnnounceContext>
  )
}

const asLine = ({ id, message }: Said) => <p key={id}>{message}</p>

/** Returns a function that announces a message to screen readers. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext)
}
