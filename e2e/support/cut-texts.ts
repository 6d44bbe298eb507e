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

    /** Looks at the boxes around a text, from the inside out. */
    function cutSide(from: Element, text: DOMRect): string | undefined {
      for (let element: Element | null = from; element && element !== document.body; element = element.parentElement) {
        const style = getComputedStyle(element)
        if (isNoText(element, style)) return undefined
        if (style.display === 'inline') continue
        const side = sideCutBy(element.getBoundingClientRect(), style, text)
        if (side) return side
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return undefined
      }
      return undefined
    }

    /** Returns whether a box is decoration, or text for screen readers only. */
    function isNoText(element: Element, { clipPath, position }: CSSStyleDeclaration): boolean {
      const isForScreenReaders = clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1)
      return isForScreenReaders || element.matches('[aria-hidden="true"]')
    }

    function sideCutBy(box: DOMRect, { overflowX, overflowY }: CSSStyleDeclaration, text: DOMRect) {
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      if (cuts(overflowX) && text.right > box.right + 1.5) return 'right'
      if (cuts(overflowX) && text.left < box.left - 1.5) return 'left'
      return cuts(overflowY) && text.bottom > box.bottom + text.height / 3 ? 'bottom' : undefined
    }
  })
}
