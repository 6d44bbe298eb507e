import { describe, expect, it } from 'vitest'
import { ANA, BEN } from '../../push/a-lobby.test-support.ts'
import { aMessage } from '../../push/a-message.test-support.ts'
import { began, EMPTY_OUTBOX, failed, isSending, type Outbox, reconciled, retried, without } from './outbox.ts'

const writing = (draft: string, held: Outbox = EMPTY_OUTBOX): Outbox => ({ ...held, draft })
const sent = (text: string, requestId: string, afterSeq = 0) => began(writing(text), text, { requestId, afterSeq })

describe("a message of one's own", () => {
  it('leaves the field and is on its way', () => {
    const outbox = sent('hello', 'one')
    expect(outbox).toMatchObject({ draft: '', outgoing: [{ text: 'hello', requestId: 'one', state: 'sending' }] })
    expect(isSending(outbox)).toBe(true)
    expect(without(outbox, 'one')).toMatchObject({ draft: '', outgoing: [] })
  })

  it('comes back into the empty field when it failed, with the reason', () => {
    const outbox = failed(sent('hello', 'one'), 'one', 'Too many requests.')
    expect(outbox).toMatchObject({ draft: 'hello', outgoing: [], problem: 'Too many requests.' })
  })

  it('is the same message when it is sent again unchanged, another one when it was changed', () => {
    const outbox = failed(sent('hello', 'one', 4), 'one', 'no answer')
    const again = began(outbox, 'hello', { requestId: 'two', afterSeq: 9 })
    expect(again.outgoing).toEqual([{ requestId: 'one', text: 'hello', state: 'sending', afterSeq: 4 }])
    expect(again.problem).toBeUndefined()
    expect(began(outbox, 'hello!', { requestId: 'two', afterSeq: 9 }).outgoing[0]?.requestId).toBe('two')
  })

  it('waits in its bubble when something else is being written, and is sent again as the same message', () => {
    const outbox = failed(writing('and', sent('hello', 'one')), 'one', 'no answer')
    expect(outbox).toMatchObject({ draft: 'and', outgoing: [{ requestId: 'one', state: 'failed' }] })
    expect(retried(outbox, 'one').outgoing).toMatchObject([{ requestId: 'one', state: 'sending' }])
    expect(without(outbox, 'one')).toMatchObject({ draft: 'and', outgoing: [] })
  })
})

describe('a failure that was only a lost reply', () => {
  const arrived = [aMessage(5, 'hello')]

  it('is forgotten once the message turns up in the conversation', () => {
    const restored = failed(sent('hello', 'one', 4), 'one', 'no answer')
    expect(reconciled(restored, arrived, ANA._id)).toEqual({ draft: '', outgoing: [] })
    const inBubble = failed(writing('and', sent('hello', 'one', 4)), 'one', 'no answer')
    expect(reconciled(inBubble, arrived, ANA._id)).toMatchObject({ draft: 'and', outgoing: [] })
  })

  it('holds up nothing once the push was quicker than the reply', () => {
    const outbox = reconciled(sent('hello', 'one', 4), arrived, ANA._id)
    expect(isSending(outbox)).toBe(false)
    expect(failed(outbox, 'one', 'no answer')).toBe(outbox)
  })

  it('leaves alone what has been changed since', () => {
    const changed = writing('hello Ben', failed(sent('hello', 'one', 4), 'one', 'no answer'))
    expect(reconciled(changed, arrived, ANA._id).draft).toBe('hello Ben')
  })

  it('is not taken for what was said before, nor by another', () => {
    const outbox = failed(sent('hello', 'one', 5), 'one', 'no answer')
    expect(reconciled(outbox, arrived, ANA._id)).toBe(outbox)
    expect(reconciled(outbox, [aMessage(6, 'hello', { user: BEN })], ANA._id)).toBe(outbox)
  })
})
