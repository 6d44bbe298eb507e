import type { Member, Push } from '@bettle/contract'
import { expect, it } from 'vitest'
import { ANA, aBet, aLobby, aMember, anEvent, BEN, CLEO, roundId } from '../../../push/lobby/a-lobby.test-support.ts'
import { penaltyText, pushNotice } from './push-notice.ts'

const lobby = aLobby()
const nameOf = (eventType: string) => eventType
const textOf = (push: Push, before = lobby) => pushNotice({ push, isOwn: false }, before, lobby, nameOf)
const ownUpdate = (push: Push) => pushNotice({ push, isOwn: true }, lobby, lobby, nameOf)

it('a notice announces a goal with its side, and no other events', () => {
  const goal = anEvent(1, 3, { eventType: 'Goal', team: 'home' })
  expect(textOf({ type: 'match-event.recorded', event: goal })?.text).toBe('Goal for France')
  expect(textOf({ type: 'match-event.recorded', event: anEvent(2, 3) })).toBeUndefined()
})

it('a notice announces that the player’s own bet was settled, and no other player’s bet', () => {
  const settled = { type: 'round.settled' as const, matchRoundId: roundId(1), roundNumber: 1, standings: [] }
  const won = aBet(1, 1, 10, { outcome: 'won', payout: 18, count: 5 })
  expect(ownUpdate({ ...settled, bets: [won] })?.text).toBe('Round 1: over 4.5 Throw won, 18 chips back')
  expect(textOf({ ...settled, bets: [won] })).toBeUndefined()
})

it('the notice of a settled bet names the chips of the card that was played with it [PR185]', () => {
  const settled = { type: 'round.settled' as const, matchRoundId: roundId(1), roundNumber: 1, standings: [] }
  const lost = aBet(1, 1, 10, {
    ...{ outcome: 'lost', payout: 5, count: 3, card: 'shield' },
    cardEffect: { kind: 'shield', credited: 5 },
  } as never)
  expect(ownUpdate({ ...settled, bets: [lost] })?.text).toMatch(/^Round 1: over 4\.5 Throw lost, the count was 3\. .*5/)
})

it('the notice of a corrected round gives the reason and the effect on the player’s own bet, or else says that chips were corrected [PR214]', () => {
  const lost = aBet(1, 1, 10, { outcome: 'lost', payout: 0, count: 4 })
  const corrected: Push = {
    type: 'round.corrected',
    matchRoundId: roundId(1),
    roundNumber: 1,
    bets: [lost],
    standings: [],
    reason: 'Offside after VAR',
    why: { code: 'operator', text: 'Offside after VAR' },
  }
  const title = 'Round 1 corrected: Offside after VAR.'
  expect(ownUpdate(corrected)?.notice).toMatchObject({ title, text: 'Your bet is lost.' })
  expect(textOf(corrected)).toBeUndefined()
  expect(textOf({ ...corrected, bets: [] })?.notice).toMatchObject({
    title,
    text: 'The players’ chips were corrected.',
  })
  const before = { ...lobby, bets: [lost] }
  const unchanged = pushNotice({ push: corrected, isOwn: true }, before, lobby, nameOf)
  expect(unchanged?.notice).toBeUndefined()
  expect(unchanged).toMatchObject({ text: `${title} Your bet is still lost.`, isToast: false })
})

it('a bet that a cut voids is no correction: only its player reads that the stake came back, and no notice stays [X10] [PR962]', () => {
  const bet = aBet(1, 2, 10, { outcome: 'void', payout: 10 })
  const corrected: Push = {
    ...{ type: 'round.corrected', matchRoundId: roundId(2), roundNumber: 2, bets: [bet], standings: [] },
    ...{ why: { code: 'player-cut' }, reason: 'The player was out of the game before this round, by a cut.' },
  }
  expect(ownUpdate(corrected)).toEqual({
    text: 'Your bet on round 2 is void, because you are out. Your stake was returned',
    tone: 'plain',
    isToast: true,
  })
  expect(textOf(corrected)).toBeUndefined()
})

it('a notice names the event types whose betting is suspended or resumed', () => {
  const text = (suspended: boolean, eventTypes: string[], before = lobby) =>
    textOf({ type: 'suspension.changed', suspended, eventTypes, oddsIds: [] }, before)?.text
  const held = (match: Partial<typeof lobby.match>) => ({ ...lobby, match: { ...lobby.match, ...match } })
  expect(text(true, [])).toBe('Betting is suspended')
  expect(text(false, [], held({ suspended: true }))).toBe('Betting resumes')
  expect(text(false, ['Corner'])).toBe('Betting on Corner is suspended')
  expect(text(false, [], held({ suspendedEventTypes: ['Corner'] }))).toBe('Betting on Corner resumes')
  expect(text(false, [])).toBeUndefined()
})

it('only the penalised player gets the notice of a penalty, and one text sums up the penalties of three rounds [PR212]', () => {
  const penalties = [{ userId: ANA._id, amount: 5, kicked: false }]
  const applied: Push = { type: 'penalty.applied', matchRoundId: roundId(1), penalties, standings: [] }
  const text = ownUpdate(applied)
  expect(textOf(applied)).toBeUndefined()
  expect(text).toMatchObject({ text: 'You did not bet this round: −5 chips.', penalty: { amount: 5, kicked: false } })
  expect(penaltyText(3, 15, true)).toBe(
    'You did not bet for 3 rounds: −15 chips. After three rounds without a bet you are now a spectator.',
  )
})

it('only the host gets a notice that a player has joined or come back [PR95]', () => {
  const host = aLobby()
  const others = { ...host, currentUser: { ...host.currentUser, isHost: false } }
  const joined = (member: Member, to: typeof host, before = to) =>
    pushNotice({ push: { type: 'member.joined', member }, isOwn: false }, before, to, nameOf)
  const hosting = { ...host, currentUser: { ...host.currentUser, isHost: true } }
  const cleo = aMember(CLEO)
  expect(joined(cleo, hosting)).toMatchObject({ text: `${CLEO.username} has joined`, isToast: true, isGuest: true })
  expect(joined(cleo, others)).toBeUndefined()
  expect(joined(cleo, hosting, { ...hosting, users: [...hosting.users, cleo] })).toBeUndefined()
  const withCleoAbsent = { ...hosting, users: [...hosting.users, { ...cleo, present: false }] }
  const back: Push = { type: 'member.changed', member: cleo }
  expect(pushNotice({ push: back, isOwn: false }, withCleoAbsent, hosting, nameOf)).toMatchObject({ isGuest: true })
})

it('only the new host gets a notice that they are now the host [M8] [PR96]', () => {
  const users = (isHost: boolean) => [aMember(ANA, { isHost }), aMember(BEN), aMember(CLEO, { isHost: !isHost })]
  const before = aLobby({ users: users(false) })
  const after = aLobby({ users: users(true) })
  const left: Push = { type: 'member.left', userId: CLEO._id, hostUser: ANA }
  const text = pushNotice({ push: left, isOwn: false }, before, after, nameOf)
  expect(text).toMatchObject({ text: 'You are the host now', isToast: true, notice: { title: 'You are the host now' } })
  expect(pushNotice({ push: left, isOwn: false }, after, after, nameOf)).toBeUndefined()
  expect(pushNotice({ push: left, isOwn: false }, before, before, nameOf)).toBeUndefined()
})
