import { CLOSE, type SessionId, type UserId } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import type { Listener } from './listener.ts'
import type { SharedSets } from './shared-sets.ts'
import { createSignedIn } from './signed-in.ts'

const ana = 'ana' as UserId
const phone = 'phone' as SessionId

/** Creates sets whose other nodes answer when the test decides, and records what is removed from them. */
function slowSets() {
  let answer: (isTaken: boolean) => void = () => {}
  const removed: string[] = []
  const sets: SharedSets = {
    isUp: () => true,
    take: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
    watch: () => {},
    remove: (set) => removed.push(set),
    count: async () => 0,
    members: async () => [],
    onCount: () => {},
    stop: async () => {},
  }
  return { sets, removed, answer: (isTaken: boolean) => answer(isTaken) }
}

function aListener() {
  const codes: number[] = []
  const listener: Listener = { userId: ana, sessionId: phone, write: () => {}, close: (code) => codes.push(code) }
  return { listener, codes }
}

describe('a socket that signs in while the shared sets have not answered', () => {
  it('closes a signing-in socket when its session or its user is signed out meanwhile', async () => {
    const { sets, answer } = slowSets()
    const signedIn = createSignedIn(sets)
    const { listener, codes } = aListener()
    const entering = signedIn.enter(listener)
    signedIn.closeSession(phone)
    signedIn.closeUser(ana)
    signedIn.closeAll(CLOSE.moving)
    answer(true)
    expect(await entering).toBe(true)
    expect(codes).toEqual([CLOSE.signInAgain, CLOSE.signInAgain, CLOSE.moving])
  })

  it('a signing-in socket is not among the signed-in sockets before the shared sets answer, and is refused if they are full', async () => {
    const { sets, removed, answer } = slowSets()
    const signedIn = createSignedIn(sets)
    const { listener } = aListener()
    const entering = signedIn.enter(listener)
    expect([...signedIn.all()]).toEqual([])
    answer(false)
    expect(await entering).toBe(false)
    expect(signedIn.of(ana)).toEqual([])
    signedIn.leave(listener)
    expect(removed).toEqual([])
  })
})
