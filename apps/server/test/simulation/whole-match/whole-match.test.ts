import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getMatch } from '@bettle/contract'
import { inOrder, readMatch } from '@bettle/replay'
import { type MatchFile, simulateMatch } from '@bettle/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabaseUrl } from '../../support/database/test-database.ts'
import { aPlayer, type Player } from '../../support/scenario.ts'
import { aServer, type TestServer } from '../../support/test-app.ts'
import { randomSource } from '../random-source.ts'
import { expectAsCounted } from './expect-as-counted.ts'
import { playMatch } from './play-match.ts'

const folder = process.env.BETTLE_MATCH_DATA ? join(process.env.BETTLE_MATCH_DATA, 'matches') : undefined
if (!folder) console.log('Whole real matches were left out: BETTLE_MATCH_DATA names no folder with them.')

/**
 * The first file, one from the middle, and the last, which has another source. On the embedded database only the last
 * file is played.
 */
const files = folder
  ? chosen(
      readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort(),
    )
  : []

function chosen(names: readonly string[]): string[] {
  const last = names.length - 1
  const indexes = testDatabaseUrl ? [0, Math.floor(names.length / 2), last] : [last]
  return [...new Set(indexes)].flatMap((index) => names[index] ?? [])
}

let server: TestServer
let admin: Player
let players: Player[]

beforeAll(async () => {
  server = await aServer()
  const missing = () => {
    throw new Error('a lobby is opened on a match')
  }
  admin = await aPlayer(server, 'Admin', missing, 'admin')
  players = await Promise.all(Array.from({ length: 40 }, (_, index) => aPlayer(server, `Player ${index + 1}`, missing)))
})

afterAll(() => server?.stop())

describe('a whole match and an independent recount', () => {
  it('a simulated match with halves that are cut short agrees with an independent recount [H10] [H7] [H8] [H9] [K1] [L2] [S1] [S2] [S3] [S6] [V1] [V3]', {
    timeout: 120_000,
  }, async () => {
    const simulated = simulateMatch({ random: randomSource(7).float, homeTeam: 'Ana United', awayTeam: 'Ben Rovers' })
    const file = cutShort(withBoundaries(simulated), [2465, 2370])
    const game = await playMatch(server, admin, players, { file, tempo: 10, seed: 11 })
    await expectAsCounted(game, file)
    const bets = game.lobbies.map(({ facts }) =>
      facts.bets.filter((bet) => facts.rounds[bet.round - 1]?.began === false),
    )
    expect(bets.every((neverBegan) => neverBegan.length > 0)).toBe(true)
  })

  it.each(files.map((name, index) => ({ name, tempo: [2, 5, 1][index] ?? 1, seed: 20 + index })))(
    '[S1] [S2] [S3] [S6] [K1] [L2] [V1] [V3] a real match agrees with an independent recount: $name',
    { timeout: 120_000 },
    async ({ name, tempo, seed }) => {
      const file = await readMatch(join(folder ?? '', name))
      const game = await playMatch(server, admin, players, { file, tempo, seed })
      await expectAsCounted(game, file)
      const { match } = await admin.gets(getMatch, { params: { id: game.match._id } })
      expect(match.score).toEqual(file.finalScore)
    },
  )
})

/** Adds events exactly on the boundaries of two rounds. */
function withBoundaries(file: MatchFile): MatchFile {
  const minutes = [0, 7, 10, 14, 20, 21, 28, 30, 35]
  const added = ([1, 2] as const).flatMap((half) =>
    minutes.flatMap((minute) =>
      ['Throw', 'Goal-Kick', 'Free-Kick', 'Shot', 'Corner'].map((eventType) => ({
        half,
        second: minute * 60,
        eventType,
        team: 'home' as const,
      })),
    ),
  )
  return { ...file, events: inOrder([...file.events, ...added]) }
}

/** Ends the halves at these seconds, so that rounds are cut short or never begin. */
function cutShort(file: MatchFile, seconds: readonly [number, number]): MatchFile {
  const lasts = (half: number) => seconds[half - 1] ?? 0
  return {
    ...file,
    halves: file.halves.map(({ halfNumber }) => ({ halfNumber, durationSeconds: lasts(halfNumber) })),
    events: file.events.filter(({ half, second }) => second < lasts(half)),
  }
}
