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

/** Receives the error if an update does not match the contract. */
type OnRefused = (error: unknown, topic: Topic) => void

/** Prepares an update: one frame for all subscribers, and one without the chat content for users in `notFor`. */
export function updateFrame(update: Update, notFor: readonly UserId[], onRefused: OnRefused): PreparedUpdate {
  return new UpdateFrame(update, notFor.length === 0 ? NOBODY : new Set(notFor), onRefused)
}

/** A class, because thousands of updates are kept: closures for each update would take more memory than its frame. */
class UpdateFrame implements PreparedUpdate {
  readonly version: number
  readonly notFor: ReadonlySet<UserId>
  readonly #topic: Topic
  readonly #isChat: boolean
  readonly #onRefused: OnRefused
  /**
   * The push, its JSON or its frame. `pack` replaces a push by its JSON, because the object takes several times the
   * bytes.
   */
  #held: Push | string | Buffer
  #withheld: Buffer | undefined

  constructor({ topic, version, push }: Update, notFor: ReadonlySet<UserId>, onRefused: OnRefused) {
    this.version = version
    this.notFor = notFor
    this.#topic = topic
    this.#isChat = isChat(push)
    this.#onRefused = onRefused
    this.#held = push
  }

  frame(): Buffer {
    const held = this.#held
    if (Buffer.isBuffer(held)) return held
    const made = this.#frameOf(typeof held === 'string' ? JSON.parse(held) : held)
    this.#held = made
    return made
  }

  withheldFrame(): Buffer {
    if (!this.#isChat) return this.frame()
    this.#withheld ??= this.#frameOf({ type: 'chat.withheld' })
    return this.#withheld
  }

  pack(): number {
    if (!Buffer.isBuffer(this.#held) && typeof this.#held !== 'string') this.#held = JSON.stringify(this.#held)
    return this.#held.length
  }

  /** Builds the frame. An update that does not match the contract becomes a `resync`, so that clients fetch. */
  #frameOf(push: Push): Buffer {
    const topic = this.#topic
    const parsed = pushesOn(topic).safeParse(push)
    if (parsed.success)
      return preparedFrame({ type: 'news', topic, version: this.version, push: parsed.data } as Update)
    this.#onRefused(parsed.error, topic)
    return preparedFrame({ type: 'resync', topic })
  }
}

function pushesOn(topic: Topic): z.ZodType {
  if (topic === 'hub') return HubPush
  if (topic === 'user') return UserPush
  if (topic.startsWith('lobby:')) return LobbyPush
  if (topic.startsWith('competition:')) return CompetitionPush
  return topic.startsWith('seat:') ? SeatPush : MatchPush
}
