import type { Page } from '@playwright/test'

/**
 * Returns elements that do not fit the screen, named by their text: pages that scroll sideways, controls whose text is
 * cut off or overflows, and tab labels that overlap.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth)
      found.push(`the page is ${scrollWidth} wide on ${clientWidth}: ${widest(clientWidth)}`)
    const controls = document.querySelectorAll<HTMLElement>(
      'button, [role="tab"], [role="radio"], a, label, [data-fits], [role="region"] .figures, section[aria-label="Scoreboard"] p',
    )
    for (const control of controls) {
      const box = control.getBoundingClientRect()
      if (box.width < 2 || !control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const holder = node.parentElement
        if (
          !node.textContent?.trim() ||
          !holder?.checkVisibility({ opacityProperty: true }) ||
          isForReaders(holder, control)
        )
          continue
        const cut = cutter(holder, control)
        const range = document.createRange()
        range.selectNodeContents(node)
        const text = range.getBoundingClientRect()
        if (cut) found.push(`cut off: ${textOf(control)} (${node.textContent.trim()})`)
        else if (text.right > box.right + 1.5 || text.left < box.left - 1.5)
          found.push(`over its edge: ${textOf(control)} (${node.textContent.trim()})`)
      }
    }
    for (const list of document.querySelectorAll('[role="tablist"]')) {
      const labels = [...list.querySelectorAll('[role="tab"]')].map((tab) => {
        const range = document.createRange()
        range.selectNodeContents(tab)
        return { tab, box: range.getBoundingClientRect() }
      })
      labels.forEach(({ tab, box }, index) => {
        const next = labels[index + 1]
        if (next && box.right > next.box.left + 0.5 && box.bottom > next.box.top + 1 && next.box.bottom > box.top + 1)
          found.push(`tabs overlap: ${textOf(tab)} and ${textOf(next.tab)}`)
      })
    }
    return [...new Set(found)]

    function textOf(element: Element): string {
      return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)
    }
    /** True for text that only screen readers read. */
    function isForReaders(from: Element, to: Element): boolean {
      for (let element: Element | null = from; element; element = element.parentElement) {
        if (element.clientWidth <= 1 && getComputedStyle(element).position === 'absolute') return true
        if (element === to) break
      }
      return false
    }
    /** Returns the nearest ancestor that cuts the element's text off in one line. */
    function cutter(from: Element, to: Element): Element | undefined {
      for (let element: Element | null = from; element; element = element.parentElement) {
        const { overflowX, display, whiteSpace } = getComputedStyle(element)
        const isCut = overflowX === 'hidden' || overflowX === 'clip'
        if (
          isCut &&
          display !== 'inline' &&
          whiteSpace.startsWith('nowrap') &&
          element.scrollWidth > element.clientWidth + 1
        )
          return element
        if (element === to) break
      }
      return undefined
    }
    function widest(limit: number): string {
      return [...document.querySelectorAll('main *')]
        .filter((element) => {
          const { right } = element.getBoundingClientRect()
          return right > limit + 0.5 && !element.closest('.overflow-x-auto, nav, .overflow-hidden')
        })
        .slice(0, 4)
        .map((element) => `${element.tagName} ${textOf(element)} ${element.className}`)
        .join(' | ')
    }
  })
}
