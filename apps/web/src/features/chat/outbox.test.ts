import { describe, expect, it } from 'vitest'
import { aMessage } from '../../push/chat/a-message.test-support.ts'
import { ANA, BEN } from '../../push/lobby/a-lobby.test-support.ts'
import { began, EMPTY_OUTBOX, failed, isSending, type Outbox, reconciled, retried, without } from './outbox.ts'

const writing = (draft: string, held: Outbox = EMPTY_OUTBOX): Outbox => ({ ...held, draft })
const sent = (text: string, requestId: string, afterSeq = 0) =>
  began(writing(text), text, { requestId, afterSeq, at: 1 })

describe("the user's own chat message", () => {
  it('the chat outbox empties the field when a message is sent', () => {
    const outbox = sent('hello', 'one')
    expect(outbox).toMatchObject({ draft: '', outgoing: [{ text: 'hello', requestId: 'one', state: 'sending' }] })
    expect(isSending(outbox)).toBe(true)
    expect(without(outbox, 'one')).toMatchObject({ draft: '', outgoing: [] })
  })

  it('the chat outbox returns a message to the empty field with the reason when sending fails [PR222]', () => {
    const outbox = failed(sent('hello', 'one'), 'one', 'Too many requests.')
    expect(outbox).toMatchObject({ draft: 'hello', outgoing: [], problem: 'Too many requests.' })
  })

  it('a chat message that is sent again unchanged keeps its request id, and a changed message gets a new one', () => {
    const outbox = failed(sent('hello', 'one', 4), 'one', 'no answer')
    const again = began(outbox, 'hello', { requestId: 'two', afterSeq: 9, at: 2 })
    expect(again.outgoing).toEqual([{ requestId: 'one', text: 'hello', state: 'sending', afterSeq: 4, at: 1 }])
    expect(again.problem).toBeUndefined()
    expect(began(outbox, 'hello!', { requestId: 'two', afterSeq: 9, at: 2 }).outgoing[0]?.requestId).toBe('two')
  })

  it('a failed chat message stays in its bubble if the user is writing another message, and keeps its request id when retried', () => {
    const outbox = failed(writing('and', sent('hello', 'one')), 'one', 'no answer')
    expect(outbox).toMatchObject({ draft: 'and', outgoing: [{ requestId: 'one', state: 'failed' }] })
    expect(retried(outbox, 'one').outgoing).toMatchObject([{ requestId: 'one', state: 'sending' }])
    expect(without(outbox, 'one')).toMatchObject({ draft: 'and', outgoing: [] })
  })
})

describe('a chat message whose response was lost', () => {
  const arrived = [aMessage(5, 'hello')]

  it('a chat message whose response was lost leaves the outbox once it appears in the chat', () => {
    const restored = failed(sent('hello', 'one', 4), 'one', 'no answer')
    expect(reconciled(restored, arrived, ANA._id)).toEqual({ draft: '', outgoing: [] })
    const inBubble = failed(writing('and', sent('hello', 'one', 4)), 'one', 'no answer')
    expect(reconciled(inBubble, arrived, ANA._id)).toMatchObject({ draft: 'and', outgoing: [] })
  })

  it('a chat message whose push arrives before its call fails no longer counts as being sent, and is not marked as failed', () => {
    const outbox = reconciled(sent('hello', 'one', 4), arrived, ANA._id)
    expect(isSending(outbox)).toBe(false)
    expect(failed(outbox, 'one', 'no answer')).toBe(outbox)
  })

  it('the chat outbox keeps a draft that the user changed after the response to the message was lost', () => {
    const changed = writing('hello Ben', failed(sent('hello', 'one', 4), 'one', 'no answer'))
    expect(reconciled(changed, arrived, ANA._id).draft).toBe('hello Ben')
  })

  it('the chat outbox does not confuse a message whose response was lost with an earlier message or another member’s message', () => {
    const outbox = failed(sent('hello', 'one', 5), 'one', 'no answer')
    expect(reconciled(outbox, arrived, ANA._id)).toBe(outbox)
    expect(reconciled(outbox, [aMessage(6, 'hello', { user: BEN })], ANA._id)).toBe(outbox)
  })
})
