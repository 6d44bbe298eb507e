import { useCallback, useEffect, useState } from 'react'
import { letterOf } from './event-key.ts'

interface Keyboard {
  getLayoutMap?: () => Promise<ReadonlyMap<string, string>>
}

/**
 * Returns a function from a key's code to its label on this keyboard. If the browser does not report the keyboard
 * layout, the label is the letter in the code.
 */
export function useKeyLetters(): (code: string) => string {
  const [layout, setLayout] = useState<ReadonlyMap<string, string>>()
  useEffect(() => {
    const own: Navigator & { keyboard?: Keyboard } = navigator
    own.keyboard?.getLayoutMap?.().then(setLayout, () => undefined)
  }, [])
  return useCallback((code: string) => (layout?.get(code) ?? letterOf(code)).toUpperCase(), [layout])
}
