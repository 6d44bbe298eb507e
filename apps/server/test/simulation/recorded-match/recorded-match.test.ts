import { afterAll, beforeAll, expect, it } from 'vitest'
import { ledgerFaults } from '../../../src/features/ledger/check-ledger.ts'
import { aServer, type TestServer } from '../../support/test-app.ts'
import { playRecordedMatch } from './play-recorded-match.ts'
import { recordingOf } from './recording-of.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server?.stop())

/**
 * The text holds what the server stored and published when it was recorded. A difference is a changed chip, key,
 * settlement number, version or update. `vitest --update` records again, which only a change of the rules permits.
 */
it('stores the recorded ledgers and publishes the recorded updates, through corrections, pauses and reopened rounds [L3] [S6] [S9] [I3] [X2]', {
  timeout: 120_000,
}, async () => {
  const played = await playRecordedMatch(server)
  await expect(await recordingOf(played)).toMatchFileSnapshot('recorded-match.txt')
  expect(await ledgerFaults(server.ctx.db)).toEqual([])
})
