import { useNotLiveSince } from '../../push/connection/live-status.ts'
import { Tag } from '../../ui/index.ts'

/** Marks a running match, but only while the push channel is connected: an outdated list must not claim it. */
export function LiveTag() {
  return useNotLiveSince() === undefined && <Tag tone="live">LIVE</Tag>
}
