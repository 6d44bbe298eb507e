import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds now: for what is drawn differently, not only laid out differently. */
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

/** A phone, or a desk with little height: what is told lies closer together there. */
export function useIsLow(): boolean {
  return useMedia('(max-width: 47.99rem), (min-width: 80rem) and (max-height: 52.5rem)')
}

/** Narrower than the product's phone breakpoint: 768 px, or more where a reader sets text larger, as the styles have it. */
export const PHONE = '(max-width: 47.99rem)'

export function useIsPhone(): boolean {
  return useMedia(PHONE)
}
