import { type RefObject, useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

const SHOWN_FOR = 2000

export interface Copying {
  /** The text that was copied in the last two seconds; undefined otherwise. */
  copied: string | undefined
  /** Copies the text. If the browser refuses, it selects the text so that the reader can copy it. */
  copy: (text: string, shownIn?: RefObject<HTMLElement | null>) => Promise<void>
  /** True if the browser refused the last attempt, so that the text is selected instead. */
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
        await copyText(text)
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
