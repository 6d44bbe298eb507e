import { countsOf, type Lobby } from '@bettle/contract'
import { Trophy } from 'lucide-react'
import { countsText } from '../../match-ui/house-rules/counts-text.ts'
import { rulesInFull } from '../../match-ui/house-rules/rules-in-full.ts'
import { Sheet } from '../../ui/index.ts'

interface HouseRulesSheetProps {
  lobby: Pick<Lobby, 'gameSettings' | 'users' | 'match' | 'competition'>
  onClose: () => void
}

/** Lists all settings of the lobby, and whether the game pays trophies. */
export function HouseRulesSheet({ lobby: { gameSettings, users, match, competition }, onClose }: HouseRulesSheetProps) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="House rules">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section aria-label="House rules" tabIndex={0} className="flex flex-col gap-6 outline-offset-4">
        <p className="text-pretty text-muted text-sm">
          {competition
            ? `The organiser of ${competition.name} chose these rules. They cannot be changed.`
            : 'The creator of this lobby chose these rules. They cannot be changed.'}
        </p>
        <p className="flex items-start gap-2 text-pretty text-sm">
          <Trophy aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-flood" />
          {/* The page computes whether the game counts, because updates contain the members but not this result. */}
          {countsText(countsOf(users, match, competition !== undefined))}
        </p>
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
