import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { LinkProps } from '../features/content/landing-view.tsx'
import { isOwnPath } from './after-sign-in.ts'

/** A link in published content. A link to a page of this site opens it without loading the app again. */
export function LandingLink({ href, children, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate({ href })
  }
  return (
    <a href={href} {...rest} {...(isOwnPath(href) ? { onClick: follow } : { rel: 'noopener noreferrer' })}>
      {children}
    </a>
  )
}
