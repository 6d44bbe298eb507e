import { describe, expect, it } from 'vitest'
import { reachedTests } from './reached-tests.ts'

const SERVER = 'apps/server/src/features'

describe('the tests that a change reaches', () => {
  it('are those that import the file, and those beside it', () => {
    const tests = reachedTests(['packages/rules/src/round/window.ts'])
    expect(tests).toContain('packages/rules/src/round/window.test.ts')
    expect(tests).toContain('packages/rules/src/round/round.test.ts')
    expect(tests).not.toContain('packages/rules/src/text/csv.test.ts')
  })

  it('include a whole-server test of the same feature, which imports only the server', () => {
    expect(reachedTests([`${SERVER}/bet/place-bet.ts`])).toContain(`${SERVER}/bet/secrecy/secrecy.test.ts`)
  })

  it('are few for one feature, although the whole server imports it', () => {
    const tests = reachedTests([`${SERVER}/chat/chat-routes.ts`])
    expect(tests.every((test) => test.startsWith(`${SERVER}/chat/`))).toBe(true)
  })

  it('include a changed test itself', () => {
    const test = 'apps/web/src/text/time-ago.test.ts'
    expect(reachedTests([test])).toContain(test)
  })

  it('follow the names that a package exports to the files that define them', () => {
    const tests = reachedTests(['packages/rules/src/bet/bet.ts'])
    expect(tests.some((test) => test.startsWith('apps/web/'))).toBe(true)
  })
})
