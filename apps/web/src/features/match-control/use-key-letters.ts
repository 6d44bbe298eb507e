import { useCallback, useEffect, useState } from 'react'
import { letterOf } from './event-key.ts'

interface Keyboard {
  getLayoutMap?: () => Promise<ReadonlyMap<string, string>>
}

/** What stands on a key of this keyboard, as far as the browser tells. */
export function useKeyLetters(): (code: string) => string {
  const [layout, setLayout] = useState<ReadonlyMap<string, string>>()
  useEffect(() => {
    const { keyboard } = navigator as Navigator & { keyboard?: Keyboard }
    keyboard?.getLayoutMap?.().then(setLayout, () => undefined)
  }, [])
  return useCallback((code: string) => (layout?.get(code) ?? letterOf(code)).toUpperCase(), [layout])
}
