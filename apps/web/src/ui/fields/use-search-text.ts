import { useEffect, useState } from 'react'

export const SEARCH_DEBOUNCE = 500

/**
 * The text of a search field, and the handler for typing. The text is passed on half a second after the last key, or at
 * once when the field is cleared.
 */
export function useSearchText(shown: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(shown)
  const [last, setLast] = useState(shown)
  // The browser's back and forward buttons also change the search.
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
