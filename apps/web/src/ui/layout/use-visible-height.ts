import { type RefCallback, useCallback } from 'react'

/** Keeps an element within what the on-screen keyboard leaves free: its height, and where that begins. */
export function useVisibleHeight(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement | null) => {
    const viewport = window.visualViewport
    if (!element || !viewport) return
    const adjust = () => {
      // Zoomed in, the visible part is a detail of the page and no measure of it.
      const isCovered = viewport.scale === 1 && viewport.height < innerHeight
      element.style.height = isCovered ? `${viewport.height}px` : ''
      element.style.top = isCovered ? `${viewport.offsetTop}px` : ''
    }
    adjust()
    viewport.addEventListener('resize', adjust)
    viewport.addEventListener('scroll', adjust)
    return () => {
      viewport.removeEventListener('resize', adjust)
      viewport.removeEventListener('scroll', adjust)
    }
  }, [])
}
