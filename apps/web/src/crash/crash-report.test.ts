import { CRASH_REPORT_BYTES } from '@bettle/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { CallError, networkError } from '../api/call-error.ts'
import { storeToken } from '../api/session/token.ts'
import { completeWithUser, reportOnce, sendMessage } from './crash-report.ts'

interface Sent {
  path: string
  body: { error?: Record<string, string>; data?: Record<string, string>; id?: string; message?: string; user?: unknown }
  isSignedIn: boolean
}

let sent: Sent[]
let answer: (body: Sent['body']) => Response
const taken = () => Response.json({ id: `id-${sent.length}` })

beforeEach(() => {
  sent = []
  answer = taken
  vi.stubGlobal('fetch', async (path: string, { body, headers }: { body: string; headers: Headers }) => {
    sent.push({ path, body: JSON.parse(body), isSignedIn: headers.has('authorization') })
    return answer(JSON.parse(body))
  })
})

const signIn = () => storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })

it('a crash report contains the error, the crashed component, the page and the version, and nothing about the user [PR350]', async () => {
  history.replaceState(null, '', '/game/AB23CD?tab=chat#ana@bettle.example')
  const script = document.createElement('script')
  script.setAttribute('type', 'module')
  script.setAttribute('src', '/assets/index-Ab3_x9-K.js')
  document.body.append(script)
  const error = Object.assign(new TypeError('no team called "Ana’s own" for ana@bettle.example'), {
    stack: 'TypeError: ana@bettle.example\n    at Rank (https://bettle.example/assets/game-rank-Zz99__0a.js:1:2)',
    code: 'E1',
    statusCode: 400,
    cause: new Error('Bearer abcdefgh'),
  })
  expect(await reportOnce(error, { errorBoundary: { props: { name: 'Ranking' } } })).toBe('id-1')
  expect(sent).toMatchObject([
    {
      path: '/api/log/crash-report',
      isSignedIn: false,
      body: {
        error: {
          name: 'TypeError',
          message: 'no team called [text] for [e-mail]',
          stack: 'at Rank (assets/game-rank-Zz99__0a.js:1:2)',
          code: 'E1',
          statusCode: 400,
          cause: 'Error: Bearer [token]',
        },
        data: { componentName: 'Ranking', location: '/game/*', version: 'Ab3_x9-K', browser: expect.any(String) },
      },
    },
  ])
})

it('a crash that repeats is reported once, and a page with more than ten different crashes sends only ten reports [PR350]', async () => {
  const error = new TypeError('no rows')
  const again = Object.assign(new TypeError('no rows'), { stack: error.stack })
  expect(await reportOnce(error, 'Script')).toBe(await reportOnce(error, 'Page'))
  await reportOnce(again, 'Script')
  expect(sent).toHaveLength(1)
  for (let number = 0; number < 50; number += 1) await reportOnce(new Error(`other ${'x'.repeat(number)}`), 'Script')
  expect(sent).toHaveLength(10)
})

it('a crash report is at most 32 kB long [PR350]', async () => {
  const frame = '    at Rank (https://bettle.example/assets/game-rank-Zz99__0a.js:1:2)\n'
  const error = Object.assign(new Error('ä '.repeat(40_000)), {
    stack: frame.repeat(5000),
    cause: new Error('y '.repeat(40_000)),
  })
  await reportOnce(error, 'x'.repeat(5000))
  expect(new TextEncoder().encode(JSON.stringify(sent[0]?.body)).length).toBeLessThan(CRASH_REPORT_BYTES)
})

it.each([
  ['a call that was refused', new CallError({ status: 409, code: 'lobby-full', message: 'Full' })],
  ['a call without a response', networkError()],
  ['a call that was aborted', new DOMException('Aborted', 'AbortError')],
  ['a script that a deploy has deleted', new TypeError('Failed to fetch dynamically imported module: /assets/x.js')],
  ['a rejection without an error', undefined],
])('a page does not report %s as a crash', async (_what, error) => {
  expect(await reportOnce(error, 'Promise')).toBeUndefined()
  expect(sent).toEqual([])
})

it('a crash report that cannot be sent without a connection is sent when the connection returns', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  const reported = reportOnce(new Error('lost'), 'Script')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve))
  answer = taken
  dispatchEvent(new Event('online'))
  expect(await reported).toBe('id-2')
})

it('a crash report is completed under the same id with the signed-in user and their message', async () => {
  signIn()
  await completeWithUser('id-1', 'u1')
  await sendMessage('I pressed Chat', 'id-1')
  expect(sent.map(({ body, isSignedIn }) => [body, isSignedIn])).toEqual([
    [{ id: 'id-1', user: { _id: 'u1' } }, true],
    [{ id: 'id-1', message: 'I pressed Chat' }, true],
  ])
})

it('a user’s message that comes too late to complete its crash report is sent alone [PR351]', async () => {
  signIn()
  answer = ({ id }) => (id ? Response.json({ error: 'Not found', code: 'not-found' }, { status: 404 }) : taken())
  await sendMessage('I pressed Chat', 'id-1')
  expect(sent[1]).toMatchObject({ path: '/api/log/crash-report', body: { message: 'I pressed Chat' } })
})
