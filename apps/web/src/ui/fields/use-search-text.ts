import { useEffect, useState } from 'react'

export const SEARCH_DEBOUNCE = 500

/** A text that is typed, and told half a second after the last key; cleared, at once. */
export function useSearchText(shown: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(shown)
  const [last, setLast] = useState(shown)
  // The way back and forth in the browser changes what was searched, too.
  if (shown !== last) {
    setLast(shown)
    if (shown !== text.trim()) setText(shown)
  }
  useEffect(() => {
    const request = text.trim()
    if (request === shown) return
    const timer = setTimeout(() => onSearch(request), request === '' ? 0 : SEARCH_DEBOUNCE)
    return () => clearTimeout(timer)
  }, [text, shown, onSearch])
  return [text, setText] as const
}
