import { useCallback, useSyncExternalStore } from 'react'

/**
 * Returns whether a media query matches now. It is for components that render different content, not only another
 * layout.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** Returns whether the screen is a phone, or a desktop with little height, where everything is closer together. */
export function useIsLow(): boolean {
  return useMedia('(max-width: 47.99rem), (min-width: 80rem) and (max-height: 52.5rem)')
}

/** Matches screens narrower than the phone breakpoint of the styles: 768 px, or more with larger text. */
export const PHONE = '(max-width: 47.99rem)'

export function useIsPhone(): boolean {
  return useMedia(PHONE)
}
