import { HubPush, LobbyPush, MatchPush, type News, SeatPush, type Topic, UserPush } from '@bettle/contract'
import type { z } from 'zod'
import { preparedFrame } from './frames.ts'
import type { Piece } from './kept-news.ts'

/** The same bytes for everyone who may hear the topic. What is not as the contract has it is fetched instead. */
export function newsFrame({ topic, version, push }: News, refused: (error: unknown) => void): Piece {
  let made: Buffer | undefined
  const make = (): Buffer => {
    const parsed = pushesOn(topic).safeParse(push)
    if (parsed.success) return preparedFrame({ type: 'news', topic, version, push: parsed.data } as News)
    refused(parsed.error)
    return preparedFrame({ type: 'resync', topic })
  }
  return {
    version,
    frame: () => {
      made ??= make()
      return made
    },
  }
}

function pushesOn(topic: Topic): z.ZodType {
  if (topic === 'hub') return HubPush
  if (topic === 'user') return UserPush
  if (topic.startsWith('lobby:')) return LobbyPush
  return topic.startsWith('seat:') ? SeatPush : MatchPush
}
