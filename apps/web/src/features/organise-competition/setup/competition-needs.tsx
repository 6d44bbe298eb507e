import type { FixtureSettings } from '@bettle/rules'
import { useState } from 'react'
import { NumberField, Panel } from '../../../ui/index.ts'
import { counted, needsOf, needsTable } from './needs.ts'

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
    <Panel title="Matches needed">
      <div className="flex flex-col gap-4">
        <NumberField
          label="Number of players"
          unit="players"
          min={2}
          max={places}
          value={players}
          onValueChange={setAsked}
        />
        <div role="status" className="flex flex-col gap-2">
          <p className="text-balance">
            <span className="figures text-2xl text-flood">{counted(fixtures, 'match', 'matches')}</span>{' '}
            {format === 'league' ? 'a season' : ''}
          </p>
          <p className="text-muted text-sm">
            {shapeText(format, groups, knockoutRounds, seasons)} At least {duration} from the first kick-off to the last
            result{format === 'league' && ' of a season'}.
          </p>
          <p className="text-sm">
            {missing > 0
              ? `You have chosen ${counted(chosen, 'match', 'matches')}. Add ${counted(missing, 'more match', 'more matches')} before the draw, or the competition does not start.`
              : `You have chosen ${counted(chosen, 'match', 'matches')}. That is enough.`}
          </p>
        </div>
        {format === 'tournament' && places > 4 && <NeedsTable {...{ settings, places }} />}
      </div>
    </Panel>
  )
}

function shapeText(format: FixtureSettings['format'], groups: number, rounds: number, seasons: number): string {
  if (format === 'lobby') return 'All players play one game.'
  if (format === 'league') return `${counted(seasons, 'season')}.`
  if (rounds === 0) return 'All players are in one group. The first player in the ranking wins.'
  return `${counted(groups, 'group')}, then ${counted(rounds, 'knockout round')}.`
}

function NeedsTable({ settings, places }: { settings: FixtureSettings; places: number }) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">Matches by the number of players</caption>
      <thead>
        <tr className="caps text-base text-faint leading-none">
          <th scope="col" className="py-2 text-left font-normal">
            Players
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            Matches
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            At least
          </th>
        </tr>
      </thead>
      <tbody>
        {needsTable(settings, places).map(({ players, fixtures, duration }) => (
          <tr key={players} className="border-line border-t">
            <th scope="row" className="py-2 text-left font-normal">
              {players}
            </th>
            <td className="py-2 text-right">{fixtures}</td>
            <td className="py-2 text-right text-muted">{duration}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
