import { prizePot } from '@bettle/rules'
import { Trophy } from 'lucide-react'
import type { SettingsTabProps } from './setting-fields.tsx'
import { UNLIMITED } from './settings-tabs.tsx'

/** What is played for. It follows from the other settings, so there is nothing to set. */
export function TournamentTab({ settings: { maxPlayers, startingChips } }: Pick<SettingsTabProps, 'settings'>) {
  const isUnlimited = maxPlayers >= UNLIMITED
  return (
    <div className="grid gap-6 sm:grid-cols-[1fr_15rem] sm:gap-8">
      <div className="flex flex-col gap-4">
        <p className="headline flex items-center gap-3 text-xl">
          <Trophy aria-hidden="true" className="size-6 shrink-0 text-flood" />
          {isUnlimited ? 'Winner takes all' : `Winner takes all: ${prizePot(startingChips, maxPlayers)}`}
        </p>
        <p className="text-muted">
          Every player brings their {startingChips} starting chips to the pot, also one who leaves. Whoever is first
          after the last round wins it.
        </p>
        <p className="text-muted">
          The pot says how much a win was worth. It stands with the result; nothing is paid out.
        </p>
        <p className="text-faint text-sm">
          Whoever has no settled bet stands last. With equal chips more bets won come first, then fewer bets placed,
          then who joined earlier.
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
