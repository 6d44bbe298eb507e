import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FeedMessageKind, feedMessageStep, isFeedTimely, type SourceState } from './feed-message.ts'

interface Message {
  readonly kind: FeedMessageKind
  readonly revision: number
}

/** Returns the state of one source id after each of the messages. */
function after(messages: readonly Message[]): SourceState | undefined {
  let source: SourceState | undefined
  for (const message of messages) {
    const step = feedMessageStep(source, message)
    if (step === 'nothing') continue
    const before = source?.event ?? 'none'
    const event =
      step === 'delete' ? 'removed' : step === 'note-deletion' ? (before === 'none' ? 'none' : 'removed') : 'current'
    source = { revision: message.revision, event }
  }
  return source
}

const counts = (source: SourceState | undefined) => source?.event === 'current'

describe('a message of a feed', () => {
  it('ignores a feed message whose revision is not higher than the last accepted one, and accepts a deletion with a higher revision [F5]', () => {
    const source: SourceState = { revision: 3, event: 'current' }
    for (const kind of ['record', 'replace', 'delete'] as const) {
      expect(feedMessageStep(source, { kind, revision: 3 })).toBe('nothing')
      expect(feedMessageStep(source, { kind, revision: 2 })).toBe('nothing')
    }
    expect(feedMessageStep(source, { kind: 'delete', revision: 4 })).toBe('delete')
  })

  it('keeps an event deleted if its deletion arrived before its record, until a record with a higher revision arrives [F5]', () => {
    const deleted = after([{ kind: 'delete', revision: 2 }])
    expect(feedMessageStep(deleted, { kind: 'record', revision: 1 })).toBe('nothing')
    expect(feedMessageStep(deleted, { kind: 'record', revision: 3 })).toBe('record')
  })

  it('restores a deleted event by a feed message with a higher revision [F5]', () => {
    expect(feedMessageStep({ revision: 2, event: 'removed' }, { kind: 'record', revision: 3 })).toBe('restore')
  })

  it('counts an event exactly if the highest revision does not delete it, whatever the order and repetition of feed messages [F5]', () => {
    const messages = fc.uniqueArray(
      fc.record({ kind: fc.constantFrom<FeedMessageKind>('record', 'replace', 'delete'), revision: fc.nat(50) }),
      { selector: ({ revision }) => revision, minLength: 1, maxLength: 8 },
    )
    const order = fc.array(fc.nat(1000), { minLength: 24, maxLength: 24 })
    fc.assert(
      fc.property(messages, order, (sent, random) => {
        const shuffled = [...sent, ...sent, ...sent].toSorted((a, b) => {
          const at = ({ revision }: Message) => random[revision % random.length] ?? 0
          return at(a) - at(b)
        })
        const last = sent.reduce((highest, message) => (message.revision > highest.revision ? message : highest))
        expect(counts(after(shuffled))).toBe(last.kind !== 'delete')
      }),
    )
  })

  it('refuses a feed call that was signed more than five minutes ago or ahead, or that has no valid time [F6]', () => {
    const now = 1_000_000_000
    expect(isFeedTimely(now - 300_000, now)).toBe(true)
    expect(isFeedTimely(now - 300_001, now)).toBe(false)
    expect(isFeedTimely(now + 300_001, now)).toBe(false)
    expect(isFeedTimely(Number.NaN, now)).toBe(false)
  })
})
