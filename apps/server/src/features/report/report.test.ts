import {
  adminCloseReport,
  adminGetReport,
  adminListReports,
  adminRenameCircle,
  adminRenameUser,
  adminReopenReport,
  type ChatMessage,
  type Circle,
  circleById,
  createCircle,
  deleteOwnAccount,
  joinCircle,
  type Lobby,
  leaveCircle,
  listActions,
  listChat,
  listMyGames,
  listNotices,
  lobbyDetails,
  muteMember,
  type Reported,
  removeChat,
  removeMember,
  reportCircle,
  reportMessage,
  reportName,
  sendChat,
  undoAction,
  updateCircle,
  updateProfile,
  whoami,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCup, draws, enrolAll } from '../../../test/support/competition.ts'
import { aPlayer, aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, listen, type TestServer } from '../../../test/support/test-app.ts'
import { pruneRemovedTexts } from '../chat/prune-removed-texts.ts'
import { pruneReports } from './report-store.ts'

let server: TestServer
let scenario: Scenario
let admin: Player
let ana: Player
let ben: Player
let cleo: Player
let lobby: Lobby

beforeAll(async () => {
  server = await aServer({ later: setImmediate, config: { rateLimits: true } })
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  admin = scenario.admin
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
  cleo = await scenario.player('Cleo')
  lobby = await ana.opensLobby()
  await ben.joins(lobby)
  await cleo.joins(lobby)
  await server.ctx.db.deleteFrom('reported').execute()
})
afterAll(() => server.stop())

const says = async (player: Player, message: string) =>
  (await player.gets(sendChat, { body: { lobbyId: lobby._id, message } })).message
const reports = (player: Player, { _id }: ChatMessage, text?: string) =>
  player.gets(reportMessage, { body: { messageId: _id, reason: 'insult', ...(text && { text }) } })
const reportsNameOf = (player: Player, member: Player) =>
  player.gets(reportName, { body: { lobbyId: lobby._id, userId: member.userId, reason: 'other' } })
const listed = async (query = {}): Promise<Reported[]> => (await admin.gets(adminListReports, { query })).reports
const theOnly = async (): Promise<Reported> => {
  const reported = await listed()
  expect(reported).toHaveLength(1)
  return reported[0] as Reported
}
const closes = ({ _id }: Reported, outcome: 'dismissed' | 'handled' = 'dismissed') =>
  admin.gets(adminCloseReport, { params: { id: _id }, body: { outcome } })
const lastAction = async () => (await admin.gets(listActions, {})).actions[0]

describe('a report of a message', () => {
  it('a message that was removed before any report is reported with its text for a day, also by a member who was put out, and by nobody who came later [MD15] [PR806]', async () => {
    const message = await says(ben, 'A removed insult')
    await ben.gets(removeChat, { params: { id: message._id } })
    const body = { lobbyId: lobby._id, userId: cleo.userId, to: 'out', reason: 'Argued' } as const
    await ana.gets(removeMember, { body })
    const late = await scenario.player('Late')
    await server.clock.advance(1000)
    await late.joins(lobby)
    expect(await late.isRefused(reportMessage, { body: { messageId: message._id, reason: 'insult' } })).toBe(
      'not-found',
    )
    await reports(cleo, message)
    expect(await theOnly()).toMatchObject({ text: 'A removed insult' })
    const { messages } = await ana.gets(listChat, { query: { lobbyId: lobby._id } })
    expect(JSON.stringify(messages)).not.toContain('insult')
  })

  it('a removed message is not reported after a day, and its text is deleted after a week [MD15] [PR806]', async () => {
    const message = await says(ben, 'A removed insult')
    await ben.gets(removeChat, { params: { id: message._id } })
    const kept = () =>
      server.ctx.db
        .selectFrom('chat_message')
        .select('removed_text')
        .where('id', '=', message._id)
        .executeTakeFirstOrThrow()
    await server.clock.advance(24 * 60 * 60_000)
    expect(await cleo.isRefused(reportMessage, { body: { messageId: message._id, reason: 'insult' } })).toBe(
      'not-found',
    )
    expect((await kept()).removed_text).toBe('A removed insult')
    await server.clock.advance(6 * 24 * 60 * 60_000 + 1)
    await pruneRemovedTexts(server.ctx, 10)
    expect((await kept()).removed_text).toBeNull()
  })

  it('a report keeps the reported text after the message is removed, and all reports of a message form one group with their number [MD1] [MD2] [PR536] [PR538]', async () => {
    const message = await says(ben, 'You are all fools')
    expect(await reports(ana, message, '  Again and again ')).toEqual({
      message: 'Your report has arrived. Thank you.',
    })
    await ben.gets(removeChat, { params: { id: message._id } })
    // The author of the first report no longer sees the removed message. Cleo still had it on her screen.
    await reports(cleo, message)
    const { report } = await admin.gets(adminGetReport, { params: { id: (await theOnly())._id } })
    expect(report).toMatchObject({
      ...{ kind: 'message', status: 'open', text: 'You are all fools', count: 2, reasons: ['insult'] },
      ...{ user: { _id: ben.userId }, lobby: { _id: lobby._id, lobbyCode: lobby.lobbyCode } },
      reports: [
        { user: { _id: ana.userId }, reason: 'insult', text: 'Again and again' },
        { user: { _id: cleo.userId }, reason: 'insult', text: null },
      ],
    })
  })

  it('a second report of a message by the same user is not counted, and gets the same reply as the first [MD2] [PR536]', async () => {
    const message = await says(ben, 'Buy chips at my shop')
    const first = await reports(ana, message)
    expect(await reports(ana, message, 'Second thoughts')).toEqual(first)
    expect(await theOnly()).toMatchObject({ count: 1 })
  })

  it('refuses a report of a message by its author and by users who cannot read the chat [MD1] [PR537]', async () => {
    const message = await says(ben, 'Hello')
    const dan = await scenario.player('Dan')
    const body = { messageId: message._id, reason: 'spam' as const }
    expect(await dan.isRefused(reportMessage, { body })).toBe('not-found')
    expect(await admin.isRefused(reportMessage, { body })).toBe('not-found')
    expect(await ben.isRefused(reportMessage, { body })).toBe('forbidden')
    expect(await listed()).toEqual([])
  })

  it('shows administrators at most five messages before and after the reported message, as members see them [MD5] [PR538]', async () => {
    const sent: ChatMessage[] = []
    for (let n = 1; n <= 12; n += 1) {
      sent.push(await says([ana, ben, cleo][n % 3] ?? ana, `Message ${n}`))
      await server.clock.advance(11_000)
    }
    const seventh = sent[6] as ChatMessage
    const reporter = [ana, ben, cleo].find(({ userId }) => userId !== seventh.user._id) ?? ana
    await reports(reporter, seventh)
    const { report } = await admin.gets(adminGetReport, { params: { id: (await theOnly())._id } })
    expect(report.context).toEqual(sent.slice(1, 12))
  })
})

describe('a report of a name', () => {
  it('a report of a name keeps the reported name, and a member with a new name can be reported again [MD1] [MD2] [PR536]', async () => {
    const { user } = await ben.gets(whoami, {})
    await reportsNameOf(ana, ben)
    await reportsNameOf(ana, ben)
    expect(await theOnly()).toMatchObject({ kind: 'name', count: 1, username: user?.username, text: null })
    await ben.gets(updateProfile, { body: { username: 'Anothername' } })
    await reportsNameOf(ana, ben)
    expect((await listed()).map(({ username }) => username)).toEqual(['Anothername', user?.username])
  })

  it('the report of a name in a game of a competition names the competition, because the game has no code [CP58]', async () => {
    const { id } = await aCup(server, admin)
    await enrolAll([ana, ben], id)
    await draws(server, id)
    const [game] = (await ana.gets(listMyGames, {})).games.filter(({ competition }) => competition)
    if (!game) throw new Error('Ana has no seat')
    await ana.gets(reportName, { body: { lobbyId: game._id, userId: ben.userId, reason: 'other' } })
    expect((await theOnly()).lobby).toMatchObject({ lobbyCode: '', competition: { _id: id, name: 'Office Cup' } })
    const { report } = await admin.gets(adminGetReport, { params: { id: (await theOnly())._id } })
    expect(report.lobby?.competition?.name).toBe('Office Cup')
  })

  it('a user can report the names only of members of a lobby in which the user is a member [MD1] [PR537]', async () => {
    const dan = await scenario.player('Dan')
    const ofDan = { body: { lobbyId: lobby._id, userId: dan.userId, reason: 'hate' as const } }
    expect(await ana.isRefused(reportName, ofDan)).toBe('not-found')
    const ofBen = { body: { lobbyId: lobby._id, userId: ben.userId, reason: 'hate' as const } }
    expect(await dan.isRefused(reportName, ofBen)).toBe('lobby-not-found')
  })

  it('deleting an account removes its names from reports of it, and the texts of the reports that it sent [A15] [MD14]', async () => {
    await reportsNameOf(ana, ben)
    const message = await says(ben, 'Hello')
    await reports(cleo, message, 'My phone number is 1234')
    await ben.gets(deleteOwnAccount, { body: { password: ben.password } } as never)
    await cleo.gets(deleteOwnAccount, { body: { password: cleo.password } } as never)
    for (const reported of await listed()) {
      expect(reported).toMatchObject({
        name: '',
        username: '',
        user: { name: expect.stringMatching(/^Deleted player/) },
      })
      const { report } = await admin.gets(adminGetReport, { params: { id: reported._id } })
      expect(report.reports.map(({ text }) => text)).toEqual([null])
    }
  })
})

describe('a report of the name of a circle', () => {
  let circle: Circle
  const reportsCircle = (player: Player, code?: string) =>
    player.asks(reportCircle, { body: { circleId: circle._id, code, reason: 'hate' } })

  beforeEach(async () => {
    circle = (await ana.gets(createCircle, { body: { name: 'All fools' } })).circle
    await ben.gets(joinCircle, { body: { code: circle.code } })
  })

  it('administrators see the name as it was at the first report, with its owner [MD16] [PR950]', async () => {
    expect(await reportsCircle(ben)).toMatchObject({ ok: true })
    expect(await theOnly()).toMatchObject({
      ...{ kind: 'circle', text: 'All fools', lobby: null, count: 1, status: 'open' },
      ...{ circle: { _id: circle._id, name: 'All fools' }, user: { username: ana.username } },
    })
    await ana.gets(updateCircle, { params: { circleId: circle._id }, body: { name: 'Kind friends' } })
    expect(await theOnly()).toMatchObject({ text: 'All fools', circle: { name: 'Kind friends' } })
    expect(await listed({ kind: 'circle', q: 'fools' })).toHaveLength(1)
    const { report } = await admin.gets(adminGetReport, { params: { id: (await theOnly())._id } })
    expect(report).toMatchObject({ reports: [{ reason: 'hate' }], context: [], mutedUntil: null })
    await reportsCircle(ben)
    expect((await listed()).map(({ text }) => text).sort()).toEqual(['All fools', 'Kind friends'])
  })

  it('only members, users who ask or are asked, and users with the code report it; its owner does not [MD16] [PR950]', async () => {
    const body = { circleId: circle._id, reason: 'hate' as const }
    expect(await cleo.isRefused(reportCircle, { body })).toBe('circle-not-found')
    expect(await cleo.isRefused(reportCircle, { body: { ...body, code: 'ABCDEF' } })).toBe('circle-not-found')
    expect(await ana.isRefused(reportCircle, { body })).toBe('forbidden')
    expect(await listed()).toEqual([])
    expect(await reportsCircle(cleo, circle.code.toLowerCase())).toMatchObject({ ok: true })
    expect(await theOnly()).toMatchObject({ count: 1 })
  })

  it('an administrator replaces the name, also in notices, and the log does not contain the previous name [MD17] [PR951]', async () => {
    expect(JSON.stringify(await ana.gets(listNotices, {}))).toContain('All fools')
    const renamed = await admin.gets(adminRenameCircle, { params: { circleId: circle._id } })
    expect(renamed.circle.name).toMatch(/^Circle \d{6,9}$/)
    expect((await ana.gets(circleById, { params: { circleId: circle._id } })).circle.name).toBe(renamed.circle.name)
    const notices = JSON.stringify(await ana.gets(listNotices, {}))
    expect(notices).toContain(renamed.circle.name)
    expect(notices).not.toContain('All fools')
    const line = await lastAction()
    expect(line).toMatchObject({ kind: 'rename-circle', whyNot: 'details-not-kept', subject: { circleId: circle._id } })
    expect(JSON.stringify(line)).not.toContain('All fools')
    expect(await ben.isRefused(adminRenameCircle, { params: { circleId: circle._id } })).toBe('forbidden')
  })

  it('stays with its text after the circle is deleted, and loses the names of a deleted owner [MD14] [MD16] [PR950]', async () => {
    await reportsCircle(ben)
    await ana.gets(leaveCircle, { params: { circleId: circle._id } })
    const reported = await theOnly()
    expect(reported).toMatchObject({ text: 'All fools', lobby: null })
    expect(reported.circle).toBeUndefined()
    expect(await admin.isRefused(adminRenameCircle, { params: { circleId: circle._id } })).toBe('circle-not-found')
    await ana.gets(deleteOwnAccount, { body: { password: ana.password } } as never)
    expect(await theOnly()).toMatchObject({ text: 'All fools', name: '', username: '' })
  })
})

it('the reported member receives the same bytes as without a report, in replies and pushes [MD3] [PR539]', async () => {
  const message = await says(ben, 'You are all fools')
  const socket = await listen(server, ben.token.accessToken, [
    `lobby:${lobby._id}`,
    `seat:${lobby._id}:${ben.userId}`,
    `user:${ben.userId}`,
  ] as never)
  await server.clock.advance(0)
  const screens = async () => [
    await ben.gets(whoami, {}),
    await ben.gets(lobbyDetails, { params: { lobbyId: lobby._id } }),
    await ben.gets(listChat, { query: { lobbyId: lobby._id } }),
  ]
  const before = JSON.stringify(await screens())
  const framesBefore = socket.frames.length
  await reports(ana, message)
  await reportsNameOf(ana, ben)
  await closes((await listed())[0] as Reported)
  expect(JSON.stringify(await screens())).toBe(before)
  // A message after the reports has the next version, so nothing was published in between.
  const next = await says(cleo, 'After the reports')
  await expect.poll(() => socket.frames.length).toBeGreaterThan(framesBefore)
  const pushes = socket.frames.slice(framesBefore).flatMap((frame) => (frame.type === 'news' ? [frame.push] : []))
  expect(pushes).toEqual([{ type: 'chat.sent', message: next }])
})

it('refuses the 31st report of one user within a day; a repeated report is not counted [MD4] [PR540]', async () => {
  const messages: ChatMessage[] = []
  for (let n = 0; n < 31; n += 1) {
    messages.push(await says(ben, `Message ${n}`))
    await server.clock.advance(11_000)
  }
  for (const message of messages.slice(0, 30)) await reports(ana, message)
  await reports(ana, messages[0] as ChatMessage)
  const body = { messageId: messages[30]?._id as never, reason: 'spam' as const }
  expect(await ana.asks(reportMessage, { body })).toMatchObject({ status: 429, failure: { code: 'rate-limited' } })
  await reports(cleo, messages[30] as ChatMessage)
  await server.clock.advance(24 * 3_600_000)
  await ana.gets(reportMessage, { body })
})

describe("reports in the administrators' area", () => {
  it('administrators see open reports before closed ones, the last reported first, and can filter them [MD5] [PR538]', async () => {
    const first = await says(ben, 'First')
    const second = await says(ben, 'Second')
    await reports(ana, first)
    await server.clock.advance(1000)
    await reports(ana, second)
    await server.clock.advance(1000)
    await reportsNameOf(ana, cleo)
    const texts = async (query = {}) => (await listed(query)).map(({ kind, text }) => text ?? kind)
    expect(await texts()).toEqual(['name', 'Second', 'First'])
    await closes((await listed())[0] as Reported)
    expect(await texts()).toEqual(['Second', 'First', 'name'])
    expect(await texts({ status: 'open' })).toEqual(['Second', 'First'])
    expect(await texts({ status: 'dismissed' })).toEqual(['name'])
    expect(await texts({ kind: 'name' })).toEqual(['name'])
    expect(await texts({ account: ben.userId })).toEqual(['Second', 'First'])
    expect(await texts({ q: 'irs' })).toEqual(['First'])
    expect(await admin.gets(adminListReports, { query: { page: 2, pageSize: 2 } })).toMatchObject({
      total: 3,
      reports: [{}],
    })
  })

  it('an administrator’s closing of a report is logged; its undo, or a report by another user, opens the report again [MD5] [O3] [PR541]', async () => {
    const message = await says(ben, 'Fools')
    await reports(ana, message)
    const { report } = await closes(await theOnly())
    expect(report).toMatchObject({ status: 'dismissed', closedBy: { _id: admin.userId } })
    const closing = await lastAction()
    expect(closing).toMatchObject({ kind: 'close-report', before: { status: 'open' }, canUndo: true })
    // Closing a closed report logs no further action.
    await closes(await theOnly())
    expect((await lastAction())?._id).toBe(closing?._id)
    await admin.gets(undoAction, { params: { id: closing?._id as never } })
    expect(await theOnly()).toMatchObject({ status: 'open', closedBy: null, closedAt: null })
    await closes(await theOnly(), 'handled')
    await admin.gets(adminReopenReport, { params: { id: (await theOnly())._id } })
    expect(await theOnly()).toMatchObject({ status: 'open' })
    await closes(await theOnly())
    await reports(ana, message)
    expect(await theOnly()).toMatchObject({ status: 'dismissed' })
    await reports(cleo, message)
    expect(await theOnly()).toMatchObject({ status: 'open', count: 2 })
  })

  it('refuses an administrator who closes or reopens a report of their own message [MD5] [PR541]', async () => {
    const eve = await aPlayer(server, 'Eve', () => scenario.match._id, 'admin')
    await eve.joins(lobby)
    await reports(ana, await says(eve, 'I decide this myself'))
    const { _id } = await theOnly()
    const body = { outcome: 'dismissed' as const }
    expect(await eve.isRefused(adminCloseReport, { params: { id: _id }, body })).toBe('forbidden')
    await closes(await theOnly())
    expect(await eve.isRefused(adminReopenReport, { params: { id: _id } })).toBe('forbidden')
  })

  it('logs an administrator’s removal of a message and mute of its author; only the mute can be undone [MD6] [PR542]', async () => {
    const message = await says(ben, 'Fools')
    await admin.gets(removeChat, { params: { id: message._id } })
    expect(await lastAction()).toMatchObject({
      ...{ kind: 'remove-message', canUndo: false, whyNot: 'text-deleted' },
      subject: { messageId: message._id, userId: ben.userId },
    })
    await admin.gets(muteMember, { body: { lobbyId: lobby._id, userId: ben.userId } })
    const mute = await lastAction()
    expect(mute).toMatchObject({ kind: 'mute-member', canUndo: true })
    expect(await ben.isRefused(sendChat, { body: { lobbyId: lobby._id, message: 'But' } })).toBe('muted')
    await admin.gets(undoAction, { params: { id: mute?._id as never } })
    await says(ben, 'Sorry')
    // Moderation by the host is no operator action.
    await ana.gets(muteMember, { body: { lobbyId: lobby._id, userId: ben.userId } })
    expect((await lastAction())?.kind).toBe('unmute-member')
  })

  it('an administrator gives a member a generated name, which other members see; the audit line does not contain the previous name [MD7] [PR542]', async () => {
    const before = (await ben.gets(whoami, {})).user?.username ?? ''
    const { user } = await admin.gets(adminRenameUser, { params: { id: ben.userId } })
    expect(user.username).toMatch(/^Player\d{6,9}$/)
    expect(user.name).toBe(user.username)
    const { users } = await ana.fetchesLobby(lobby)
    expect(users.find(({ user: { _id } }) => _id === ben.userId)?.user).toMatchObject({ username: user.username })
    const line = await lastAction()
    expect(line).toMatchObject({ kind: 'rename-user', whyNot: 'details-not-kept' })
    expect(JSON.stringify(line)).not.toContain(before)
  })
})

it('deletes a closed report with its copied text after 180 days, and keeps an open report [MD14]', async () => {
  await reports(ana, await says(ben, 'Closed'))
  await closes(await theOnly())
  await reports(ana, await says(ben, 'Open'))
  await server.clock.advance(180 * 24 * 3_600_000 - 1)
  expect(await pruneReports(server.ctx, 100)).toBe(0)
  await server.clock.advance(1)
  expect(await pruneReports(server.ctx, 100)).toBe(1)
  const rows = await server.ctx.db.selectFrom('reported').select('text').execute()
  expect(rows).toEqual([{ text: 'Open' }])
})
