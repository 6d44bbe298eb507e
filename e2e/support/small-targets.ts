import type { Page } from '@playwright/test'

/** The smallest side of a target for a finger (px). Half a pixel may be lost by rounding. */
const FINGER = 44

/**
 * Returns the visible buttons, links and fields of a page whose touch area is smaller than a finger. The area is
 * measured by what a touch meets: left, right, above and below the middle. A link within a sentence is as high as its
 * line, and is left out.
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((finger) => {
    const kinds =
      'a, button, summary, input, select, textarea, [role="button"], [role="tab"], [role="switch"], [role="checkbox"], [role="combobox"]'
    const isInSentence = (element: Element) => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false
      const around = element.parentElement?.textContent?.trim() ?? ''
      return around.length > (element.textContent?.trim() ?? '').length
    }
    const partOf = (hit: Element | null, element: Element) => {
      if (hit === null) return false
      const label = element instanceof HTMLInputElement ? element.closest('label') : null
      const labels = element instanceof HTMLInputElement || element instanceof HTMLButtonElement ? element.labels : null
      return [element, label, ...(labels ?? [])].some((part) => part !== null && (part === hit || part.contains(hit)))
    }
    const found: string[] = []
    for (const element of document.querySelectorAll(kinds)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue
      if (element.matches('.sr-only, .skip-link, [tabindex="-1"]') || isInSentence(element)) continue
      if (element.closest('[aria-hidden="true"], [inert]')) continue
      element.scrollIntoView({ block: 'center', inline: 'center' })
      const box = element.getBoundingClientRect()
      if (box.width === 0 || box.height === 0) continue
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const reach = finger / 2 - 1
      const meets = (dx: number, dy: number) => {
        const [px, py] = [x + dx, y + dy]
        // A point beyond the edge of the screen cannot be measured.
        if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return true
        return partOf(document.elementFromPoint(px, py), element)
      }
      const fits = (size: number, near: boolean, far: boolean) => size >= finger - 0.5 || (near && far)
      const isWide = fits(box.width, meets(-reach, 0), meets(reach, 0))
      const isHigh = fits(box.height, meets(0, -reach), meets(0, reach))
      if (isWide && isHigh) continue
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''
      found.push(`${element.tagName.toLowerCase()} ‘${name}’ ${Math.round(box.width)}×${Math.round(box.height)}`)
    }
    return [...new Set(found)]
  }, FINGER)
}
