import {
  CompetitionPush,
  HubPush,
  LobbyPush,
  MatchPush,
  type Push,
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

const NOBODY: ReadonlySet<UserId> = new Set()

/** Prepares an update: the same bytes for all subscribers, and a frame without the chat text for users in `notFor`. */
export function updateFrame(
  { topic, version, push }: Update,
  notFor: readonly UserId[],
  refused: (error: unknown) => void,
): PreparedUpdate {
  /**
   * The push, its JSON or its frame. A packed update has no object, because objects take several times the bytes of
   * their JSON.
   */
  let held: Push | string | Buffer = push
  const frame = () => {
    if (!Buffer.isBuffer(held))
      held = frameOf(topic, version, typeof held === 'string' ? JSON.parse(held) : held, refused)
    return held
  }
  return {
    version,
    notFor: notFor.length === 0 ? NOBODY : new Set(notFor),
    frame,
    withheldFrame: isChat(push) ? once(() => frameOf(topic, version, { type: 'chat.withheld' }, refused)) : frame,
    pack() {
      if (!Buffer.isBuffer(held) && typeof held !== 'string') held = JSON.stringify(held)
      return held.length
    },
  }
}

/** Builds the frame. An update that does not match the contract becomes a `resync`, so that clients fetch. */
function frameOf(topic: Topic, version: number, push: Push, refused: (error: unknown) => void): Buffer {
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
  if (topic.startsWith('competition:')) return CompetitionPush
  return topic.startsWith('seat:') ? SeatPush : MatchPush
}
