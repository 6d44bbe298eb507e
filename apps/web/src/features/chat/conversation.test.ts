import { describe, expect, it } from 'vitest'
import { aMessage } from '../../push/chat/a-message.test-support.ts'
import { ANA, aLobby, BEN, minute } from '../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable } from '../../push/match/timetable.ts'
import { conversation } from './conversation.ts'
import type { Outgoing } from './outbox.ts'

const timetable = lobbyTimetable(aLobby())
const textsOf = (...given: Parameters<typeof conversation>) =>
  conversation(...given).map((row) =>
    row.kind === 'mark' ? `- ${row.text}` : row.kind === 'message' ? row.message.message : `> ${row.outgoing.text}`,
  )
const sending: Outgoing = { requestId: 'one', text: 'mine', state: 'sending', afterSeq: 2, at: minute(4) }

describe('the rows of a chat', () => {
  it('the rows of a chat mark the rounds in which messages were sent', () => {
    const messages = [aMessage(1, 'hello'), aMessage(9, 'late'), aMessage(11, 'next', { user: BEN })]
    expect(textsOf(messages, [], ANA._id, timetable)).toEqual(['- Round 1', 'hello', 'late', '- Round 2', 'next'])
  })

  it('the rows of a chat end with the unsent messages', () => {
    expect(textsOf([aMessage(1, 'hello')], [sending], ANA._id, undefined)).toEqual(['hello', '> mine'])
  })

  it('the rows of a chat show one bubble for a message whose push arrives before the response to its call', () => {
    const pushed = aMessage(3, 'mine')
    expect(textsOf([pushed], [sending], ANA._id, undefined)).toEqual(['mine'])
    const twice: Outgoing = { ...sending, requestId: 'two' }
    expect(textsOf([pushed], [sending, twice], ANA._id, undefined)).toEqual(['mine', '> mine'])
  })

  it('the rows of a chat name an author once, and again after another author, a pause or a new round', () => {
    const at = (value: number) => ({ createdAt: new Date(minute(value)).toISOString() })
    const messages = [
      aMessage(1, 'a', { user: BEN, ...at(1) }),
      aMessage(2, 'b', { user: BEN, ...at(2) }),
      aMessage(3, 'c', { user: BEN, ...at(8) }),
      aMessage(4, 'd', at(8)),
      aMessage(5, 'e', { user: BEN, ...at(8) }),
      aMessage(6, 'f', { user: BEN, ...at(10) }),
    ]
    const named = conversation(messages, [], ANA._id, timetable).flatMap((row) =>
      row.kind === 'message' && row.isFirst ? row.message.message : [],
    )
    expect(named).toEqual(['a', 'c', 'd', 'e', 'f'])
  })

  it('the rows of a chat name the author of an unsent message as of a sent one: once, and again after a pause', () => {
    const namedAfter = (createdAt: number, user = ANA) => {
      const before = aMessage(1, 'before', { user, createdAt: new Date(minute(createdAt)).toISOString() })
      const rows = conversation([before], [sending, { ...sending, requestId: 'two' }], ANA._id, undefined)
      return rows.flatMap((row) => (row.kind === 'outgoing' ? row.isFirst : []))
    }
    expect(namedAfter(3)).toEqual([false, false])
    expect(namedAfter(-2)).toEqual([true, false])
    expect(namedAfter(3, BEN)).toEqual([true, false])
  })
})
