import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CountTotal, MatchFile } from '@bettle/rules'

/** How the provider answers one request. `hang` never answers. */
export type ProviderAnswer =
  | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body: string }
  | 'hang'

export interface CountProvider {
  readonly url: string
  /** The requests that the provider has received so far. */
  readonly requests: { readonly path: string; readonly headers: IncomingMessage['headers'] }[]
  /** Sets the function that decides the answer to each request. */
  answers(answer: (path: string) => ProviderAnswer): void
  stop(): Promise<void>
}

/** Starts a provider of counts on this machine, for tests. */
export async function aCountProvider(): Promise<CountProvider> {
  const requests: CountProvider['requests'] = []
  let answerTo: (path: string) => ProviderAnswer = () => ({ status: 503, body: '' })
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? ''
    requests.push({ path, headers: request.headers })
    const answer = answerTo(path)
    if (answer === 'hang') return
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers }).end(answer.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answers: (answer) => {
      answerTo = answer
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** The id of the match in the answers of these formats. */
export const COUNTED_MATCH = '17'

const totalOf = (totals: readonly CountTotal[], eventType: string, side: 'home' | 'away'): number =>
  totals.find((one) => one.eventType === eventType && one.side === side)?.total ?? 0

/** Functions that write totals in each of the provider's formats. */
export const FORMATS = {
  generic: (totals: readonly CountTotal[]) => {
    const of = (side: 'home' | 'away') =>
      Object.fromEntries(totals.filter((one) => one.side === side).map(({ eventType, total }) => [eventType, total]))
    return { teams: [of('home'), of('away')] }
  },
  'api-football': (totals: readonly CountTotal[]) => {
    const of = (side: 'home' | 'away', id: number) => ({
      team: { id },
      statistics: [
        { type: 'Shots on Goal', value: null },
        { type: 'Total Shots', value: totalOf(totals, 'Shot', side) },
        { type: 'Corner Kicks', value: totalOf(totals, 'Corner', side) },
        { type: 'Offsides', value: totalOf(totals, 'Offside', side) },
        { type: 'Ball Possession', value: '50%' },
        { type: 'Yellow Cards', value: totalOf(totals, 'Card', side) },
        { type: 'Red Cards', value: null },
      ],
    })
    const goals = { home: totalOf(totals, 'Goal', 'home'), away: totalOf(totals, 'Goal', 'away') }
    const teams = { home: { id: 35 }, away: { id: 39 } }
    const fixture = { id: Number(COUNTED_MATCH) }
    return { errors: [], response: [{ fixture, teams, goals, statistics: [of('home', 35), of('away', 39)] }] }
  },
  openligadb: (totals: readonly CountTotal[]) => {
    const [home, away] = [totalOf(totals, 'Goal', 'home'), totalOf(totals, 'Goal', 'away')]
    const goals = Array.from({ length: home + away }, (_, index) => ({
      goalID: index,
      scoreTeam1: Math.min(index + 1, home),
      scoreTeam2: Math.max(0, index + 1 - home),
    }))
    return { matchID: Number(COUNTED_MATCH), goals, matchResults: [] }
  },
} as const

/** Returns the totals of a recorded match at a second of one of its halves. */
export function totalsOfFile({ events }: MatchFile, half: number, second: number): CountTotal[] {
  const types = [...new Set(events.map(({ eventType }) => eventType))]
  return types.flatMap((eventType) =>
    (['home', 'away'] as const).map((side) => ({
      eventType,
      side,
      total: events.filter(
        (event) =>
          event.eventType === eventType &&
          event.team === side &&
          (event.half < half || (event.half === half && event.second <= second)),
      ).length,
    })),
  )
}
