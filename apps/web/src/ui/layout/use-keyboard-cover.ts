import { useSyncExternalStore } from 'react'

/** A toolbar of the browser covers less than this (px); an on-screen keyboard covers more. */
const LEAST = 120

/**
 * Returns how much of the page's lower end the on-screen keyboard covers (px), and 0 without one. On a zoomed page the
 * visual viewport is only a part of the page, so the result is 0.
 */
export function useKeyboardCover(): number {
  return useSyncExternalStore(subscribe, coveredNow)
}

function subscribe(changed: () => void): () => void {
  const viewport = window.visualViewport
  viewport?.addEventListener('resize', changed)
  viewport?.addEventListener('scroll', changed)
  return () => {
    viewport?.removeEventListener('resize', changed)
    viewport?.removeEventListener('scroll', changed)
  }
}

/** Without a field in use there is no keyboard, whatever the sizes say: a page wider than its screen has such sizes too. */
const isTyping = () => document.activeElement?.matches('input, textarea, [contenteditable]') === true

function coveredNow(): number {
  const viewport = window.visualViewport
  if (viewport?.scale !== 1 || !isTyping()) return 0
  const covered = Math.round(innerHeight - viewport.height - viewport.offsetTop)
  return covered >= LEAST ? covered : 0
}
