import type { GameMoment } from '../../../football/game-moment.ts'
import { useTicking } from '../../../football/moment-clock.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'

/** The tab of the browser says how the match stands. */
export function GameTitle({ moment }: { moment: GameMoment }) {
  const { clock, badge, current } = useTicking(moment)
  const title = clock.minute ?? (clock.text || undefined)
  useDocumentTitle(badge === 'LIVE ROUND' && current ? { title, dot: 'live' } : { title })
  return null
}
