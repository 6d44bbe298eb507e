import { type RefCallback, useCallback } from 'react'

/** Keeps an element within the area above the on-screen keyboard, by setting its height and its upper edge. */
export function useVisibleHeight(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement | null) => {
    const viewport = window.visualViewport
    if (!element || !viewport) return
    const adjust = () => {
      // On a zoomed page the visual viewport is only a part of the page, so it cannot be used.
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
