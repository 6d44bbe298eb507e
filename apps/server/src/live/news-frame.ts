import { HubPush, LobbyPush, MatchPush, type News, SeatPush, type Topic, type UserId, UserPush } from '@bettle/contract'
import type { z } from 'zod'
import { preparedFrame } from './frames.ts'
import type { Piece } from './kept-news.ts'
import { isTalk } from './talk.ts'

/** The same bytes for everyone who may hear the topic, and without the words for those it is not for. */
export function newsFrame(news: News, notFor: readonly UserId[], refused: (error: unknown) => void): Piece {
  const frame = once(() => frameOf(news, refused))
  const withoutWords = { ...news, push: { type: 'chat.withheld' } } as News
  return {
    version: news.version,
    notFor: new Set(notFor),
    frame,
    wordless: isTalk(news.push) ? once(() => frameOf(withoutWords, refused)) : frame,
  }
}

/** What is not as the contract has it is fetched instead. */
function frameOf({ topic, version, push }: News, refused: (error: unknown) => void): Buffer {
  const parsed = pushesOn(topic).safeParse(push)
  if (parsed.success) return preparedFrame({ type: 'news', topic, version, push: parsed.data } as News)
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
