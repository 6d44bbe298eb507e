import { prizePot, SETTINGS } from '@bettle/rules'
import { Trophy } from 'lucide-react'
import { SettingField, type SettingsTabProps, settingsOfTab } from './setting-fields.tsx'
import { UNLIMITED } from './settings-tabs.tsx'

/** The settings of elimination and of the prizes, with the size of the pot. */
export function TournamentTab(props: SettingsTabProps) {
  const { maxPlayers, startingChips, prizeDistribution } = props.settings
  const isUnlimited = maxPlayers >= UNLIMITED
  const { label } = SETTINGS.prizeDistribution.values[prizeDistribution]
  const asked = settingsOfTab('tournament', props.settings)
  return (
    <div className="grid gap-6 sm:grid-cols-[1fr_15rem] sm:gap-8">
      {asked.length > 0 && (
        <div className="flex flex-col gap-6 sm:col-span-2">
          {asked.map((name) => (
            <SettingField key={name} {...props} name={name} />
          ))}
        </div>
      )}
      <div className="flex flex-col gap-4">
        <p className="headline flex items-center gap-3 text-xl">
          <Trophy aria-hidden="true" className="size-6 shrink-0 text-flood" />
          {isUnlimited ? label : `${label}: ${prizePot(startingChips, maxPlayers)}`}
        </p>
        <p className="text-muted">
          The pot is the {startingChips} starting chips of every player, even of players who leave. The pot is paid in
          trophies when the results are confirmed.
        </p>
        <p className="text-muted">
          {props.isPractice
            ? 'Practice match: no trophies are paid.'
            : 'A game counts only if at least two players had a settled bet. Practice games never count. Players who bet in fewer than a third of their rounds get no share of the pot.'}
        </p>
        <p className="text-faint text-sm">
          Players who bet in fewer than a third of their rounds come last. Between players with equal chips, the one
          with more bets won comes first, then the one with fewer bets placed, then the one who joined earlier.
        </p>
      </div>
      <div className="board self-start overflow-hidden">
        <table className="w-full">
          <caption className="sr-only">The pot by the number of players</caption>
          <thead>
            <tr className="caps text-base text-muted leading-none">
              <th scope="col" className="px-4 pt-4 pb-2 text-left font-normal">
                Players
              </th>
              <th scope="col" className="px-4 pt-4 pb-2 text-right font-normal">
                Pot
              </th>
            </tr>
          </thead>
          <tbody className="figures text-lg">
            {playersToShow(maxPlayers).map((players) => (
              <tr key={players} className="border-line border-t">
                <td className="px-4 py-2.5 text-muted">{players}</td>
                <td className="px-4 py-2.5 text-right text-flood">{prizePot(startingChips, players)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function playersToShow(maxPlayers: number): number[] {
  if (maxPlayers >= UNLIMITED) return [2, 4, 8, 16]
  const some = [2, 4, 8].filter((players) => players < maxPlayers)
  return [...some.slice(-3), maxPlayers]
}
