import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches now, for parts that render differently, not only with another layout. */
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

/** A phone, or a desktop with little height, where parts lie closer together. */
export function useIsLow(): boolean {
  return useMedia('(max-width: 47.99rem), (min-width: 80rem) and (max-height: 52.5rem)')
}

/** Narrower than the phone breakpoint of the styles: 768 px, or more with larger text. */
export const PHONE = '(max-width: 47.99rem)'

export function useIsPhone(): boolean {
  return useMedia(PHONE)
}
