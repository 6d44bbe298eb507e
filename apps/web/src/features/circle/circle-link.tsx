import type { CircleCard } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface CircleLinkProps {
  circle: Pick<CircleCard, '_id' | 'name'>
  className?: string
  /** The name of the circle by default. */
  children?: ReactNode
}

/** A link to the page of a circle. */
export function CircleLink({ circle: { _id, name }, className, children = name }: CircleLinkProps) {
  return (
    <Link to="/circle/$" params={{ _splat: _id }} className={className}>
      {children}
    </Link>
  )
}
