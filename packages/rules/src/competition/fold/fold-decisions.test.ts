import { expect, it } from 'vitest'
import { aLeague, aTournament, type TestCompetition } from '../../../test/competition.ts'
import { replayRefusal, setWinnerRefusal } from '../decision-refusal.ts'

const players = (cup: TestCompetition, stage: string) => cup.stage(stage).groups.flatMap(({ members }) => members)

it('lets the organiser set the winner of a group until the next stage begins [CP43]', () => {
  const cup = aTournament(8)
  cup.play()
  const last = cup.group('groups', 0).table.at(-1)?.entry ?? ''
  const decision = { stage: 'groups', group: 0, entry: last }
  expect(setWinnerRefusal(cup.state, decision)).toBeUndefined()
  cup.write({ kind: 'winner-set', ...decision })
  expect(cup.group('groups', 0).table[0]).toMatchObject({ entry: last, points: 4 })
  expect(cup.group('groups', 0).table[1]?.decidedBy).toBe('organiser')
  expect(players(cup, 'round-1')).toContain(last)
  cup.kickOff()
  const other = { ...decision, entry: cup.group('groups', 0).table[2]?.entry ?? '' }
  expect(setWinnerRefusal(cup.state, other)).toBe('next-stage-begun')
  cup.write({ kind: 'winner-set', ...other })
  expect(cup.group('groups', 0).table[0]?.entry).toBe(last)
})

it('lets the organiser undo a set winner until the next stage begins [CP43]', () => {
  const cup = aTournament(8)
  cup.play()
  const before = players(cup, 'round-1')
  const entry = cup.group('groups', 0).table.at(-1)?.entry ?? ''
  const decision = cup.write({ kind: 'winner-set', stage: 'groups', group: 0, entry })
  expect(players(cup, 'round-1')).not.toEqual(before)
  cup.write({ kind: 'decision-undone', decision })
  expect(players(cup, 'round-1')).toEqual(before)
  const again = cup.write({ kind: 'winner-set', stage: 'groups', group: 0, entry })
  cup.kickOff()
  cup.write({ kind: 'decision-undone', decision: again })
  expect(cup.group('groups', 0).table[0]?.entry).toBe(entry)
})

it('ends a knockout round without its fixture if the organiser set the winner of each tie, and uses the fixture for the next round [CP43]', () => {
  const cup = aTournament(8, {}, 3)
  cup.play()
  for (const { group, members } of cup.stage('round-1').groups)
    cup.write({ kind: 'winner-set', stage: 'round-1', group, entry: members[1] ?? '' })
  expect(cup.stage('round-1').status).toBe('finished')
  expect(cup.nextFixture()).toBe('f2')
  expect(players(cup, 'round-2').toSorted()).toEqual(
    cup
      .stage('round-1')
      .groups.map(({ members }) => members[1] ?? '')
      .toSorted(),
  )
})

it('lets the organiser set another winner of the final after the competition has ended, and pays the trophies to that winner [CP43]', () => {
  const cup = aTournament(8)
  cup.play().play().play()
  cup.write({ kind: 'winner-set', stage: 'round-2', group: 0, entry: 'e2' })
  expect(cup.state).toMatchObject({ winner: 'e2', trophies: [{ entry: 'e2', amount: 800 }] })
})

it('replays a stage with the same players on the next fixture [CP43]', () => {
  const cup = aTournament(8)
  cup.play()
  const before = players(cup, 'groups')
  expect(replayRefusal(cup.state, 'groups')).toBeUndefined()
  cup.write({ kind: 'stage-replayed', stage: 'groups' })
  expect(cup.state.stages.map(({ id, status }) => [id, status])).toEqual([['groups', 'under-way']])
  expect(cup.group('groups', 0).table.map(({ points }) => points)).toEqual([0, 0, 0, 0])
  expect(cup.nextFixture()).toBe('f2')
  cup.play().play().play()
  expect(cup.state).toMatchObject({ phase: 'finished', winner: 'e1' })
  expect(players(cup, 'groups')).toEqual(before)
})

it('lets the organiser undo the replay of a stage until the first kick-off of the replay [CP43]', () => {
  const cup = aTournament(8)
  cup.play()
  const before = cup.state.stages
  const first = cup.write({ kind: 'stage-replayed', stage: 'groups' })
  cup.write({ kind: 'decision-undone', decision: first })
  expect(cup.state.stages).toEqual(before)
  const second = cup.write({ kind: 'stage-replayed', stage: 'groups' })
  cup.kickOff()
  cup.write({ kind: 'decision-undone', decision: second })
  expect(cup.stage('groups').fixtures.map(({ fixture }) => fixture)).toEqual(['f2'])
})

it('refuses to replay a stage that has not begun, or whose next stage has begun [CP43]', () => {
  const cup = aTournament(8)
  expect(replayRefusal(cup.state, 'groups')).toBe('nothing-to-replay')
  cup.write({ kind: 'stage-replayed', stage: 'groups' })
  expect(cup.nextFixture()).toBe('f1')
  cup.play()
  expect(replayRefusal(cup.state, 'round-1')).toBe('nothing-to-replay')
  expect(replayRefusal(cup.state, 'round-2')).toBe('stage-unknown')
  cup.kickOff()
  expect(replayRefusal(cup.state, 'groups')).toBe('next-stage-begun')
  cup.write({ kind: 'stage-replayed', stage: 'groups' })
  expect(cup.stage('groups').status).toBe('finished')
})

it('refuses to set a winner of a group who is not in the group [CP43]', () => {
  const cup = aTournament(8)
  const entry = cup.group('groups', 1).members[0] ?? ''
  const decision = { stage: 'groups', group: 0, entry }
  expect(setWinnerRefusal(cup.state, decision)).toBe('entry-not-in-group')
  cup.write({ kind: 'winner-set', ...decision })
  cup.play()
  expect(cup.group('groups', 0).table.some((row) => row.decidedBy === 'organiser')).toBe(false)
})

it('treats a disqualified entry as absent throughout the running stage, so that entries behind it move up [CP38]', () => {
  const cup = aTournament(4, { groupFixtures: 2 })
  cup.play()
  cup.write({ kind: 'disqualified', entry: 'e1' })
  const { table } = cup.group('groups', 0)
  expect(table.map(({ entry, points }) => [entry, points])).toEqual([
    ['e2', 10],
    ['e3', 7],
    ['e4', 5],
    ['e1', 0],
  ])
  cup.play()
  expect(cup.state).toMatchObject({ winner: 'e2', trophies: [{ entry: 'e2', amount: 400 }] })
})

it('lets the next entry of a group advance in place of one disqualified between two stages, and keeps earlier group tables after a later disqualification [CP38]', () => {
  const cup = aTournament(8)
  cup.play()
  const [first = '', second = ''] = cup.group('groups', 0).advancing
  const third = cup.group('groups', 0).table[2]?.entry ?? ''
  cup.write({ kind: 'disqualified', entry: first })
  expect(cup.group('groups', 0).advancing).toEqual([second, third])
  cup.play()
  cup.write({ kind: 'disqualified', entry: second })
  expect(cup.group('groups', 0).table[0]).toMatchObject({ entry: second, points: 10 })
  expect(cup.state.lobbiesWanted.flatMap(({ entries }) => entries)).not.toContain(second)
})

it('lets the organiser undo the disqualification of an entry [CP43]', () => {
  const cup = aTournament(8)
  cup.play()
  const before = cup.stage('groups')
  const [entry = ''] = cup.group('groups', 0).advancing
  const decision = cup.write({ kind: 'disqualified', entry })
  cup.write({ kind: 'decision-undone', decision })
  expect(cup.stage('groups')).toEqual(before)
  expect(cup.statusOf(entry)).toBe('place')
})

it('keeps the tables of a cancelled tournament, which has no more lobbies, deadlines or decisions, no winner and no trophies [CP44]', () => {
  const cup = aTournament(8)
  cup.play()
  cup.write({ kind: 'cancelled' })
  const { phase, lobbiesWanted, nextDeadline, decisions, trophies, winner } = cup.state
  expect({ phase, lobbiesWanted, nextDeadline, decisions, trophies, winner }).toEqual({
    phase: 'cancelled',
    lobbiesWanted: [],
    nextDeadline: null,
    decisions: [],
    trophies: [],
    winner: null,
  })
  expect(cup.group('groups', 0).table[0]?.points).toBe(10)
  expect(setWinnerRefusal(cup.state, { stage: 'groups', group: 0, entry: 'e1' })).toBe('competition-cancelled')
})

it('ignores the cancellation of a competition that has already ended [CP44]', () => {
  const cup = aTournament(4)
  cup.play()
  cup.write({ kind: 'cancelled' })
  expect(cup.state).toMatchObject({ phase: 'finished', winner: 'e1' })
})

it('seats all knocked-out entries in a plate lobby on a later fixture, until the organiser undoes the opening of the lobby [CP47]', () => {
  const cup = aTournament(8)
  cup.play()
  const out = cup.state.entries.flatMap(({ entry, status }) => (status === 'eliminated' ? [entry] : []))
  const decision = cup.write({ kind: 'plate-opened', fixture: 'f2' })
  const plates = () => cup.state.lobbiesWanted.filter(({ stage }) => stage === 'plate')
  expect(plates()).toMatchObject([{ group: 0, fixture: 'f2' }])
  expect(plates()[0]?.entries.toSorted()).toEqual(out.toSorted())
  cup.write({ kind: 'decision-undone', decision })
  expect(plates()).toEqual([])
})

it('seats at most 20 entries in a plate lobby, those knocked out last before others [CP47]', () => {
  const cup = aTournament(40)
  cup.play().play()
  cup.write({ kind: 'plate-opened', fixture: cup.nextFixture() })
  const [plate] = cup.state.lobbiesWanted.filter(({ stage }) => stage === 'plate')
  const lostTie = players(cup, 'round-1').filter((entry) => !players(cup, 'round-2').includes(entry))
  expect(plate?.entries.length).toBe(20)
  expect(plate?.entries).toEqual(expect.arrayContaining(lostTie))
})

it('opens only one plate lobby on each fixture of a tournament, and no plate lobby in a league [CP47]', () => {
  const cup = aTournament(8)
  cup.play()
  for (const fixture of ['f2', 'f2', 'f3']) cup.write({ kind: 'plate-opened', fixture })
  const plates = cup.state.lobbiesWanted.filter(({ stage }) => stage === 'plate')
  expect(plates.map(({ fixture }) => fixture)).toEqual(['f2', 'f3'])
  const league = aLeague(8)
  league.play()
  league.write({ kind: 'plate-opened', fixture: league.nextFixture() })
  expect(league.state.lobbiesWanted.filter(({ stage }) => stage === 'plate')).toEqual([])
})

it('continues a group stage on its fixtures after the organiser undoes the set winner that ended the stage [CP43]', () => {
  const cup = aTournament(4, { groupFixtures: 3 })
  cup.play()
  const decision = cup.write({ kind: 'winner-set', stage: 'groups', group: 0, entry: 'e4' })
  expect(cup.state).toMatchObject({ phase: 'finished', winner: 'e4' })
  cup.write({ kind: 'decision-undone', decision })
  expect(cup.state).toMatchObject({ phase: 'running', winner: null })
  expect(cup.stage('groups').fixtures.map(({ fixture }) => fixture)).toEqual(['f1', 'f2', 'f3'])
})

it('continues a group stage on the same fixtures after the organiser undoes two set winners of one group, in either order [CP43]', () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const cup = aTournament(4, { groupFixtures: 2 })
    cup.play()
    const decisions = ['e4', 'e3'].map((entry) => cup.write({ kind: 'winner-set', stage: 'groups', group: 0, entry }))
    for (const index of order) cup.write({ kind: 'decision-undone', decision: decisions[index] ?? 0 })
    expect(cup.stage('groups').fixtures.map(({ fixture }) => fixture)).toEqual(['f1', 'f2'])
  }
})
