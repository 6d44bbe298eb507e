import type { Page } from '@playwright/test'

/**
 * Returns texts that a box cuts off and that no scrolling shows, named by their content and the side. Texts that can be
 * scrolled into view, or that are hidden from screen readers like a moving ticker, do not count.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      const text = node.textContent?.trim()
      if (!text || !holder?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      const side = box.width > 1 ? cutSide(holder, box) : undefined
      if (side) found.add(`cut off at its ${side}: ${text.slice(0, 60)}`)
    }
    return [...found]

    function cutSide(from: Element, text: DOMRect): string | undefined {
      for (let element: Element | null = from; element && element !== document.body; element = element.parentElement) {
        const { overflowX, overflowY, display, position, clipPath } = getComputedStyle(element)
        // Skips decoration, and text for screen readers only.
        if (clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1)) return undefined
        if (element.matches('[aria-hidden="true"]')) return undefined
        if (display === 'inline') continue
        const box = element.getBoundingClientRect()
        if (overflowX === 'hidden' || overflowX === 'clip') {
          if (text.right > box.right + 1.5) return 'right'
          if (text.left < box.left - 1.5) return 'left'
        }
        if (overflowY === 'hidden' || overflowY === 'clip') {
          if (text.bottom > box.bottom + text.height / 3) return 'bottom'
        }
        if (/auto|scroll/.test(overflowX + overflowY)) return undefined
      }
      return undefined
    }
  })
}
