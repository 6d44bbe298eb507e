import type { TableRow } from '@bettle/contract'
import { useState } from 'react'
import { UserAvatar } from '../../../avatar-ui/user-avatar.tsx'
import { msg } from '../../../texts/msg.ts'
import { Button, classNames, RollingNumber } from '../../../ui/index.ts'
import { criterionText, hasResults } from '../competition-text.ts'
import { GONE, type People } from '../people.ts'
import { FormMarks } from './form-marks.tsx'
import type { Zone } from './zones.ts'

/** A row of a table: of a league, or of a circle's season, whose members may leave and need not have a best finish. */
export interface StandingsRow extends Omit<TableRow, 'bestFinish' | 'chips'> {
  /** The figure before the points: the sum of chips, or another one that the table's heading names. */
  readonly chips: number | null
  /** True for a member who left, whose row is grey. */
  readonly isGone?: boolean
}

export interface StandingsTableProps {
  caption: string
  rows: readonly StandingsRow[]
  people: People
  zones?: readonly Zone[] | undefined
  /** The heading of the figure before the points. */
  figure?: { readonly short: string; readonly long: string }
}

const CHIPS = {
  short: msg('competition.standings-table.chips'),
  long: msg('competition.standings-table.sum-of-final-chips'),
}

/**
 * A table with more than TOP + 5 rows shows this many rows at first. It also shows the user's own row with two rows
 * above and below.
 */
const TOP = 20
const CELL = 'border-line border-t px-1.5 py-2'
const NUMBER = 'figures text-end text-lg'
/** Styles of cells that are hidden in a narrow column, where the recent form is below the name. */
const WIDE = '@max-lg:hidden'

/** The table of a group or division with its zones, the recent form and the criterion that decided. */
export function StandingsTable({ caption, rows, people, zones = [], figure = CHIPS }: StandingsTableProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole || rows.length <= TOP + 5 ? rows : rows.filter(isNear(people, rows))
  const isPlayed = hasResults(rows)
  return (
    <div className="@container">
      <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="caps h-9 text-faint text-sm leading-none">
            <th scope="col" className="w-9 text-center">
              <span aria-hidden="true">#</span>
              <span className="sr-only">{msg('competition.standings-table.rank')}</span>
            </th>
            <th scope="col" className="px-1.5 text-start">
              {msg('competition.standings-table.player')}
            </th>
            <th scope="col" className={classNames(WIDE, 'w-36 px-1.5 text-start')}>
              {msg('competition.standings-table.form')}
            </th>
            <Heading
              short="P"
              long={msg('competition.standings-table.games-played')}
              className={classNames(WIDE, 'w-9')}
            />
            <Heading short="W" long={msg('competition.standings-table.lobbies-won')} className="w-8" />
            <Heading {...figure} className="w-14" />
            <Heading short="Pts" long="Points" className="w-12 pe-4" />
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row
              key={row.userId}
              row={row}
              people={people}
              zone={isPlayed ? zones.find((zone) => isIn(zone, row, rows.length)) : undefined}
              isBoundary={zones.some((zone) => isFirstBeyond(zone, row, rows.length))}
              isPlayed={isPlayed}
            />
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <div className="border-line border-t p-2 text-center">
          <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
            {msg('competition.standings-table.show-all', { count: rows.length })}
          </Button>
        </div>
      )}
    </div>
  )
}

function Heading({ short, long, className }: { short: string; long: string; className: string }) {
  return (
    <th scope="col" className={classNames('px-1.5 text-end', className)}>
      <abbr title={long} className="no-underline">
        {short}
      </abbr>
    </th>
  )
}

const isNear = (people: People, rows: readonly StandingsRow[]) => {
  const own = rows.findIndex(({ userId }) => userId === people.ownId)
  return (_: StandingsRow, index: number) => index < TOP || (own !== -1 && Math.abs(index - own) <= 2)
}

const isIn = ({ end, rows }: Zone, { position }: StandingsRow, length: number) =>
  end === 'top' ? position <= rows : position > length - rows

const isFirstBeyond = ({ end, rows }: Zone, { position }: StandingsRow, length: number) =>
  rows > 0 && position === (end === 'top' ? rows : length - rows) + 1

interface RowProps {
  row: StandingsRow
  people: People
  zone: Zone | undefined
  /** Draws a line above this row, between a zone and the other rows. */
  isBoundary: boolean
  isPlayed: boolean
}

function Row({ row, people, zone, isBoundary, isPlayed }: RowProps) {
  const { userId, position, form, present, wins, chips, points, decidedBy, isGone = false } = row
  const user = people.find(userId)
  const isOwn = userId === people.ownId
  const criterion = isPlayed ? criterionText(decidedBy) : undefined
  const cell = classNames(CELL, isBoundary && 'border-t-line-strong border-dashed')
  return (
    <tr
      data-own={isOwn || undefined}
      className={classNames('align-middle', isOwn && 'bg-flood-soft', isGone && 'text-muted')}
    >
      <td className={classNames(cell, 'relative text-center')}>
        {zone && (
          <span
            aria-hidden="true"
            className={classNames('absolute inset-y-0 start-0 w-1', zone.end === 'top' ? 'bg-flood' : 'bg-lost')}
          />
        )}
        <span className="figures text-lg text-muted">{position}</span>
        {zone && <span className="sr-only"> {zone.label}</span>}
      </td>
      <th scope="row" className={classNames(cell, 'text-start font-normal')}>
        <span className="flex min-w-0 items-center gap-2.5">
          {user && <UserAvatar user={user} size={28} own={isOwn} />}
          <span className="flex min-w-0 flex-col items-start gap-0.5">
            <span className="wrap-anywhere font-medium leading-tight">
              {user?.username ?? GONE}
              {isGone && <span className="text-faint text-xs"> {msg('competition.standings-table.has-left')}</span>}
              {isOwn && (
                <span className="caps ms-2 whitespace-nowrap text-flood text-sm">
                  {msg('competition.standings-table.you')}
                </span>
              )}
            </span>
            <FormMarks form={form} className="@lg:hidden" />
            {criterion && <span className="text-faint text-xs leading-tight">{criterion}</span>}
          </span>
        </span>
      </th>
      <td className={classNames(cell, WIDE)}>
        <FormMarks form={form} />
      </td>
      <td className={classNames(cell, WIDE, NUMBER, 'text-muted')}>{present}</td>
      <td className={classNames(cell, NUMBER, 'text-muted')}>{wins}</td>
      <td className={classNames(cell, NUMBER, 'text-muted')}>
        {chips === null ? '–' : <RollingNumber value={chips} />}
      </td>
      <td className={classNames(cell, 'figures pe-4 text-end text-xl')}>
        <RollingNumber value={points} />
      </td>
    </tr>
  )
}
