import { type RefObject, useEffect, useState } from 'react'

const SHOWN_FOR = 2000

export interface Copying {
  /** What was copied just now. */
  copied: string | undefined
  /** Copies, or where the browser does not let one, selects the text so that the reader can. */
  copy: (text: string, shownIn?: RefObject<HTMLElement | null>) => Promise<void>
  /** The last attempt was refused: the text stands selected. */
  isRefused: boolean
}

export function useCopying(): Copying {
  const [copied, setCopied] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    if (copied === undefined) return
    const timer = setTimeout(() => setCopied(undefined), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [copied])
  return {
    copied,
    isRefused,
    copy: async (text, shownIn) => {
      try {
        await navigator.clipboard.writeText(text)
        setRefused(false)
        setCopied(text)
      } catch {
        setCopied(undefined)
        setRefused(true)
        if (shownIn?.current) getSelection()?.selectAllChildren(shownIn.current)
      }
    },
  }
}
