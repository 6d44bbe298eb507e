import { lobbyByCode, placeBet, removeMember, setSlowChat } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { allRoutes } from '../../../test/support/requests/request-samples.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { saidByIssue, saidBySchema } from './issue-message.ts'

let scenario: Scenario
let ana: Player
beforeAll(async () => {
  scenario = await aScenario()
  ana = await scenario.player('Ana')
})
afterAll(() => scenario.ends())

const lobbyId = '0197a000-0000-7000-8000-000000000001' as never
const asked = async (route: Parameters<Player['asks']>[0], body: unknown) => {
  const answer = await ana.asks(route, { body } as never)
  if (answer.ok) throw new Error('was not refused')
  return answer.failure
}

it('an invalid request names a missing field in plain words, and as a code with the name of the field [PR1049]', async () => {
  const { error, code, issues } = await asked(placeBet, { lobbyId, stake: 5 })
  expect([error, code]).toEqual(['Odds id is missing', 'invalid-request'])
  expect(issues).toEqual([
    { path: 'oddsId', message: 'Odds id is missing', text: 'field-missing', params: { field: 'Odds id' } },
    {
      path: 'matchRoundId',
      message: 'Match round id is missing',
      text: 'field-missing',
      params: { field: 'Match round id' },
    },
  ])
})

it('an invalid request describes a wrong type, an excess length and an unknown choice in plain words', async () => {
  expect((await asked(placeBet, { lobbyId, oddsId: lobbyId, matchRoundId: lobbyId, stake: 'ten' })).error).toBe(
    'Stake must be a number',
  )
  expect((await asked(placeBet, { lobbyId, oddsId: lobbyId, matchRoundId: lobbyId, stake: 1.5 })).error).toBe(
    'Stake must be a whole number',
  )
  expect((await asked(setSlowChat, { lobbyId, seconds: 7 })).error).toBe('Seconds must be one of 0, 10, 30, 60')
  const removal = { lobbyId, userId: lobbyId, to: 'out', reason: 'x'.repeat(201) }
  expect((await asked(removeMember, removal)).error).toBe('Reason must have at most 200 characters')
  expect((await asked(removeMember, { ...removal, lobbyId: 'x', reason: 'x' })).error).toBe('Lobby id is not valid')
  expect((await asked(placeBet, null)).error).toBe('The request is missing')
  expect((await asked(placeBet, [])).error).toBe('The request must be an object')
})

it('the refusal of a blank reason has the message that the schema of the reason declares', async () => {
  const removal = { lobbyId, userId: lobbyId, to: 'out', reason: ' ' }
  expect((await asked(removeMember, removal)).error).toBe('Please say why')
  expect(await ana.isRefused(lobbyByCode, { params: { code: '??' } })).toBe('lobby-not-found')
})

it('no call of the contract describes a missing or wrong field in programmers’ terms', () => {
  for (const { body, path } of allRoutes) {
    if (!body) continue
    for (const given of [undefined, {}, { gameSettings: 5, ids: 'x', name: 7, stake: null }]) {
      const parsed = z.safeParse(body, given, { error: () => '', reportInput: true })
      for (const issue of parsed.error?.issues ?? []) {
        const { message } = issue.message === '' ? saidByIssue(issue) : saidBySchema(issue)
        expect(message, path).not.toMatch(/invalid input|expected|received|undefined/i)
      }
    }
  }
})
