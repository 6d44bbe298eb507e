import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import type { AdminSearch } from './records/records-search.ts'

interface AdminLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'aria-current' | 'onClick'> {
  /** The path below /admin, such as 'manage-user/…'. An empty path is the list of users. */
  to: string
  search?: AdminSearch | undefined
  children: ReactNode
}

/** A link within the administrators' area. */
export function AdminLink({ to, search = {}, ...rest }: AdminLinkProps) {
  const active = { activeOptions: { exact: true, includeSearch: false } } as const
  return to === '' ? (
    <Link to="/admin" search={search as object} {...active} {...rest} />
  ) : (
    <Link to="/admin/$" params={{ _splat: to }} search={search as object} {...active} {...rest} />
  )
}
