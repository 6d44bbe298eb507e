import type { FixtureSettings } from '@bettle/rules'
import { useState } from 'react'
import { msg } from '../../../texts/msg.ts'
import { NumberField, Panel } from '../../../ui/index.ts'
import { needsOf, needsTable } from './needs.ts'

interface CompetitionNeedsProps {
  settings: FixtureSettings & { readonly seasons: number }
  places: number
  /** The number of chosen fixtures that have not failed. */
  chosen: number
}

/** Shows for different numbers of players how many matches the competition needs, and how long it takes at least. */
export function CompetitionNeeds({ settings, places, chosen }: CompetitionNeedsProps) {
  const [asked, setAsked] = useState<number>()
  const players = Math.min(asked ?? places, places)
  const { groups, knockoutRounds, fixtures, duration } = needsOf(settings, players)
  const missing = fixtures - chosen
  const { format, seasons } = settings
  return (
    <Panel title={msg('organise-competition.competition-needs.matches-needed')}>
      <div className="flex flex-col gap-4">
        <NumberField
          label={msg('organise-competition.competition-needs.number-of-players')}
          unit={msg('organise-competition.competition-needs.players-as-unit')}
          min={2}
          max={places}
          value={players}
          onValueChange={setAsked}
        />
        <div role="status" className="flex flex-col gap-2">
          <p className="text-balance">
            <span className="figures text-2xl text-flood">
              {msg('organise-competition.competition-needs.match-fixtures', { fixtures })}
            </span>{' '}
            {format === 'league' ? msg('organise-competition.competition-needs.a-season') : ''}
          </p>
          <p className="text-muted text-sm">
            {shapeText(format, groups, knockoutRounds, seasons)}{' '}
            {format === 'league'
              ? msg('organise-competition.competition-needs.at-least-from-the', { duration })
              : msg('organise-competition.competition-needs.at-least-from-the-first', { duration })}
          </p>
          <p className="text-sm">
            {missing > 0
              ? msg('organise-competition.competition-needs.you-have-chosen-match', { chosen, missing })
              : msg('organise-competition.competition-needs.you-have-chosen-match-that', { chosen })}
          </p>
        </div>
        {format === 'tournament' && places > 4 && <NeedsTable {...{ settings, places }} />}
      </div>
    </Panel>
  )
}

function shapeText(format: FixtureSettings['format'], groups: number, rounds: number, seasons: number): string {
  if (format === 'lobby') return msg('organise-competition.competition-needs.all-players-play-one')
  if (format === 'league') return msg('organise-competition.competition-needs.season-seasons', { seasons })
  if (rounds === 0) return msg('organise-competition.competition-needs.all-players-are-in')
  return msg('organise-competition.competition-needs.group-then-knockout-round', { groups, rounds })
}

function NeedsTable({ settings, places }: { settings: FixtureSettings; places: number }) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{msg('organise-competition.competition-needs.matches-by-the-number')}</caption>
      <thead>
        <tr className="caps text-base text-faint leading-none">
          <th scope="col" className="py-2 text-start font-normal">
            {msg('organise-competition.competition-needs.players')}
          </th>
          <th scope="col" className="py-2 text-end font-normal">
            {msg('organise-competition.competition-needs.matches')}
          </th>
          <th scope="col" className="py-2 text-end font-normal">
            {msg('organise-competition.competition-needs.at-least')}
          </th>
        </tr>
      </thead>
      <tbody>
        {needsTable(settings, places).map(({ players, fixtures, duration }) => (
          <tr key={players} className="border-line border-t">
            <th scope="row" className="py-2 text-start font-normal">
              {players}
            </th>
            <td className="py-2 text-end">{fixtures}</td>
            <td className="py-2 text-end text-muted">{duration}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
