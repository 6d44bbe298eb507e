import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { RouteSpec } from './index.ts'
import * as contract from './index.ts'

/** The calls that may change something but accept no Idempotency-Key, each with the reason. */
const WITHOUT_KEY = {
  // The caller of these calls has no account to which a key could belong.
  login: 'Each sign-in is a session of its own, and its reply holds tokens: they are not stored.',
  register: 'The address is registered once. The reply holds tokens.',
  startGuestGame: 'The reply holds tokens. A game that nobody plays ends by itself.',
  joinAsGuest: 'The reply holds tokens. The same seat key, name or token returns to the same seat.',
  guestSeatHere: 'Changes nothing.',
  takeOverSeat: 'The reply holds tokens. A link works once.',
  freeSeat: 'The reply holds a link with a secret. Each link replaces the one before.',
  askToComeIn: 'The same seat key returns to the same ask.',
  forgotPassword: 'Each mailed link replaces the one before; mails are limited per address.',
  resetPassword: 'A link works once.',
  confirmEmail: 'A link works once.',
  reportCrash: 'A crash is counted once more. A report with an id replaces its text.',
  takeFeedMessages: 'Each message carries the sourceId of its event.',
  // These calls only read.
  calculatePayout: 'Changes nothing.',
  previewFixtures: 'Changes nothing.',
  previewProviderFixtures: 'Changes nothing.',
  previewCopy: 'Changes nothing.',
  previewAction: 'Changes nothing.',
  previewDecision: 'Changes nothing.',
  unlockContent: 'Changes nothing: it checks a password.',
  testFeedProvider: 'Reads from the provider. Each call counts as one there too.',
  searchProviderFixtures: 'Reads from the provider. Each call counts as one there too.',
  // A repetition of these calls has no further effect.
  applyInactivityPenalty: 'A player is penalised once for a round [I1].',
  atConsole: 'Extends the same lease.',
  endGuide: 'The guide ends once.',
  setLanguage: 'Stores the same language.',
  enterRoom: 'A member is present once [RM6].',
  undoTapInRoom: 'A tap is undone once [RM1].',
  readNotices: 'A notice is read once.',
  logoutEverywhere: 'Ends the session that asks, so that it cannot ask again.',
  deleteOwnAccount: 'Deletes the account that asks, so that it cannot ask again.',
  submitCrashReport: 'A crash is counted once more. A report with an id replaces its text.',
  // The reply of these calls contains a secret.
  followFeed: 'Each reply holds a new secret, which is not stored. The last one is valid.',
} satisfies Partial<Record<keyof typeof contract, string>>

const routes = Object.entries<unknown>(contract).filter((entry): entry is [string, RouteSpec] => {
  const [, exported] = entry
  return typeof exported === 'object' && exported !== null && 'path' in exported && 'reply' in exported
})
const changing = routes.filter(([, { method }]) => method !== 'GET')

describe('the Idempotency-Key', () => {
  it('accepts an Idempotency-Key in each call that is not a GET, except the calls listed here with a reason [B12]', () => {
    const declared = changing.filter(([, { requestId }]) => requestId).map(([name]) => name)
    const listed = Object.keys(WITHOUT_KEY)
    expect([...declared, ...listed].toSorted()).toEqual(changing.map(([name]) => name).toSorted())
    expect(declared.length).toBeGreaterThan(60)
  })

  it('accepts an Idempotency-Key in no GET call and in no call that anyone may make without an account [B12]', () => {
    const wrong = routes.filter(
      ([, { requestId, access, method }]) => requestId && (access === 'anyone' || method === 'GET'),
    )
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  it('accepts an Idempotency-Key in no call whose reply contains a token or a secret [B12]', () => {
    const secrets = (value: unknown): string[] =>
      typeof value !== 'object' || value === null
        ? []
        : Object.entries(value).flatMap(([name, inner]) => [
            ...(/token|secret$|password/i.test(name) ? [name] : []),
            ...secrets(inner),
          ])
    const names = (route: RouteSpec) => secrets(z.toJSONSchema(route.reply, { io: 'output', unrepresentable: 'any' }))
    const wrong = changing.filter(([, route]) => route.requestId && names(route).length > 0)
    expect(wrong.map(([name]) => name)).toEqual([])
    expect(names(contract.login)).not.toEqual([])
    expect(names(contract.followFeed)).not.toEqual([])
  })
})
