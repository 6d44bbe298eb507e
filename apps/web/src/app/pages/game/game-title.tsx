import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { useTicking } from '../../../match-ui/clock/moment-clock.tsx'
import { useNotLiveSince } from '../../../push/connection/live-status.ts'
import { useDocumentTitle } from '../../use-document-title.ts'

/** Shows the state of the match in the title of the browser tab. */
export function GameTitle({ moment }: { moment: GameMoment }) {
  const { clock, badge, current } = useTicking(moment)
  const title = clock.minute ?? (clock.text || undefined)
  const isLive = useNotLiveSince() === undefined && badge === 'LIVE ROUND' && current !== undefined
  useDocumentTitle(isLive ? { title, dot: 'live' } : { title })
  return null
}
