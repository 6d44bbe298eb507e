import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LobbyId, sendChat } from '@bettle/contract'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../../../test/support/database/test-database.ts'
import { scratchFolder } from '../../../../test/support/programs/scratch-folder.ts'
import { playerOn } from '../../../../test/support/scenario.ts'
import { aServer, type TestServer, testDatabaseUrl } from '../../../../test/support/test-app.ts'
import type { MidMatch } from '../../../../test/upgrade/mid-match.ts'
import { fileOf, openDump, openFolder } from '../../../../test/upgrade/open-copy.ts'
import { type MidMatchPlayers, playToTheEnd, signInMidMatch } from '../../../../test/upgrade/play-mid-match.ts'
import { testClock } from '../../../clock.ts'
import { connect } from '../../../db/connect.ts'
import { ledgerFaults } from '../../ledger/check-ledger.ts'
import { runBackup } from './run-backup.ts'
import { runRestore } from './run-restore.ts'

const log = pino({ level: 'silent' })
const SECRET = 'a secret that the first start wrote into the folder'
const scratch = scratchFolder('backup')
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Starts a server with a match in progress, and with rows in every table. */
async function midMatch(database: TestDatabase, dataDir: string) {
  const facts: MidMatch = JSON.parse(readFileSync(fileOf(`mid-match-${database.kind}.json`), 'utf8'))
  const server = await aServer({ database, clock: testClock(Date.parse(facts.takenAt)), config: { dataDir } })
  await server.ctx.jobs.settled()
  return { facts, server, players: await signInMidMatch(server, facts) }
}

/** Returns the same players with their sessions, calling another server. */
function on(server: TestServer, players: MidMatchPlayers, { match }: MidMatch): MidMatchPlayers {
  const moved = Object.entries(players).map(([name, player]) => [name, playerOn(server, name, player, () => match)])
  return Object.fromEntries(moved) as MidMatchPlayers
}

const chats = ({ Ana }: MidMatchPlayers, { lobbies }: MidMatch, messages: readonly string[]) =>
  Promise.all(messages.map((message) => Ana.gets(sendChat, { body: { lobbyId: lobbies.cards as LobbyId, message } })))

const installationOf = ({ ctx: { db } }: TestServer) =>
  db.selectFrom('installation').select('id').executeTakeFirstOrThrow()

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const numbered = (count: number, text: string) => Array.from({ length: count }, (_, index) => `${text} ${index}`)

async function check(database: TestDatabase, dataDir: string, empty: () => Promise<TestDatabase>) {
  const environment = { DATA_DIR: dataDir, ...(database.url !== undefined && { DATABASE_URL: database.url }) }
  const to = join(scratch, 'taken')
  writeFileSync(join(dataDir, 'auth-secret'), SECRET)
  const { facts, server, players } = await midMatch(database, dataDir)
  await server.ctx.storage.write('files/badge.png', Buffer.from('a picture'), 'image/png')
  await chats(players, facts, numbered(5, 'before'))

  const [text] = await Promise.all([runBackup(to, environment), chats(players, facts, numbered(20, 'meanwhile'))])
  expect(text).toContain(`The backup is complete: ${to}\nThe backup contains the database and the uploaded files.`)
  expect(text).toContain(
    'The backup also contains the secret that signs sessions: keep the backup as safe as a password.',
  )
  for (const file of filesIn(to)) expect([file, statSync(file).mode & 0o777]).toEqual([file, 0o600])
  expect(statSync(to).mode & 0o777).toBe(0o700)
  await expect(runBackup(to, environment)).rejects.toThrow(`${to} is not empty. Name a new folder.`)
  await chats(players, facts, ['after the backup'])
  const now = server.clock.now()
  const installation = await installationOf(server)
  await server.stop()

  // A restore overwrites nothing that exists.
  await expect(runRestore(to, environment)).rejects.toThrow('not empty')

  const restored = await empty()
  const restoredDir = join(scratch, 'restored')
  const target = { DATA_DIR: restoredDir, ...(restored.url !== undefined && { DATABASE_URL: restored.url }) }
  expect(await runRestore(to, target)).toMatch(/^The backup of \S+Z is restored\. Start the server\.$/)
  expect(readFileSync(join(restoredDir, 'auth-secret'), 'utf8')).toBe(SECRET)
  expect(statSync(join(restoredDir, 'auth-secret')).mode & 0o777).toBe(0o600)

  const second = await aServer({
    database: {
      ...restored,
      connect: () => connect({ databaseUrl: restored.url, dataDir: restoredDir }, log),
    },
    clock: testClock(now),
    config: { dataDir: restoredDir },
  })
  // Servers with an embedded database share no Redis.
  if (database.kind === 'postgres') expect(await installationOf(second)).not.toEqual(installation)
  const messages = await second.ctx.db
    .selectFrom('chat_message')
    .select(['seq', 'message'])
    .where('message', 'in', [...numbered(5, 'before'), ...numbered(20, 'meanwhile'), 'after the backup'])
    .orderBy('seq')
    .execute()
  // The backup contains all messages that were acknowledged before it, and of later ones the first.
  expect(messages.length).toBeGreaterThanOrEqual(5)
  expect(messages.slice(0, 5).every(({ message }) => message.startsWith('before'))).toBe(true)
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => (messages[0]?.seq ?? 0) + index))
  expect(messages.map(({ message }) => message)).not.toContain('after the backup')
  expect(String(await second.ctx.storage.read('files/badge.png', 1000))).toBe('a picture')
  await playToTheEnd(second, facts, on(second, players, facts))
  expect(await ledgerFaults(second.ctx.db)).toEqual([])
  await second.stop()
  await restored.drop()

  const damaged = filesIn(to).find((file) => !file.endsWith('.json')) ?? ''
  appendFileSync(damaged, '.')
  await expect(runRestore(to, { ...target, DATA_DIR: join(scratch, 'nowhere') })).rejects.toThrow(
    /^The backup is damaged: the file \S+ was changed, added or deleted after the backup\.$/,
  )
}

describe.skipIf(testDatabaseUrl !== undefined)('a backup of the embedded database', { timeout: 240_000 }, () => {
  it('a backup of the embedded database in the middle of a match restores the match, which can be played to its end [PR492]', async () => {
    const database = await openFolder('mid-match-embedded')
    await check(database, database.dataDir, async () => ({ ...database, drop: async () => {} }))

    // If no server runs, the command reads the folder itself.
    const to = join(scratch, 'at rest')
    const environment = { DATA_DIR: database.dataDir }
    expect(await runBackup(to, environment, { withoutSecret: true })).toContain(
      'The backup does not contain AUTH_SECRET',
    )
    expect(existsSync(join(to, 'auth-secret'))).toBe(false)
    await expect(runRestore(to, { DATA_DIR: scratch, DATABASE_URL: 'postgres://127.0.0.1:1/x' })).rejects.toThrow(
      'This is a backup of an embedded database.',
    )
    const restored = join(scratch, 'restored at rest')
    expect(await runRestore(to, { DATA_DIR: restored })).toContain(
      'Start the server with the same AUTH_SECRET as before',
    )
    const connection = await connect({ databaseUrl: undefined, dataDir: restored }, log)
    expect(await ledgerFaults(connection.db)).toEqual([])
    await connection.close()
    await database.drop()
  })

  it('the backup command refuses a folder without a database, and the restore command one without a complete backup, each with the reason', async () => {
    const empty = join(scratch, 'empty')
    await expect(runBackup(join(scratch, 'never'), { DATA_DIR: empty })).rejects.toThrow(/^There is no database in/)
    expect(existsSync(join(scratch, 'never'))).toBe(false)
    await expect(runRestore(scratch, { DATA_DIR: empty })).rejects.toThrow(/^There is no complete backup in/)
  })
})

describe.skipIf(testDatabaseUrl === undefined)('a backup of PostgreSQL', { timeout: 240_000 }, () => {
  it('a backup of PostgreSQL by pg_dump in the middle of a match restores the match, which can be played to its end [PR493]', async () => {
    const database = await openDump('mid-match-postgres')
    await check(database, scratchFolder('backup-data'), () => emptyDatabase(testDatabaseUrl ?? ''))
    await database.drop()
  })
})
