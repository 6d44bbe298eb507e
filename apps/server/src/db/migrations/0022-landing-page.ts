import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds every published revision of the landing page, and the files it shows. The purpose of an upload finds files that
 * no revision shows. The uploaded size of a file is stored, because a picture is re-encoded.
 */
const statements = `
alter table stored_file add column made_for text;
alter table stored_file add column uploaded_size integer;
create index stored_file_made_for on stored_file (created_at) where made_for is not null;
create table content_revision (
  page text not null, revision integer not null, content jsonb not null, published_at timestamptz not null,
  account_id uuid not null references account (id), reverts integer,
  primary key (page, revision), check (revision > 0));
create table content_file (
  page text not null, revision integer not null, key text not null references stored_file (key),
  primary key (page, revision, key), foreign key (page, revision) references content_revision (page, revision));
create index content_file_key on content_file (key);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
