import { useNotLiveSince } from '../../push/live-status.ts'
import { Tag } from '../../ui/index.ts'

/** That a match is on, for as long as anybody would say so if it were not: an old list claims nothing. */
export function LiveTag() {
  return useNotLiveSince() === undefined && <Tag tone="live">LIVE</Tag>
}
