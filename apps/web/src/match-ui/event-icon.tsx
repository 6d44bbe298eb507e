import {
  ArrowUpFromLine,
  Asterisk,
  CircleDot,
  Crosshair,
  Flag,
  FlagTriangleRight,
  Footprints,
  Hand,
  type LucideIcon,
  RectangleVertical,
  Volleyball,
} from 'lucide-react'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  Goal: Volleyball,
  Throw: Hand,
  Corner: FlagTriangleRight,
  Shot: Crosshair,
  Card: RectangleVertical,
  'Free-Kick': Footprints,
  'Goal-Kick': ArrowUpFromLine,
  Penalty: CircleDot,
  Offside: Flag,
}

/**
 * The icon of an event type. The type's name must be visible or readable beside it. Types that administrators created
 * share one icon.
 */
export function EventIcon({ eventType, className }: { eventType: string; className?: string | undefined }) {
  const Icon = Object.hasOwn(ICONS, eventType) ? (ICONS[eventType] ?? Asterisk) : Asterisk
  return <Icon aria-hidden="true" className={className} />
}
