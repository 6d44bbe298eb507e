import { describe, expect, it } from 'vitest'
import {
  crashKey,
  framesOf,
  isOwn,
  redactedDescription,
  redactedMessage,
  redactedName,
  stackText,
  withoutPrivate,
} from './crash.ts'
import { redactedLocation } from './redacted-location.ts'

/** Tests run on Node, but the rules are compiled without the types of any platform. */
declare const performance: { now(): number }

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg'
const OPAQUE = 'Zk3vT9qLx0aPw7RmB2nD8sHc'

describe('redaction of a crash', () => {
  it.each([
    ['an email address', 'no such user: ana.fischer+bets@mail.bettle.example!', 'ana.fischer'],
    ['an email address in another script', 'mail to jürgen@bücher.example failed', 'jürgen'],
    ['a token', `the token ${JWT} has expired`, 'eyJ'],
    ['the token of an Authorization header', `Authorization: Bearer ${OPAQUE}`, OPAQUE],
    ['a long word of letters and digits', `unknown ${OPAQUE}`, OPAQUE],
    [
      'a link to set a password',
      `GET https://bettle.example/reset-password?token=${OPAQUE}&id=7 failed`,
      'reset-password?',
    ],
    ['a link to set a password without its host', `/reset-password?token=short1&id=ana`, 'short1'],
    ['a link into a lobby', 'cannot open /join/AB23CD now', 'AB23CD'],
    ['a link into a lobby in small letters', 'cannot open /game/abcdef?x=1', 'abcdef'],
    ['the code of a lobby', 'no lobby AB23CD', 'AB23CD'],
    ['an id', 'no lobby 0198c0de-0000-7000-8000-00000000beef', 'beef'],
    ['a password beside its name', 'body {"password": "Kick-off-1"}', 'Kick-off-1'],
    ['a secret in a cookie', 'cookie=hunter2; path', 'hunter2'],
  ])('removes %s from every text of a crash report [Q2] [PR352]', (_what, text, secret) => {
    expect(text).toContain(secret)
    expect(withoutPrivate(text)).not.toContain(secret)
    expect(redactedMessage(text)).not.toContain(secret)
    expect(redactedDescription(text)).not.toContain(secret)
  })

  it.each([
    ['Unexpected token \'h\', "hunter two is mine" is not valid JSON', 'hunter'],
    ['Unexpected token h in "hunter2 and so on', 'hunter2'],
    ["no team is called 'Dynamo of my street'", 'Dynamo'],
    ['Invalid time value: `next friday`', 'friday'],
    ['cannot find “my secret lobby”', 'secret lobby'],
  ])('removes text that a user typed from a crash report: %s [Q2] [PR352]', (message, typed) => {
    expect(redactedMessage(message)).not.toContain(typed)
  })

  it.each([
    "Cannot read properties of undefined (reading 'map')",
    "Cannot set properties of null (setting 'scrollTop')",
    "can't convert undefined to object",
    'duplicate key value violates unique constraint "lobby_code_key"',
    'Maximum call stack size exceeded',
    'bets.map is not a function',
    'the odds 1.85 of round 12 are below 1.01',
  ])('keeps an error message about the program itself in a crash report: %s [Q2]', (message) => {
    expect(redactedMessage(message)).toBe(message)
  })

  it('makes a crash message storable in a database and at most 1,000 characters long, and drops an error name that holds private text [Q2]', () => {
    expect(redactedMessage('a\0b\ud800c')).toBe('ab\ufffdc')
    expect(redactedMessage('no '.repeat(4000))).toHaveLength(1000)
    expect(redactedName('TypeError')).toBe('TypeError')
    expect(redactedName('"typed"')).toBe('')
    expect(redactedName('ana@bettle.example')).toBe('')
  })

  it('redacts long repetitive input of a crash report within three seconds [Q2]', { timeout: 3000 }, () => {
    for (const sign of ['a', '@', 'a@', '"', "'", '/', '.', 'eyJ', 'A2', ' ', '?a=', '(']) {
      for (const redact of [redactedMessage, redactedDescription, framesOf, redactedLocation])
        redact(sign.repeat(32_000 / sign.length))
    }
  })

  it.each([
    ['a stack of figures', (times: number) => framesOf(thirtyLines('1:1:'.repeat(18 * times)))],
    ['a stack of folders', (times: number) => framesOf(thirtyLines('src/'.repeat(18 * times)))],
    ['a stack of brackets', (times: number) => framesOf(thirtyLines('a(a '.repeat(18 * times)))],
    ['the beginnings of tokens', (times: number) => redactedDescription('-eyJaaaa'.repeat(60 * times))],
    ['one long word', (times: number) => redactedDescription('0'.repeat(480 * times))],
    ['quotations without an end', (times: number) => redactedMessage(`${' «'.repeat(240 * times)}»x`)],
  ])('redacts %s in a crash report in linear time [Q2]', (_what, redact) => {
    const eightShort = () => {
      for (let time = 0; time < 8; time += 1) redact(1)
    }
    expect(shortestOf(() => redact(8)) / shortestOf(eightShort)).toBeLessThan(3)
  })

  const thirtyLines = (line: string) => `${line}!\n`.repeat(30)

  /**
   * Returns the shortest duration of several runs in ms. The shortest run counts, because other load on the machine
   * only makes a run longer.
   */
  function shortestOf(run: () => unknown): number {
    let shortest = Number.POSITIVE_INFINITY
    for (let time = 0; time < 30; time += 1) {
      const began = performance.now()
      run()
      shortest = Math.min(shortest, performance.now() - began)
    }
    return shortest
  }

  it('redacts a long crash description without leaving half of an email address, in a time that does not grow with the omitted rest [Q2]', () => {
    const links = `https://bettle.example/${'a'.repeat(1900)} `.repeat(2)
    const redacted = redactedDescription(`${links}${'so '.repeat(35)}ana.fischer@bettle.example ${'a '.repeat(20_000)}`)
    expect(redacted).not.toMatch(/fischer|ana\./)
    expect(redacted).toContain('[link] [link] so')
    const long = shortestOf(() => redactedDescription('0'.repeat(4000)))
    expect(shortestOf(() => redactedDescription('0'.repeat(32_000))) / long).toBeLessThan(3)
  })

  it.each([
    ['https://bettle.example/join/AB23CD?tab=create#top', '/join/*'],
    ['/game/abcdef', '/game/*'],
    ['/admin/manage-user/0198c0de-0000-7000-8000-00000000beef?q=ana', '/admin/manage-user/*'],
    ['/previous-results', '/previous-results'],
    ['/', '/'],
    ['', '/'],
    ['/reset-password?token=x&id=y', '/reset-password'],
    [`/${OPAQUE}/ana@bettle.example`, '/*/*'],
  ])('redacts the page address %s of a crash report to %s [Q2]', (address, redacted) => {
    expect(redactedLocation(address)).toBe(redacted)
  })
})

const CHROMIUM = `TypeError: Cannot read properties of undefined (reading 'map') of ana@bettle.example
    at Rank (https://bettle.example/assets/game-rank-Ab3_x9-K.js:2:1204)
    at async Promise.all (index 0)
    at https://bettle.example/assets/vendor-00000000.js?x=1:1:88
    at chrome-extension://abcdefgh/content.js:1:2
    at https://bettle.example/join/AB23CD:10:5`
const FIREFOX = `Rank@https://bettle.example/assets/game-rank-Ab3_x9-K.js:2:1204
@https://bettle.example/assets/vendor-00000000.js:1:88
async*load@moz-extension://abcdefgh/content.js:1:2`
const NODE = `Error: odd
    at placeBets (file:///srv/ana/bettle/apps/server/dist/features/bet/place-bets.js:31:11)
    at async Object.run (/srv/ana/bettle/node_modules/kysely/dist/x.js:1:2)
    at process.processTicks (node:internal/process/task_queues:95:5)`

describe('the frames of a stack', () => {
  it("reads the stack frames of Chromium, Firefox and Node without hosts and private folders, and recognises frames of Bettle's own code [Q3]", () => {
    const rank = { file: 'assets/game-rank-Ab3_x9-K.js', line: 2, column: 1204, name: 'Rank' }
    const vendor = { file: 'assets/vendor-00000000.js', line: 1, column: 88, name: '' }
    expect(framesOf(CHROMIUM)).toEqual([
      rank,
      vendor,
      { file: '[extension]', line: 1, column: 2, name: '' },
      { file: '[page]', line: 10, column: 5, name: '' },
    ])
    expect(framesOf(FIREFOX).slice(0, 2)).toEqual([rank, vendor])
    expect(framesOf(NODE).map(({ file, name }) => `${file} ${name}`)).toEqual([
      'apps/server/dist/features/bet/place-bets.js placeBets',
      'node_modules/kysely/dist/x.js Object.run',
      'node:internal/process/task_queues process.processTicks',
    ])
    expect(framesOf(NODE).map(isOwn)).toEqual([true, false, false])
  })

  it("reads the same frames of Bettle's own code from the stored text of a stack as from the original stack [Q3]", () => {
    for (const stack of [CHROMIUM, FIREFOX, NODE]) {
      const frames = framesOf(stack)
      expect(framesOf(stackText(frames)).filter(isOwn)).toEqual(frames.filter(isOwn))
    }
  })
})

describe('grouping of crashes', () => {
  const at = (file: string, line: number, name = 'map') => ({ file, line, column: 3, name })
  const bets = at('apps/web/src/features/bet/bet-panel.tsx', 10)

  it("groups crashes with the same name, the same message without digits, and the same top three frames of Bettle's own code [Q3]", () => {
    const key = crashKey('TypeError', 'round 12 has 3 bets', [at('node_modules/react/x.js', 1), bets])
    expect(crashKey('TypeError', 'round 7 has 41 bets', [{ ...bets, line: 99, column: 1 }])).toBe(key)
    expect(crashKey('RangeError', 'round 7 has 41 bets', [bets])).not.toBe(key)
    expect(crashKey('TypeError', 'round 7 has no bets', [bets])).not.toBe(key)
    expect(crashKey('TypeError', 'round 7 has 41 bets', [at('apps/web/src/main.tsx', 1), bets])).not.toBe(key)
    const deep = [bets, bets, bets]
    expect(crashKey('E', '', [...deep, at('apps/web/src/a.ts', 1)])).toBe(
      crashKey('E', '', [...deep, at('apps/web/src/b.ts', 1)]),
    )
  })

  it('groups crashes of two builds even without a source map, although hash of the file, line and function name differ [Q3]', () => {
    expect(crashKey('E', 'x', [at('assets/game-rank-Ab3_x9-K.js', 1, 'a')])).toBe(
      crashKey('E', 'x', [at('assets/game-rank-Zz99__0a.js', 4, 'q')]),
    )
  })
})
