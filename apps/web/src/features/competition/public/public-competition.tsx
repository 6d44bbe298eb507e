import type { Competition, TableRow, UserId } from '@bettle/contract'
import type { ReactNode } from 'react'
import { msg, rich } from '../../../texts/msg.ts'
import { Button, Panel } from '../../../ui/index.ts'
import { criterionText, groupName, hasResults, roundText } from '../competition-text.ts'
import { ZoneLegend } from '../table/zone-legend.tsx'
import { divisionZones, groupZones, type Zone } from '../table/zones.ts'
import { fixtureText, pathIntoApp, stageTitle, summaryText, utcText } from './public-text.ts'

type NameOf = (userId: UserId) => string

/** The page of a public competition for readers without an account. It has no scripts, and is the same for everyone. */
export function PublicCompetition({ competition }: { competition: Competition }) {
  const { _id, name, phase, winner, prize, promisedBy, closesAt, organiser, serverTime } = competition
  const names = new Map(competition.players.map(({ user }) => [user._id, user.username]))
  const nameOf: NameOf = (userId) => names.get(userId) ?? msg('competition.public-competition.deleted-player')
  const isOpen = phase === 'enrolling'
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-3">
        <p className="text-muted">{summaryText(competition)}</p>
        <h1 className="headline wrap-anywhere text-2xl sm:text-3xl">{name}</h1>
        {winner && (
          <p className="text-lg">
            {rich('competition.public-competition.winner', {
              username: <strong className="wrap-anywhere text-flood">{winner.username}</strong>,
            })}
          </p>
        )}
        {prize !== null && (
          <p className="wrap-anywhere max-w-[60ch]">
            {msg('competition.public-competition.prize', { prize })}
            <span className="text-muted">
              {promisedBy !== null && msg('competition.public-competition.the-prize-is-promised', { promisedBy })}{' '}
              {msg('competition.public-competition.entering-costs-nothing')}
            </span>
          </p>
        )}
        <p className="text-muted text-sm">
          {isOpen && msg('competition.public-competition.enrolment-closes-on', { utc: utcText(closesAt) })}
          {organiser && msg('competition.public-competition.organised-by', { username: organiser.username })}
          {msg('competition.public-competition.as-of', { utc: utcText(serverTime) })}
        </p>
        <p className="flex flex-wrap gap-3">
          <Button asChild variant="primary" size="lg">
            <a href={`${pathIntoApp('login', _id)}&why=missing-tokens`}>
              {isOpen
                ? msg('competition.public-competition.enter-this-competition')
                : msg('competition.public-competition.open-in-bettle')}
            </a>
          </Button>
          <Button asChild variant="secondary" size="lg">
            <a href={`/api/competition/${_id}/calendar.ics`}>
              {msg('competition.public-competition.matches-as-a-calendar')}
            </a>
          </Button>
        </p>
      </header>
      <Bracket bracket={competition.bracket} nameOf={nameOf} />
      {competition.stages.toReversed().map((stage) => (
        <Stage key={stage.stage} stage={stage} nameOf={nameOf} />
      ))}
      <Entries competition={competition} />
      <Fixtures competition={competition} />
      <Draw competition={competition} />
    </div>
  )
}

/** The rounds side by side, the first one at the left. On a phone the rounds are below each other. */
function Bracket({ bracket, nameOf }: { bracket: Competition['bracket']; nameOf: NameOf }): ReactNode {
  if (bracket.length === 0) return null
  return (
    <Panel title={msg('competition.public-competition.knockout')}>
      <div className="grid gap-5 sm:auto-cols-fr sm:grid-flow-col sm:overflow-x-auto">
        {bracket.map(({ stage, ties }) => (
          <section key={stage} aria-label={roundText(ties.length)} className="flex min-w-44 flex-col gap-3">
            <h3 className="caps text-lg text-muted leading-none">{roundText(ties.length)}</h3>
            <ol className="flex flex-1 flex-col justify-around gap-3">
              {ties.map(({ sides, winner }, tie) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a tie has no id except its index in the round
                <li key={tie} className="divide-y divide-line rounded-control border border-line">
                  {sides.map((side, place) => (
                    <p
                      // biome-ignore lint/suspicious/noArrayIndexKey: a side has no id except its index in the tie
                      key={place}
                      className={`wrap-anywhere flex min-h-10 items-center justify-between gap-2 px-3 py-1.5 text-sm ${
                        side && side.userId === winner ? 'font-semibold text-ink' : 'text-muted'
                      }`}
                    >
                      {side ? nameOf(side.userId) : msg('competition.public-competition.to-be-decided')}
                      {side && side.userId === winner && (
                        <span className="text-flood text-xs">
                          {ties.length === 1
                            ? msg('competition.public-competition.wins-2')
                            : msg('competition.public-competition.goes-on')}
                        </span>
                      )}
                    </p>
                  ))}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Panel>
  )
}

/** The tables of a group stage or a season. Knockout rounds are shown in the bracket instead. */
function Stage({
  stage: { stage, kind, status, groups, divisions },
  nameOf,
}: {
  stage: Stage
  nameOf: NameOf
}): ReactNode {
  if (kind === 'round') return null
  const tables =
    divisions.length > 0
      ? divisions.map((division) => ({
          title:
            divisions.length === 1
              ? undefined
              : msg('competition.public-competition.division', { division: division.division }),
          table: division.table,
          isProvisional: groups.some((group) => group.division === division.division && group.isProvisional),
          zones: divisionZones(division, status === 'finished'),
        }))
      : groups.map(({ group, table, isProvisional }) => ({
          title:
            groups.length === 1
              ? undefined
              : msg('competition.public-competition.group', { groupName: groupName(group) }),
          ...{ table, isProvisional, zones: groupZones(groups.length) },
        }))
  return (
    <Panel title={stageTitle(stage, groups.length)} flush>
      <div className="grid gap-x-6 lg:grid-cols-2">
        {tables.map(({ title = stageTitle(stage, groups.length), ...shown }) => (
          <StandingsTable key={title} title={title} nameOf={nameOf} {...shown} />
        ))}
      </div>
    </Panel>
  )
}

type Stage = Competition['stages'][number]

interface StandingsTableProps {
  title: string
  table: readonly TableRow[]
  isProvisional: boolean
  zones: readonly Zone[]
  nameOf: NameOf
}

const HEAD = 'px-1.5 py-2 font-semibold sm:px-3'
const CELL = 'px-1.5 py-2 text-end tabular-nums sm:px-3'

function StandingsTable({ title, table, isProvisional, zones, nameOf }: StandingsTableProps) {
  const isPlayed = hasResults(table)
  return (
    <div className="border-line border-b">
      <table className="w-full table-fixed text-sm">
        <caption className="caps px-4 pt-3 pb-1 text-start text-base text-muted">
          {title}
          {isProvisional && msg('competition.public-competition.provisional')}
        </caption>
        <thead className="text-faint text-xs">
          <tr>
            <th scope="col" className={`${HEAD} w-10 ps-4 text-start`}>
              <abbr title={msg('competition.public-competition.position')}>#</abbr>
            </th>
            <th scope="col" className={`${HEAD} text-start`}>
              {msg('competition.public-competition.player')}
            </th>
            <th scope="col" className={`${HEAD} w-14 text-end sm:w-18`}>
              {msg('competition.public-competition.points')}
            </th>
            <th scope="col" className={`${HEAD} w-12 text-end sm:w-16`}>
              {msg('competition.public-competition.wins')}
            </th>
            <th scope="col" className={`${HEAD} w-16 pe-4 text-end sm:w-20`}>
              {msg('competition.public-competition.chips')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {table.map(({ userId, position, points, wins, chips, decidedBy }) => (
            <tr key={userId}>
              <td className="py-2 ps-4 text-muted tabular-nums">{position}</td>
              <th scope="row" className="wrap-anywhere px-1.5 py-2 text-start font-medium sm:px-3">
                {nameOf(userId)}
                {isPlayed && (
                  <span className="block font-normal text-faint text-xs empty:hidden">{criterionText(decidedBy)}</span>
                )}
              </th>
              <td className={`${CELL} font-semibold`}>{points}</td>
              <td className={CELL}>{wins}</td>
              <td className={`${CELL} pe-4`}>{chips}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="border-line border-t px-4 py-3 empty:hidden">
        <ZoneLegend zones={zones} />
      </div>
    </div>
  )
}

/** The list before the draw: the players in order of enrolment. */
function Entries({ competition: { players, stages, reserves } }: { competition: Competition }): ReactNode {
  const placed = players.filter(({ status }) => status === 'place')
  if (stages.length > 0 || placed.length === 0) return null
  return (
    <Panel
      title={msg('competition.public-competition.players')}
      aside={reserves > 0 ? msg('competition.public-competition.in-reserve', { reserves }) : undefined}
    >
      <ol className="flex flex-wrap gap-x-5 gap-y-2">
        {placed.map(({ user }) => (
          <li key={user._id} className="wrap-anywhere">
            {user.username}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Fixtures({ competition }: { competition: Competition }): ReactNode {
  const { fixtures } = competition
  if (fixtures.length === 0) return null
  return (
    <Panel title={msg('competition.public-competition.matches')} flush>
      <ul className="divide-y divide-line">
        {fixtures.map((fixture) => (
          <li key={fixture.matchId} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3">
            <span className="wrap-anywhere font-semibold">
              {msg('competition.public-competition.v', { homeTeam: fixture.homeTeam, awayTeam: fixture.awayTeam })}
            </span>
            <span className="text-muted text-sm">
              <time dateTime={fixture.kickOffAt}>{utcText(fixture.kickOffAt)}</time> ·{' '}
              {fixtureText(competition, fixture)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The proof that the draw was fixed in advance: the hash that was published before it. */
function Draw({ competition: { _id, seedHash, stages } }: { competition: Competition }): ReactNode {
  return (
    <Panel title={msg('competition.public-competition.the-draw')}>
      <p className="text-muted text-sm">
        {msg('competition.public-competition.the-hash-of-the', { isCount: stages.length > 0 })}
      </p>
      <p className="mt-2 break-all rounded-control bg-sunken px-3 py-2 font-mono text-sm">{seedHash}</p>
      {stages.length > 0 && (
        <p className="mt-3">
          <Button asChild size="sm">
            <a href={`${pathIntoApp('login', `${_id}/draw`)}&why=missing-tokens`}>
              {msg('competition.public-competition.check-the-draw')}
            </a>
          </Button>
        </p>
      )}
    </Panel>
  )
}
