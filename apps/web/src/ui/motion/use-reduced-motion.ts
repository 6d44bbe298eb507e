import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false)
}

export function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.(QUERY).matches ?? false
}

function subscribe(changed: () => void) {
  const query = globalThis.matchMedia?.(QUERY)
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}
