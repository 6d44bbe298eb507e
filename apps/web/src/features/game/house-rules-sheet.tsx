import { countsOf, type Lobby } from '@bettle/contract'
import { Flag, Trophy } from 'lucide-react'
import { Suspense, useState } from 'react'
import { countsText } from '../../match-ui/house-rules/counts-text.ts'
import { rulesInFull } from '../../match-ui/house-rules/rules-in-full.ts'
import { teamsText } from '../../text/teams-text.ts'
import { msg } from '../../texts/msg.ts'
import { Button, lazyNamed, Sheet } from '../../ui/index.ts'

const ReportDialog = lazyNamed(() => import('../../report-ui/report-dialog.tsx'), 'ReportDialog')

interface HouseRulesSheetProps {
  lobby: Pick<Lobby, '_id' | 'gameSettings' | 'users' | 'match' | 'competition' | 'hostUser' | 'currentUser'>
  onClose: () => void
}

/** Lists all settings of the lobby, and whether the game pays trophies. */
export function HouseRulesSheet({ lobby, onClose }: HouseRulesSheetProps) {
  const { gameSettings, users, match, competition, hostUser } = lobby
  const [reports, setReports] = useState(false)
  const teams = teamsText(match)
  // The host of such a lobby has named the teams, unless they have left it: then the server knows who did.
  const isOwn = match.isOwn === true && hostUser !== null && hostUser._id !== lobby.currentUser?.user._id
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={msg('game.house-rules-sheet.house-rules')}>
      <section
        aria-label={msg('game.house-rules-sheet.house-rules')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="flex flex-col gap-6 outline-offset-4"
      >
        <p className="text-pretty text-muted text-sm">
          {competition
            ? msg('game.house-rules-sheet.the-organiser-of-chose', { name: competition.name })
            : msg('game.house-rules-sheet.the-creator-of-this')}
        </p>
        <p className="flex items-start gap-2 text-pretty text-sm">
          <Trophy aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-flood" />
          {/* The page computes whether the game counts, because updates contain the members but not this result. */}
          {countsText(countsOf(users, match, competition !== undefined))}
        </p>
        {isOwn && (
          <Button size="sm" className="self-start" icon={<Flag aria-hidden="true" />} onClick={() => setReports(true)}>
            {msg('game.house-rules-sheet.report-the-names-of')}
          </Button>
        )}
        {isOwn && reports && (
          <Suspense fallback={null}>
            <ReportDialog lobbyId={lobby._id} user={hostUser} teams={teams} onClose={() => setReports(false)} />
          </Suspense>
        )}
        {rulesInFull(gameSettings, competition !== undefined).map(({ title, rules }) => (
          <section key={title} aria-label={title}>
            <h3 className="caps mb-1 text-lg text-muted leading-tight">{title}</h3>
            <dl className="divide-y divide-line border-line border-y">
              {rules.map(({ label, value, hint }) => (
                <div key={label} className="flex flex-wrap items-baseline gap-x-4 py-2.5">
                  <dt className="min-w-0 flex-1">{label}</dt>
                  <dd className="figures text-lg">{value}</dd>
                  {hint && <dd className="w-full text-faint text-sm">{hint}</dd>}
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </Sheet>
  )
}
