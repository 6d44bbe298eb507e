import {
  blockUser,
  changeEmail,
  exportOwnData,
  forgotPassword,
  OwnData,
  placeBet,
  reportName,
  sendChat,
} from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aScenario, betOn, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { signUp, TEST_PASSWORD } from '../../../../test/support/sign-in.ts'
import { aServer, call } from '../../../../test/support/test-app.ts'
import { newId } from '../../../db/ids.ts'
import { OWN_DATA_SECTIONS } from './own-data-sections.ts'

let scenario: Scenario
beforeAll(async () => {
  scenario = await aScenario()
})
afterAll(() => scenario.ends())

async function bytesOf(player: Pick<Player, 'headers'>): Promise<string> {
  const response = await fetch(`${scenario.server.url}/api${exportOwnData.path}`, { headers: player.headers })
  expect(response.status).toBe(200)
  return response.text()
}
const dataOf = async (player: Pick<Player, 'headers'>): Promise<OwnData> =>
  OwnData.parse(JSON.parse(await bytesOf(player)))

/** Ana and Ben sit in Ana's lobby; Ana has bet and written a message. */
async function aGame() {
  const ana = await scenario.player('Ana')
  const ben = await scenario.player('Ben')
  const lobby = await ana.opensLobby()
  await ben.joins(lobby)
  const option = lobby.odds[0]?.name ?? ''
  const { bet } = await ana.gets(placeBet, { body: betOn(lobby, option, 10) })
  await ana.gets(sendChat, { body: { lobbyId: lobby._id, message: 'Good luck' } })
  await ben.gets(sendChat, { body: { lobbyId: lobby._id, message: 'A message of Ben' } })
  return { ana, ben, lobby, option, bet }
}

describe('the download of one’s own data', () => {
  it('the download of one’s own data holds the profile, devices, seat, lobby, bet, ledger and messages of its user [A62] [PR524]', async () => {
    const { ana, lobby, bet } = await aGame()
    const response = await fetch(`${scenario.server.url}/api${exportOwnData.path}`, { headers: ana.headers })
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="bettle-2026-05-01.json"')
    const data = OwnData.parse(await response.json())
    expect(data).toMatchObject({
      format: 1,
      account: { _id: ana.userId, name: 'Ana', email: ana.email, username: ana.username },
      sessions: [{ device: 'test', endedAt: null }],
      seats: [{ lobbyId: lobby._id, homeTeam: 'France', chips: 90, role: 'player', present: true }],
      hostedLobbies: [{ lobbyId: lobby._id, status: 'open' }],
      bets: [{ _id: bet._id, stake: 10, outcome: 'open', payout: null }],
      chatMessages: [{ message: 'Good luck', seq: 1 }],
      removals: [],
      notices: [],
      operatorActions: [],
    })
    // The chips of a seat are the sum of its ledger entries ([L1]).
    expect(data.ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['join', 100],
      ['stake', -10],
    ])
  })

  it('another player’s hidden bet changes no byte of a user’s download, which contains neither that player’s ids and names nor their message [A62] [V1] [PR525]', async () => {
    const { ana, ben, lobby, option } = await aGame()
    const before = await bytesOf(ana)
    const { bet } = await ben.gets(placeBet, { body: betOn(await ben.fetchesLobby(lobby), option, 37) })
    const after = await bytesOf(ana)
    expect(after).toBe(before)
    for (const text of [bet._id, ben.userId, ben.email, ben.username, 'A message of Ben']) {
      expect(after).not.toContain(text)
    }
    expect((await dataOf(ben)).bets).toMatchObject([{ _id: bet._id, stake: 37 }])
  })

  it('a user’s download holds the reports that the user made and the ids of blocked users; the reported user’s download does not change [A62] [MD2] [MD12]', async () => {
    const { ana, ben, lobby } = await aGame()
    const before = await bytesOf(ben)
    await ana.gets(reportName, { body: { lobbyId: lobby._id, userId: ben.userId, reason: 'other', text: 'See above' } })
    await ana.gets(blockUser, { body: { userId: ben.userId } })
    expect(await bytesOf(ben)).toBe(before)
    const data = await dataOf(ana)
    expect(data.reports).toMatchObject([{ kind: 'name', lobbyId: lobby._id, reason: 'other', text: 'See above' }])
    expect(data.blocked).toMatchObject([{ userId: ben.userId }])
    expect(await bytesOf(ana)).not.toContain(ben.username)
  })

  it('the download contains no password hash, no token, no hash of a link and no seed [A62] [PR525]', async () => {
    const { ana } = await aGame()
    const { db, background } = scenario.server.ctx
    await ana.gets(changeEmail, { body: { email: `new.${ana.email}`, password: TEST_PASSWORD } })
    await call(scenario.server, forgotPassword, { body: { email: ana.email, confirmEmail: ana.email } })
    await background.settled()
    const bytes = await bytesOf(ana)
    const { rows } = await sql<{ secret: string }>`
      select password_hash as secret from account union all select hash from refresh_token
      union all select hash from password_link union all select hash from email_change
      union all select hash from email_confirmation union all select hash from ledger_entry
      union all select seed from deal union all select body_hash from request union all select ledger_hash from lobby`.execute(
      db,
    )
    expect(rows.length).toBeGreaterThan(10)
    const secrets = [...rows.map(({ secret }) => secret), ana.token.accessToken, ana.token.refreshToken, TEST_PASSWORD]
    for (const secret of secrets) expect(bytes).not.toContain(secret)
    expect(JSON.parse(bytes)).toMatchObject({
      emailChanges: [{ email: `new.${ana.email}` }],
      passwordLinks: [{ usedAt: null }],
    })
  })

  it('the download contains each of its user’s 1200 notices once, although the server reads them in several pages [A62]', async () => {
    const ana = await scenario.player('Ana')
    const ben = await scenario.player('Ben')
    const { db, clock } = scenario.server.ctx
    const of = (account_id: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: newId(),
        account_id,
        competition_id: null,
        kind: 'test',
        key: `${index}`,
        details: JSON.stringify({ index }),
        at: clock.date(),
      }))
    for (const rows of [
      of(ana.userId, 700),
      of(ben.userId, 3),
      of(ana.userId, 500).map((row, index) => ({
        ...row,
        key: `more ${index}`,
        details: JSON.stringify({ index: 700 + index }),
      })),
    ]) {
      await db.insertInto('notice').values(rows).execute()
    }
    const { notices } = await dataOf(ana)
    expect(notices.map(({ details }) => details.index).toSorted((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: 1200 }, (_, index) => index),
    )
  })

  it('every list of the download has as many rows as the database stores about the account [A62] [PR524]', async () => {
    const { ana } = await aGame()
    const data = await dataOf(ana)
    for (const [name, { about }] of Object.entries(OWN_DATA_SECTIONS)) {
      if (name === 'betOutcomes') continue
      const [table = ''] = about.split('.')
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} where ${sql.ref(about)} = ${ana.userId}`.execute(
        scenario.server.ctx.db,
      )
      expect([name, data[name as keyof typeof OWN_DATA_SECTIONS].length]).toEqual([name, rows[0]?.count])
    }
  })

  it('refuses a download of one’s own data after five within an hour, and allows it again an hour later [A62] [PR526]', async () => {
    const server = await aServer({ config: { rateLimits: true } })
    try {
      const ana = await signUp(server.ctx, 'Ana')
      const asks = () => call(server, exportOwnData, {}, { headers: ana.headers })
      for (let time = 0; time < 5; time += 1) expect(await asks()).toMatchObject({ ok: true })
      const refused = await asks()
      expect(refused).toMatchObject({ status: 429, failure: { code: 'rate-limited' } })
      expect(refused.headers.get('retry-after')).toBe('3600')
      await server.clock.advance(60 * 60_000)
      expect((await asks()).status).not.toBe(429)
    } finally {
      await server.stop()
    }
  })
})

/**
 * Columns that name an account and are not in the export, with the reason. A new table belongs either to the sections
 * or to this list.
 */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  'block.blocked_id': 'is what another user hides, which the blocked user does not learn',
  'chat_message.removed_by': 'says what the user removed of others; the message has lost its text',
  'chat_mute.muted_by': 'is about the muted member',
  'competition_code.spent_by': 'is the code of an entry, which the export contains',
  'console_lease.account_id': 'lasts for seconds while an operator runs a match',
  'content_revision.account_id': 'is public content; the action is in the operator’s actions',
  'counted_act.account_id': 'counts the lobbies and names of the last day',
  'guest_game.account_id': 'belongs to a guest, who has no account yet',
  'host_address.account_id': 'is a keyed hash of the address of a host, which serves one lobby',
  'match.guest_id': 'says which trial game the user played, whose seat and bets are in the export',
  'match_event.recorded_by': 'is in the operator’s actions',
  'match_feed.attached_by': 'is in the operator’s actions',
  'match_feed.held_by': 'is in the operator’s actions',
  'reported.account_id': 'is about reports of the user, which they do not learn',
  'reported.closed_by': 'is in the operator’s actions',
  'request.account_id': 'repeats replies for a day; what they changed is in the export',
  'seat_move.account_id': 'belongs to a guest, who has no account yet',
  'seat_move.by_id': 'is about the moved seat of a guest; all members are told',
  'unsent_email.account_id': 'waits for the mail server, for three days at most, and has no text',
}

it('the download omits no table: each column that names an account is exported or has a recorded reason [A62] [PR524]', async () => {
  const { rows } = await sql<{ column: string }>`
    select distinct columns.table_name || '.' || columns.column_name as column from information_schema.columns
    where columns.table_schema = current_schema() and columns.table_name not like 'kysely_%' and columns.udt_name in ('uuid', 'text')
      and (columns.column_name ~ '(account|user|owner|host|organiser|guest)_id$' or columns.column_name ~ '_by$'
        or exists (
          select from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
          where contype = 'f' and confrelid = 'account'::regclass and attname = columns.column_name
            and conrelid = (quote_ident(columns.table_schema) || '.' || quote_ident(columns.table_name))::regclass))
  `.execute(scenario.server.ctx.db)
  const exported = Object.values(OWN_DATA_SECTIONS).map(({ about }) => about)
  const named = new Set([...exported, ...Object.keys(NOT_EXPORTED), ...Object.keys(NO_ACCOUNT)])
  expect(rows.map(({ column }) => column).toSorted()).toEqual([...named].toSorted())
})

/** Columns whose names look like an account's id but that hold no account. */
const NO_ACCOUNT: Readonly<Record<string, string>> = {
  'competition.promised_by': 'is a text',
  'count_gap.closed_by': 'is a kind of source',
  'guest_game.held_by': 'names a node',
  'option.retired_by': 'is a kind of source',
  'option.set_by': 'is a kind of source',
}
