import { ofPage } from '../../store/remember.ts'
import { markSvg } from '../pictures/beetle-mark.ts'

export type PageDot = 'live' | 'closing' | 'won'

export interface PageState {
  /** The text before the name in the title: "37'", 'Round 4'. */
  title?: string | undefined
  /** The dot in the corner of the tab's icon. The dot 'live' also adds a ● to the title. */
  dot?: PageDot | undefined
}

const NIGHT = '#06100b'
const FLOODLIGHT = '#c8f04b'
const DOTS: Record<PageDot, string> = { live: '#f0483e', closing: '#f2d544', won: '#ffffff' }

/** The address of the icon that the HTML page has. */
const plainIcon = ofPage((): { address?: string } => ({}))

/**
 * Shows the state in the title of the browser tab, "● 37' Bettle", and as a dot in its icon. Without arguments, the
 * plain title and icon are restored.
 */
export function paintPageState({ title, dot }: PageState = {}): void {
  document.title = [dot === 'live' && '●', title, 'Bettle'].filter(Boolean).join(' ')
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!link) return
  plainIcon().address ??= link.href
  const icon = dot ? `data:image/svg+xml,${encodeURIComponent(faviconSvg(dot))}` : plainIcon().address
  // The browser would read an icon again whose address is only repeated.
  if (icon !== undefined && link.href !== icon) link.href = icon
}

export function faviconSvg(dot?: PageDot): string {
  const lamp = dot
    ? `<circle cx="25" cy="7" r="7" fill="${NIGHT}"/><circle cx="25" cy="7" r="5.2" fill="${DOTS[dot]}"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Bettle</title><rect width="32" height="32" rx="7" fill="${NIGHT}"/>${markSvg(FLOODLIGHT, NIGHT)}${lamp}</svg>`
}
