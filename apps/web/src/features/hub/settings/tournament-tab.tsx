import { prizePot } from '@bettle/rules'
import { Trophy } from 'lucide-react'
import { SETTING_TEXTS } from '../../../match-ui/setting-texts.ts'
import { msg } from '../../../texts/msg.ts'
import { SettingField, type SettingsTabProps, settingsOfTab } from './setting-fields.tsx'
import { UNLIMITED } from './settings-tabs.tsx'

/** The settings of elimination and of the prizes, with the size of the pot. */
export function TournamentTab(props: SettingsTabProps) {
  const { maxPlayers, startingChips, prizeDistribution } = props.settings
  const isUnlimited = maxPlayers >= UNLIMITED
  const { label } = SETTING_TEXTS.prizeDistribution.values[prizeDistribution]
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
        <p className="text-muted">{msg('hub.tournament-tab.the-pot-is-the', { startingChips })}</p>
        <p className="text-muted">
          {props.isPractice
            ? msg('hub.tournament-tab.practice-match-no-trophies')
            : msg('hub.tournament-tab.a-game-counts-only')}
        </p>
        <p className="text-faint text-sm">{msg('hub.tournament-tab.players-who-bet-in')}</p>
      </div>
      <div className="board self-start overflow-hidden">
        <table className="w-full">
          <caption className="sr-only">{msg('hub.tournament-tab.the-pot-by-the')}</caption>
          <thead>
            <tr className="caps text-base text-muted leading-none">
              <th scope="col" className="px-4 pt-4 pb-2 text-start font-normal">
                {msg('hub.tournament-tab.players')}
              </th>
              <th scope="col" className="px-4 pt-4 pb-2 text-end font-normal">
                {msg('hub.tournament-tab.pot')}
              </th>
            </tr>
          </thead>
          <tbody className="figures text-lg">
            {playersToShow(maxPlayers).map((players) => (
              <tr key={players} className="border-line border-t">
                <td className="px-4 py-2.5 text-muted">{players}</td>
                <td className="px-4 py-2.5 text-end text-flood">{prizePot(startingChips, players)}</td>
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
