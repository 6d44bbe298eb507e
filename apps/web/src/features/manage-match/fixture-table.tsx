import { type Column, Table, Tag } from '../../ui/index.ts'
import { kickOffText, type PreviewedFixture } from './fixture-answers.ts'

/** Only this many lines of a file are rendered. */
export const SHOWN = 100

/** Lists the valid lines of a file with their kick-offs. */
export function FixtureTable({ fixtures, timeZone }: { fixtures: readonly PreviewedFixture[]; timeZone: string }) {
  return (
    <Table
      caption="What the file holds"
      columns={columnsIn(timeZone)}
      rows={fixtures.slice(0, SHOWN)}
      rowKey={({ line }) => String(line)}
    />
  )
}

function columnsIn(timeZone: string): Column<PreviewedFixture>[] {
  const kickOffOf = ({ startTime, isUnclear }: PreviewedFixture) =>
    isUnclear ? 'not clear yet' : startTime === null ? 'none' : kickOffText(startTime, timeZone)
  return [
    { id: 'line', header: 'Line', align: 'right', cell: ({ line }) => line },
    {
      id: 'home',
      header: 'Home Team',
      rowHeader: true,
      cell: (fixture) => (
        <>
          {fixture.homeTeam}
          <span className="sm:hidden"> v {fixture.awayTeam}</span>
          <span className="block text-muted text-xs tabular-nums sm:hidden">{kickOffOf(fixture)}</span>
        </>
      ),
    },
    { id: 'away', header: 'Away Team', className: 'max-sm:hidden', cell: ({ awayTeam }) => awayTeam },
    { id: 'start', header: 'Kick-off', className: 'tabular-nums max-sm:hidden', cell: kickOffOf },
    {
      id: 'there',
      header: '',
      cell: ({ isThere, similar, alikeLine }) => (
        <Tag tone={isThere || similar || alikeLine ? 'void' : 'won'}>
          {isThere ? 'there' : similar ? 'like one' : alikeLine ? `like line ${alikeLine}` : 'new'}
        </Tag>
      ),
    },
  ]
}
