import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import * as theGame from './migrations/0001-the-game.ts'
import * as accountsAndFiles from './migrations/0002-accounts-and-files.ts'
import * as chat from './migrations/0003-chat.ts'
import * as sessionsAndEdge from './migrations/0004-sessions-and-edge.ts'
import * as dueWork from './migrations/0005-due-work.ts'
import * as betOutcomes from './migrations/0006-bet-outcomes.ts'
import * as reasonsAsCodes from './migrations/0006-reasons-as-codes.ts'
import * as namesOfOptions from './migrations/0006-the-names-of-options.ts'
import * as seats from './migrations/0007-seats.ts'
import * as caps from './migrations/0008-caps-and-likeness.ts'
import * as priceLists from './migrations/0009-price-lists.ts'
import * as seatsOfBets from './migrations/0009-seats-of-bets.ts'
import * as removals from './migrations/0010-removals-and-slow-chats.ts'
import * as changesOfRounds from './migrations/0011-changes-of-rounds.ts'
import * as firstBetGuide from './migrations/0012-first-bet-guide.ts'
import * as operatorActions from './migrations/0013-operator-actions.ts'
import * as theDesk from './migrations/0014-the-desk.ts'
import * as feeds from './migrations/0015-feeds.ts'
import * as emailChanges from './migrations/0016-email-changes.ts'
import * as consoleLeases from './migrations/0017-console-leases.ts'
import * as listsOfMany from './migrations/0018-lists-of-many.ts'
import * as crashReports from './migrations/0020-crash-reports.ts'
import * as landingPage from './migrations/0022-landing-page.ts'
import * as guests from './migrations/0026-guests.ts'
import * as eliminations from './migrations/0030-eliminations.ts'
import * as trophies from './migrations/0032-trophies.ts'
import * as cards from './migrations/0034-cards.ts'
import * as ledgerSeals from './migrations/0036-ledger-seals.ts'
import * as endsOfRounds from './migrations/0038-ends-of-rounds.ts'
import * as guessedPrices from './migrations/0040-guessed-prices.ts'
import * as dealCommitments from './migrations/0041-deal-commitments.ts'
import * as publishedPenalties from './migrations/0042-penalties-told.ts'
import * as calledOffAfterTheEnd from './migrations/0043-called-off-after-the-end.ts'
import * as repliesOfCalls from './migrations/0053-replies-of-calls.ts'
import * as operatorsWhoBet from './migrations/0058-operators-who-bet.ts'
import * as roundsBetOn from './migrations/0062-rounds-bet-on.ts'
import * as olderEvidence from './migrations/0063-older-evidence.ts'
import * as accountForms from './migrations/0072-account-forms.ts'
import * as olderResults from './migrations/0077-older-results.ts'
import * as competitions from './migrations/0078-competitions.ts'
import * as installation from './migrations/0079-installation.ts'
import * as severalNodes from './migrations/0080-several-nodes.ts'
import * as drawsAndNotices from './migrations/0082-draws-and-notices.ts'
import * as lobbiesInOrder from './migrations/0083-lobbies-in-order.ts'
import * as shownByCompetitions from './migrations/0084-shown-by-competitions.ts'
import * as moderation from './migrations/0087-moderation.ts'
import * as guestSeats from './migrations/0090-guest-seats.ts'
import * as feedProviders from './migrations/0093-feed-providers.ts'
import * as rooms from './migrations/0097-rooms.ts'
import * as emailConfirmations from './migrations/0098-email-confirmations.ts'
import * as kickOffsOfProviders from './migrations/0115-kick-offs-of-providers.ts'
import * as measuredDelays from './migrations/0116-measured-delays.ts'
import * as phasesOfMatches from './migrations/0117-phases-of-matches.ts'
import * as unknownCounts from './migrations/0118-unknown-counts.ts'
import * as pausesOfHalves from './migrations/0121-pauses-of-halves.ts'
import * as playOfMatches from './migrations/0122-play-of-matches.ts'
import * as startsKnownLate from './migrations/0124-starts-known-late.ts'
import * as rulesOfDisqualification from './migrations/0127-rules-of-disqualification.ts'
import * as struckBets from './migrations/0129-struck-bets.ts'
import * as overlappingCups from './migrations/0130-overlapping-cups.ts'
import * as guestAsks from './migrations/0131-guest-asks.ts'
import * as movedSeats from './migrations/0132-moved-seats.ts'
import * as removedTexts from './migrations/0133-removed-texts.ts'
import * as unsentEmails from './migrations/0137-unsent-emails.ts'
import * as ownMatches from './migrations/0138-own-matches.ts'
import * as lobbiesOfOperators from './migrations/0139-lobbies-of-operators.ts'
import * as circles from './migrations/0145-circles.ts'
import * as reportedCircles from './migrations/0150-reported-circles.ts'
import * as cutEvenings from './migrations/0151-cut-evenings.ts'
import * as namedRecorders from './migrations/0152-named-recorders.ts'
import * as unwitnessedBets from './migrations/0153-unwitnessed-bets.ts'
import * as reminders from './migrations/0155-reminders.ts'
import * as seatsAfterCuts from './migrations/0156-seats-after-cuts.ts'
import * as languages from './migrations/0157-languages.ts'
import * as claimedEvents from './migrations/0159-claimed-events.ts'
import * as remindersByEmail from './migrations/0160-reminders-by-email.ts'
import type { Database } from './schema.ts'

/**
 * All migrations in the order of application. The record is static, so that the source and the built code behave alike.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-the-game': theGame,
  '0002-accounts-and-files': accountsAndFiles,
  '0003-chat': chat,
  '0004-sessions-and-edge': sessionsAndEdge,
  '0005-due-work': dueWork,
  '0006-bet-outcomes': betOutcomes,
  '0006-reasons-as-codes': reasonsAsCodes,
  '0006-the-names-of-options': namesOfOptions,
  '0007-seats': seats,
  '0008-caps-and-likeness': caps,
  '0009-price-lists': priceLists,
  '0009-seats-of-bets': seatsOfBets,
  '0010-removals-and-slow-chats': removals,
  '0011-changes-of-rounds': changesOfRounds,
  '0012-first-bet-guide': firstBetGuide,
  '0013-operator-actions': operatorActions,
  '0014-the-desk': theDesk,
  '0015-feeds': feeds,
  '0016-email-changes': emailChanges,
  '0017-console-leases': consoleLeases,
  '0018-lists-of-many': listsOfMany,
  '0020-crash-reports': crashReports,
  '0022-landing-page': landingPage,
  '0026-guests': guests,
  '0030-eliminations': eliminations,
  '0032-trophies': trophies,
  '0034-cards': cards,
  '0036-ledger-seals': ledgerSeals,
  '0038-ends-of-rounds': endsOfRounds,
  '0040-guessed-prices': guessedPrices,
  '0041-deal-commitments': dealCommitments,
  '0042-penalties-told': publishedPenalties,
  '0043-called-off-after-the-end': calledOffAfterTheEnd,
  '0053-replies-of-calls': repliesOfCalls,
  '0058-operators-who-bet': operatorsWhoBet,
  '0062-rounds-bet-on': roundsBetOn,
  '0063-older-evidence': olderEvidence,
  '0072-account-forms': accountForms,
  '0077-older-results': olderResults,
  '0078-competitions': competitions,
  '0079-installation': installation,
  '0080-several-nodes': severalNodes,
  '0082-draws-and-notices': drawsAndNotices,
  '0083-lobbies-in-order': lobbiesInOrder,
  '0084-shown-by-competitions': shownByCompetitions,
  '0087-moderation': moderation,
  '0090-guest-seats': guestSeats,
  '0093-feed-providers': feedProviders,
  '0097-rooms': rooms,
  '0098-email-confirmations': emailConfirmations,
  '0115-kick-offs-of-providers': kickOffsOfProviders,
  '0116-measured-delays': measuredDelays,
  '0117-phases-of-matches': phasesOfMatches,
  '0118-unknown-counts': unknownCounts,
  '0121-pauses-of-halves': pausesOfHalves,
  '0122-play-of-matches': playOfMatches,
  '0124-starts-known-late': startsKnownLate,
  '0127-rules-of-disqualification': rulesOfDisqualification,
  '0129-struck-bets': struckBets,
  '0130-overlapping-cups': overlappingCups,
  '0131-guest-asks': guestAsks,
  '0132-moved-seats': movedSeats,
  '0133-removed-texts': removedTexts,
  '0137-unsent-emails': unsentEmails,
  '0138-own-matches': ownMatches,
  '0139-lobbies-of-operators': lobbiesOfOperators,
  '0145-circles': circles,
  '0150-reported-circles': reportedCircles,
  '0151-cut-evenings': cutEvenings,
  '0152-named-recorders': namedRecorders,
  '0153-unwitnessed-bets': unwitnessedBets,
  '0155-reminders': reminders,
  '0156-seats-after-cuts': seatsAfterCuts,
  '0157-languages': languages,
  '0159-claimed-events': claimedEvents,
  '0160-reminders-by-email': remindersByEmail,
}

/** The version of the tables that this server expects. */
export const schemaVersion = Object.keys(migrations).sort().at(-1) ?? ''

/**
 * Migrates the database to this version. If several servers start at once, one migrates and the others wait. An older
 * server also starts on a database that a newer server has migrated. So a new migration must not remove anything that
 * the previous version uses.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error, results } = await migratorOf(db, await laterMigrations(db)).migrateToLatest()
  if (error === undefined) return
  const failed = results?.find((result) => result.status === 'Error')
  throw new Error(`The migration ${failed?.migrationName ?? ''} failed: ${reasonOf(error)}`, { cause: error })
}

/** Returns the migrations that are not applied yet. */
export async function pendingMigrations(db: Kysely<Database>): Promise<string[]> {
  const all = await migratorOf(db).getMigrations()
  return all.filter((migration) => migration.executedAt === undefined).map((migration) => migration.name)
}

function migratorOf(db: Kysely<Database>, later: Readonly<Record<string, Migration>> = {}): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations, ...later }) } })
}

/**
 * Returns the applied migrations of newer servers, as empty migrations. The migrator fails if the list lacks an applied
 * migration.
 */
async function laterMigrations(db: Kysely<Database>): Promise<Record<string, Migration>> {
  const { rows: tables } = await sql`select from pg_tables
    where schemaname = current_schema() and tablename = 'kysely_migration'`.execute(db)
  if (tables.length === 0) return {}
  const { rows } = await sql<{
    name: string
  }>`select name from kysely_migration where name collate "C" > ${schemaVersion}`.execute(db)
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => {} }]))
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
