import { useEffect, useState } from 'react'

export const SEARCH_DEBOUNCE = 500

/** A text that is typed, and told half a second after the last key; cleared, at once. */
export function useSearchText(told: string, onTell: (text: string) => void) {
  const [text, setText] = useState(told)
  const [known, setKnown] = useState(told)
  // The way back and forth in the browser changes what was searched, too.
  if (told !== known) {
    setKnown(told)
    if (told !== text.trim()) setText(told)
  }
  useEffect(() => {
    const wish = text.trim()
    if (wish === told) return
    const timer = setTimeout(() => onTell(wish), wish === '' ? 0 : SEARCH_DEBOUNCE)
    return () => clearTimeout(timer)
  }, [text, told, onTell])
  return [text, setText] as const
}
