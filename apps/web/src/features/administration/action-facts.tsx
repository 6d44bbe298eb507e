import type { Action } from '@bettle/contract'
import { dayAndTime } from '../../text/date-text.ts'
import { msg } from '../../texts/msg.ts'
import { Dialog } from '../../ui/index.ts'

interface ActionFactsProps {
  action: Action
  /** The name of the action for readers. */
  title: string
  onClose: () => void
}

/** Shows a line of the audit log with the state before and after the action. */
export function ActionFacts({ action: { at, user, match, before, after }, title, onClose }: ActionFactsProps) {
  const who = user?.name ?? msg('administration.audit-log.server')
  const teams =
    match && msg('administration.action-facts.v-home-team-away', { homeTeam: match.homeTeam, awayTeam: match.awayTeam })
  const of = teams && ` · ${teams}`
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={
        <>
          {who}, {dayAndTime(Date.parse(at))}
          {of}
        </>
      }
    >
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <Facts
          title={msg('administration.action-facts.before')}
          none={msg('administration.action-facts.the-log-has-no')}
          facts={before}
        />
        <Facts
          title={msg('administration.action-facts.after')}
          none={msg('administration.action-facts.the-log-has-no-details')}
          facts={after}
        />
      </div>
    </Dialog>
  )
}

function Facts({ title, none, facts }: { title: string; none: string; facts: Action['before'] }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="caps mb-1 text-muted">{title}</h3>
      {facts === null ? (
        <p className="text-muted text-sm">{none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        <pre tabIndex={0} className="max-h-80 overflow-auto rounded-control bg-sunken p-3 text-muted text-xs">
          {JSON.stringify(facts, null, 2)}
        </pre>
      )}
    </section>
  )
}
