import { Trophy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { msg } from '../../texts/msg.ts'
import { classNames, RollingNumber, useReducedMotion, VisuallyHidden } from '../../ui/index.ts'

/** The delay until the podium's animation has ended (ms). */
const AFTER_THE_LIFT_MS = 900

/** Shows the trophies counting up from 0, or the total at once if the user prefers reduced motion. */
export function TrophyCount({ trophies, className }: { trophies: number; className?: string | undefined }) {
  const still = useReducedMotion()
  const [isCounting, setCounting] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setCounting(true), AFTER_THE_LIFT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span className={classNames('inline-flex items-center gap-1 text-flood', className)}>
      <Trophy aria-hidden="true" className="size-[0.9em]" />
      <VisuallyHidden>{trophiesText(trophies)}</VisuallyHidden>
      <span aria-hidden="true" className="figures">
        {still ? trophies : <RollingNumber value={isCounting ? trophies : 0} />}
      </span>
    </span>
  )
}

export const trophiesText = (count: number): string =>
  count === 1 ? msg('result.trophy-count.1-trophy') : msg('result.trophy-count.trophies', { count })
