import type { Page } from '@playwright/test'

/**
 * Returns texts that overlap on the page, named by their content. Elements that float above the page on purpose are
 * left out.
 */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      readonly text: string
      readonly of: Element
      readonly box: DOMRect
    }
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      const text = node.textContent?.trim()
      if (!text || !holder?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const seen = visiblePart(holder)
      if (!seen) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        const box = within(rect, seen)
        if (box.width > 2 && box.height > 2) lines.push({ text, of: holder, box })
      }
    }
    const pairs = lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => areOver(one, other))
        .map((other) => `"${one.text.slice(0, 40)}" and "${other.text.slice(0, 40)}"`),
    )
    return [...new Set(pairs)]

    /** The line boxes of a large font are taller than its letters, so some overlap is allowed. */
    function areOver(one: Line, other: Line): boolean {
      if (one.of === other.of) return false
      const both = within(one.box, other.box)
      return both.width > 2 && both.height > Math.min(one.box.height, other.box.height) * 0.45
    }
    /**
     * Returns the visible part of an element, or undefined for an element that floats above the page or is for screen
     * readers only.
     */
    function visiblePart(from: Element): DOMRect | undefined {
      let seen = new DOMRect(-1e5, -1e5, 2e5, 2e5)
      for (let element: Element | null = from; element && element !== document.body; element = element.parentElement) {
        const { position, overflowX, overflowY, clipPath } = getComputedStyle(element)
        if (position === 'fixed' || position === 'sticky' || clipPath !== 'none') return undefined
        if (overflowX !== 'visible' || overflowY !== 'visible') seen = within(seen, element.getBoundingClientRect())
      }
      return seen
    }
    function within(one: DOMRect, other: DOMRect): DOMRect {
      const left = Math.max(one.left, other.left)
      const top = Math.max(one.top, other.top)
      return new DOMRect(left, top, Math.min(one.right, other.right) - left, Math.min(one.bottom, other.bottom) - top)
    }
  })
}
