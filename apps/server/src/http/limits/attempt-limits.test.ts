import {
  changeEmail,
  changePassword,
  forgotPassword,
  GameError,
  login,
  register,
  resetPassword,
} from '@bettle/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { linkTo } from '../../../test/support/outbox.ts'
import { type RedisNodes, redisNodes } from '../../../test/support/redis/redis-nodes.ts'
import { isRedisInstalled } from '../../../test/support/redis/redis-server.ts'
import { type SignedIn, signUp, TEST_PASSWORD } from '../../../test/support/sign-in.ts'
import { aServer, call, type TestServer } from '../../../test/support/test-app.ts'
import { testClock } from '../../clock.ts'
import type { Redis } from '../../redis/redis.ts'
import { type AttemptLimit, createAttemptLimit } from './attempt-limits.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Runs the items one after the other. */
async function inTurn<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await run(item))
  return results
}

const WHERE = isRedisInstalled ? ['one node', 'two nodes with Redis'] : ['one node']

describe.each(WHERE)('an attempt limit on %s', (where) => {
  const RULES = { withinMs: 10 * MINUTE, most: { clientKey: 4, account: 3, accountFromClientKey: 2 } }
  let nodes: RedisNodes | undefined
  let connections: readonly (Redis | undefined)[] = [undefined]
  beforeAll(async () => {
    if (where === 'one node') return
    nodes = await redisNodes()
    const patient = { answerWithinMs: 10_000 }
    connections = [await nodes.connect(patient), await nodes.connect(patient)]
  })
  afterEach(() => nodes?.clear())
  afterAll(() => nodes?.stop())

  /** Creates a limit whose calls go to the nodes alternately. */
  const aLimit = (rules: Parameters<typeof createAttemptLimit>[2] = RULES) => {
    const clock = testClock()
    const limits = connections.map((redis) => createAttemptLimit({ clock, redis }, 'test', rules))
    let calls = 0
    const next = () => limits[calls++ % limits.length] as AttemptLimit
    const limit: AttemptLimit = {
      attempt: (...asking) => next().attempt(...asking),
      succeeded: (...asking) => next().succeeded(...asking),
    }
    return { clock, limit }
  }
  /** Returns the refusal, or undefined if the call is accepted. */
  const refusalOf = async (run: () => Promise<void>) => {
    try {
      await run()
      return undefined
    } catch (error) {
      if (error instanceof GameError) return { code: error.code, message: error.message, ...error.details }
      throw error
    }
  }

  it('attempts of one client on one account, of all clients on one account, and of one client on all accounts have a limit each [A24]', async () => {
    const { limit } = aLimit()
    const tries = (...attempts: readonly (readonly [account: string, clientKey: string])[]) =>
      inTurn(attempts, async ([account, ip]) => (await refusalOf(() => limit.attempt(account, ip))) === undefined)
    const ofAna = ['ana', '1.1.1.1'] as const
    expect(await tries(ofAna, ofAna, ofAna)).toEqual([true, true, false])
    expect(await tries(['ana', '2.2.2.2'], ['ana', '3.3.3.3'])).toEqual([true, false])
    const ofOthers = ['ben', 'cleo', 'dana'].map((account) => [account, '1.1.1.1'] as const)
    expect(await tries(...ofOthers)).toEqual([true, true, false])
    expect(await tries(['dana', '2.2.2.2'])).toEqual([true])
  })

  it('a refused attempt gets the time to wait, rounded up, and an attempt after that time is accepted [A24]', async () => {
    const { clock, limit } = aLimit()
    const attempt = () => refusalOf(() => limit.attempt('ana', '1.1.1.1'))
    await attempt()
    await clock.advance(MINUTE)
    await attempt()
    await clock.advance(6 * MINUTE + 1)
    expect(await attempt()).toMatchObject({
      code: 'rate-limited',
      message: 'Too many attempts. Please try again in 3 minutes.',
      retryAfter: 180,
    })
    await clock.advance(2 * MINUTE)
    expect(await attempt()).toMatchObject({
      message: 'Too many attempts. Please try again in 1 minute.',
      retryAfter: 60,
    })
    await clock.advance(59_000 - 1)
    expect(await attempt()).toMatchObject({
      message: 'Too many attempts. Please try again in 1 second.',
      retryAfter: 1,
    })
    await clock.advance(1000)
    expect(await attempt()).toBeUndefined()
    expect(await attempt()).toMatchObject({ message: 'Too many attempts. Please try again in 1 minute.' })
  })

  it('refused attempts do not count, so that the wait ends for a user who keeps trying [A24]', async () => {
    const { clock, limit } = aLimit()
    const attempt = () => refusalOf(() => limit.attempt('ana', '1.1.1.1'))
    for (let minute = 0; minute < 10; minute += 1) {
      await attempt()
      await clock.advance(MINUTE)
    }
    expect(await attempt()).toBeUndefined()
  })

  it('a successful attempt drops the earlier attempts of that client on that account, and no other attempts [A24]', async () => {
    const { limit } = aLimit({ ...RULES, most: { ...RULES.most, clientKey: 10 } })
    await limit.attempt('ana', '2.2.2.2')
    await limit.attempt('ana', '1.1.1.1')
    await limit.attempt('ana', '1.1.1.1')
    await limit.succeeded('ana', '1.1.1.1')
    await limit.attempt('ana', '1.1.1.1')
    await limit.attempt('ana', '1.1.1.1')
    expect(await refusalOf(() => limit.attempt('ana', '2.2.2.2'))).toMatchObject({ code: 'rate-limited' })
  })

  it('attempts of other clients on an account do not lock out a client that succeeded on that account before [A24]', async () => {
    const { limit } = aLimit()
    const tries = (...clientKeys: readonly string[]) =>
      inTurn(clientKeys, async (ip) => (await refusalOf(() => limit.attempt('ana', ip))) === undefined)
    await limit.attempt('ana', '1.1.1.1')
    await limit.succeeded('ana', '1.1.1.1')
    expect(await tries('2.2.2.2', '2.2.2.2', '3.3.3.3', '4.4.4.4')).toEqual([true, true, true, false])
    expect(await tries('1.1.1.1', '1.1.1.1', '1.1.1.1')).toEqual([true, true, false])
    expect(await refusalOf(() => limit.attempt('ben', '1.1.1.1'))).toBeUndefined()
  })

  it.each([
    ['one client', 'addresses in one IPv6 network of 64 bits', '2001:db8:1:2:3:4:5:6', '2001:0DB8:1:2::9', true],
    ['one client', 'the loopback and its neighbour', '::1', '::2', true],
    ['one client', 'an IPv4 address and the same in IPv6', '10.0.0.1', '::ffff:10.0.0.1', true],
    ['two clients', 'addresses in two IPv6 networks', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['two clients', 'addresses in two IPv6 networks, one of them short', '2001:db8::1', '2001:db8:0:1::1', false],
    ['two clients', 'two IPv4 addresses', '10.0.0.1', '10.0.0.2', false],
  ])('counts attempts from two addresses as attempts of %s: %s [A24]', async (_count, _addresses, one, other, same) => {
    const { limit } = aLimit({ withinMs: MINUTE, most: { clientKey: 1, account: 9 } })
    await limit.attempt('ana', one)
    expect((await refusalOf(() => limit.attempt('ben', other))) !== undefined).toBe(same)
  })

  it('accepts exactly two of twenty simultaneous attempts of one client on one account [A24]', async () => {
    const { limit } = aLimit()
    const attempts = Array.from({ length: 20 }, () => refusalOf(() => limit.attempt('ana', '1.1.1.1')))
    expect((await Promise.all(attempts)).filter((refusal) => refusal === undefined)).toHaveLength(2)
  })

  it('attempt limits leave in Redis no key without an expiry, and no email address', async () => {
    const { limit } = aLimit()
    await limit.attempt('ana@example.com', '1.1.1.1')
    await limit.succeeded('ben@example.com', '1.1.1.1')
    const keys = (await nodes?.keys()) ?? new Map<string, number>()
    expect([...keys.values()].filter((expiry) => expiry < 0)).toEqual([])
    expect([...keys.keys()].filter((key) => key.includes('example'))).toEqual([])
    expect(keys.size).toBe(where === 'one node' ? 0 : 4)
  })
})

describe('the limits of attempts at calls', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await aServer({ config: { rateLimits: true, trustProxy: true } })
  })
  // Moves the clock, so that the windows of one test have ended when the next test begins.
  afterEach(() => server.clock.advance(2 * HOUR))
  afterAll(() => server.stop())

  let clients = 0
  const aClient = () => ({ headers: { 'x-forwarded-for': `10.1.${clients >> 8}.${clients++ & 255}` } })
  const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)
  const times = <Answer>(count: number, run: (index: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: count }, (_, index) => run(index)))

  it.each(['registered', 'unknown'])(
    'accepts five requests an hour for a password link to an email address that is %s, whichever clients ask [A24]',
    async (which) => {
      const email = which === 'registered' ? (await signUp(server.ctx, 'Ana')).email : 'nobody@example.com'
      const asks = () => call(server, forgotPassword, { body: { email, confirmEmail: email } }, aClient())
      expect(statuses(await times(5, asks))).toEqual(Array(5).fill(200))
      const refused = await asks()
      expect(refused).toMatchObject({
        status: 429,
        failure: { code: 'rate-limited', error: 'Too many attempts. Please try again in 60 minutes.' },
      })
      expect(refused.headers.get('retry-after')).toBe('3600')
      await server.clock.advance(HOUR)
      expect(await asks()).toMatchObject({ status: 200 })
    },
  )

  const wants = ({ headers, password }: SignedIn, email: string) =>
    call(server, changeEmail, { body: { password, email } }, { headers: { ...headers, ...aClient().headers } })

  it('accepts five requests for a password link to the address of a user, although another user asked five times to change to that address [A24] [A33]', async () => {
    const ana = await signUp(server.ctx, 'Ana')
    const ben = await signUp(server.ctx, 'Ben')
    expect(statuses(await times(5, () => wants(ben, ana.email)))).toEqual(Array(5).fill(200))
    const body = { email: ana.email, confirmEmail: ana.email }
    const asks = () => call(server, forgotPassword, { body }, aClient())
    expect(statuses(await times(4, asks))).toEqual(Array(4).fill(200))
    const link = await linkTo(server, ana.email)
    expect(await asks()).toMatchObject({ status: 429 })
    const password = { password: 'Half-time-2', confirmPassword: 'Half-time-2' }
    expect(await call(server, resetPassword, { body: { ...password, ...link } }, aClient())).toMatchObject({ ok: true })
  })

  it.each(['registered', 'unknown'])(
    'accepts five requests an hour to change to an email address that is %s, whichever users ask [A24] [A33]',
    async (which) => {
      const email = which === 'registered' ? (await signUp(server.ctx, 'Ana')).email : 'wanted@example.com'
      const [ben, cleo] = [await signUp(server.ctx, 'Ben'), await signUp(server.ctx, 'Cleo')]
      expect(statuses(await times(5, (time) => wants(time % 2 ? ben : cleo, email)))).toEqual(Array(5).fill(200))
      expect(await wants(ben, email)).toMatchObject({
        status: 429,
        failure: { code: 'rate-limited', error: 'Too many attempts. Please try again in 60 minutes.' },
      })
      expect(await wants(ben, 'another@example.com')).toMatchObject({ status: 200 })
      await server.clock.advance(HOUR)
      expect(await wants(await signUp(server.ctx, 'Dana'), email)).toMatchObject({ status: 200 })
    },
  )

  it('lets one account ask to change to ten email addresses an hour, from any client [A24] [A33]', async () => {
    const ben = await signUp(server.ctx, 'Ben')
    const request = (time: number) => wants(ben, `wish${time}@example.com`)
    expect(statuses(await times(10, request))).toEqual(Array(10).fill(200))
    expect(await request(10)).toMatchObject({ status: 429, failure: { code: 'rate-limited' } })
    expect(await wants(await signUp(server.ctx, 'Cleo'), 'wish10@example.com')).toMatchObject({ status: 200 })
  })

  it('allows one client ten attempts in 15 minutes to set the password of one account with a link [A24]', async () => {
    const ana = await signUp(server.ctx, 'Ana')
    const body = { password: 'Half-time-2', confirmPassword: 'Half-time-2', token: 'rubbish', id: ana.userId }
    const clientKey = aClient()
    expect(statuses(await times(10, () => call(server, resetPassword, { body }, clientKey)))).toEqual(
      Array(10).fill(400),
    )
    const refused = await call(server, resetPassword, { body }, clientKey)
    expect(refused).toMatchObject({ status: 429, failure: { code: 'rate-limited' } })
    expect(refused.headers.get('retry-after')).toBe('900')
    expect(await call(server, resetPassword, { body }, aClient())).toMatchObject({ status: 400 })
    await server.clock.advance(15 * MINUTE)
    expect(await call(server, resetPassword, { body }, clientKey)).toMatchObject({ status: 400 })
  })

  it('lets visitors try to register one email address ten times an hour, and refuses the eleventh try [A24]', async () => {
    const form = { name: 'Ana', password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD, tos: true as const }
    const registers = () => call(server, register, { body: { ...form, email: 'taken@example.com' } }, aClient())
    expect(statuses(await times(10, registers)).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(await registers()).toMatchObject({ status: 429, failure: { code: 'rate-limited' } })
    await server.clock.advance(HOUR)
    expect(await registers()).toMatchObject({ status: 409 })
  })

  it("refuses a client that guesses passwords long before the guesses lock the user out, and drops a client's wrong passwords after it signs in [A24]", async () => {
    const ana = await signUp(server.ctx, 'Ana')
    const signsIn = (password: string, clientKey: ReturnType<typeof aClient>) =>
      call(server, login, { body: { email: ana.email, password } }, clientKey)
    const stranger = aClient()
    const home = aClient()
    expect(statuses(await times(11, () => signsIn('guess', stranger))).filter((status) => status === 429)).toHaveLength(
      1,
    )
    expect(await signsIn(ana.password, home)).toMatchObject({ status: 200 })
    for (let round = 0; round < 3; round += 1) {
      expect(statuses(await times(9, () => signsIn('guess', home)))).toEqual(Array(9).fill(401))
      expect(await signsIn(ana.password, home)).toMatchObject({ status: 200 })
    }
  })

  it('a client that is locked out by wrong passwords signs in after it has set a new password by an emailed link [A24]', async () => {
    const ana = await signUp(server.ctx, 'Ana')
    const clientKey = aClient()
    const guess = () => call(server, login, { body: { email: ana.email, password: 'guess' } }, clientKey)
    await times(10, guess)
    expect(await guess()).toMatchObject({ status: 429 })
    const link = await linkTo(server, ana.email)
    const body = { password: 'Half-time-2', confirmPassword: 'Half-time-2', ...link }
    expect(await call(server, resetPassword, { body }, clientKey)).toMatchObject({ ok: true })
    const signedIn = await call(server, login, { body: { email: ana.email, password: 'Half-time-2' } }, clientKey)
    expect(signedIn).toMatchObject({ status: 200 })
  })

  it('signed-in users can change password and email address at a client key whose visitors have used up the sign-in attempts [A24]', async () => {
    const [ana, ben] = [await signUp(server.ctx, 'Ana'), await signUp(server.ctx, 'Ben')]
    const clientKey = aClient()
    const guesses = await times(220, (index) =>
      call(server, login, { body: { email: `stranger${index}@example.com`, password: 'guess' } }, clientKey),
    )
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    const here = ({ headers }: SignedIn) => ({ headers: { ...headers, ...clientKey.headers } })
    const body = { password: ana.password, newPassword: 'Half-time-2' }
    expect(await call(server, changePassword, { body }, here(ana))).toMatchObject({ ok: true })
    const wanted = { password: ben.password, email: 'ben.elsewhere@example.com' }
    expect(await call(server, changeEmail, { body: wanted }, here(ben))).toMatchObject({ ok: true })
  })

  it('a signed-in account has ten wrong passwords, which count neither for another account nor for signing in at the same address [A24]', async () => {
    const [ana, ben] = [await signUp(server.ctx, 'Ana'), await signUp(server.ctx, 'Ben')]
    const clientKey = aClient()
    const says = ({ headers }: SignedIn, password: string) =>
      call(
        server,
        changePassword,
        { body: { password, newPassword: 'Half-time-2' } },
        { headers: { ...headers, ...clientKey.headers } },
      )
    expect(statuses(await times(11, () => says(ana, 'wrong'))).toSorted()).toEqual([...Array(10).fill(403), 429])
    expect(await says(ana, ana.password)).toMatchObject({ status: 429 })
    expect(await says(ben, ben.password)).toMatchObject({ ok: true })
    expect(await call(server, login, { body: ana }, clientKey)).toMatchObject({ ok: true })
  })

  it('sign-in attempts are unlimited if rate limits are switched off [A24]', async () => {
    const other = await aServer()
    const guess = () => call(other, login, { body: { email: 'nobody@example.com', password: 'guess' } })
    expect(statuses(await times(30, guess))).toEqual(Array(30).fill(401))
    await other.stop()
  })
})
