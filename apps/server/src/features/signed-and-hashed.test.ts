import type { LobbyId, MatchId, OddsId, RoundId, SessionId, UserId } from '@bettle/contract'
import { expect, it } from 'vitest'
import { testClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { hashOfCall } from '../http/bind/answer-once.ts'
import { signedAddress } from '../storage/signed-address.ts'
import { bodyHash } from './bet/bet-request.ts'
import { feedSecret, feedSignature } from './feed/feed-secret.ts'
import { digest } from './ledger/digest.ts'
import { seededRandom } from './practice/seeded-random.ts'
import { signAccessToken } from './session/access-token.ts'
import { successorOf, tokenHashOf } from './session/refresh-token.ts'

const AT = Date.UTC(2026, 4, 1, 18, 0, 0)
const secret = 'a secret of more than thirty-two characters'
const id = <Kind extends string>(last: string) => `0197a0c0-0000-7000-8000-0000000000${last}` as Kind

// The next version must recognise what this version signed or hashed: tokens, addresses, feeds, repeated requests,
// deals.
it('the server signs and hashes recorded inputs to exactly the recorded tokens, addresses and hashes', async () => {
  const config = { ...readConfig({ AUTH_SECRET: secret }), authSecret: secret }
  const signer = { config, clock: testClock(AT) }
  const feed = feedSecret({ config }, id<MatchId>('01'), 3)
  const file = { key: 'files/fox.png-0123', contentType: 'image/png', expiresAt: AT } as const
  const bet = { lobbyId: id<LobbyId>('02'), oddsId: id<OddsId>('03'), matchRoundId: id<RoundId>('04'), stake: 5 }
  const random = seededRandom('seed', 'half', '1')
  const lines = [
    `digest ${digest('bettle')}`,
    `access token ${await signAccessToken(signer, id<UserId>('05'), id<SessionId>('06'))}`,
    `refresh token ${tokenHashOf('token')}`,
    `next refresh token ${successorOf('token', secret)}`,
    `feed secret ${feed}`,
    `feed signature ${feedSignature(feed, '1777658400', '{"a":1}')}`,
    `download ${signedAddress(secret, { ...file, method: 'GET', fileName: 'fox.png' })}`,
    `upload ${signedAddress(secret, { ...file, method: 'PUT', size: 100 })}`,
    `request ${hashOfCall(secret, ['POST /admin/event', {}, {}, { match: 'a' }])}`,
    `bet ${bodyHash({ ...bet, arrivedAt: AT })}`,
    `bet with odds and card ${bodyHash({ ...bet, odds: 1.8, card: 'boost', arrivedAt: AT })}`,
    `random ${[random(), random()].join(' ')}`,
  ]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./signed-and-hashed.txt')
})
