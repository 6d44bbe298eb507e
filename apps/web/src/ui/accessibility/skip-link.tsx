import type { ReactNode } from 'react'
import { msg } from '../../texts/msg.ts'

const MAIN = 'main'

/** The props for the page's <main>, which make it the target of the skip link. */
export const skipTarget = { id: MAIN, tabIndex: -1 } as const

/**
 * The props for the target of the skip link on a page with navigation inside <main>: the content after that navigation.
 */
export const skipTargetWithin = { 'data-skip-target': '', tabIndex: -1 } as const

interface SkipLinkProps {
  /** The id of an element to focus instead of the content of the page. */
  to?: string
  children?: ReactNode
}

/**
 * The first tab stop of a page, or of the content. It moves the focus past what precedes the target, without changing
 * the address.
 */
export function SkipLink({ to = MAIN, children = msg('ui.skip-link.skip-to-content') }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault()
        const within = to === MAIN ? document.querySelector<HTMLElement>('[data-skip-target]') : null
        const target = within ?? document.getElementById(to)
        target?.focus()
      }}
      className="skip-link"
    >
      {children}
    </a>
  )
}
