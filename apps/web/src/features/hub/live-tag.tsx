import { useNotLiveSince } from '../../push/connection/live-status.ts'
import { msg } from '../../texts/msg.ts'
import { Tag } from '../../ui/index.ts'

/**
 * Marks a running match, but only while the push channel is connected. An outdated list must not claim that the match
 * is live.
 */
export function LiveTag() {
  return useNotLiveSince() === undefined && <Tag tone="live">{msg('hub.live-tag.live')}</Tag>
}
