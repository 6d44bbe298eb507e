import {
  HubPush,
  LobbyPush,
  MatchPush,
  SeatPush,
  type Topic,
  type Update,
  type UserId,
  UserPush,
} from '@bettle/contract'
import type { z } from 'zod'
import { isChat } from './chat-updates.ts'
import { preparedFrame } from './frames.ts'
import type { PreparedUpdate } from './update-history.ts'

/** Prepares an update: the same bytes for all subscribers, and a frame without the chat text for users in `notFor`. */
export function updateFrame(
  update: Update,
  notFor: readonly UserId[],
  refused: (error: unknown) => void,
): PreparedUpdate {
  const frame = once(() => frameOf(update, refused))
  const withheld = { ...update, push: { type: 'chat.withheld' } } as Update
  return {
    version: update.version,
    notFor: new Set(notFor),
    frame,
    withheldFrame: isChat(update.push) ? once(() => frameOf(withheld, refused)) : frame,
  }
}

/** An update that does not match the contract becomes a `resync`, so that clients fetch. */
function frameOf({ topic, version, push }: Update, refused: (error: unknown) => void): Buffer {
  const parsed = pushesOn(topic).safeParse(push)
  if (parsed.success) return preparedFrame({ type: 'news', topic, version, push: parsed.data } as Update)
  refused(parsed.error)
  return preparedFrame({ type: 'resync', topic })
}

function once(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined
  return () => {
    made ??= make()
    return made
  }
}

function pushesOn(topic: Topic): z.ZodType {
  if (topic === 'hub') return HubPush
  if (topic === 'user') return UserPush
  if (topic.startsWith('lobby:')) return LobbyPush
  return topic.startsWith('seat:') ? SeatPush : MatchPush
}
