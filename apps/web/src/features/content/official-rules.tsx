import { msg } from '../../texts/msg.ts'

const RULES = [
  { name: msg('content.official-rules.bets'), text: msg('content.official-rules.1-to-100-chips') },
  { name: msg('content.official-rules.betting-time'), text: msg('content.official-rules.8-minutes-of-each') },
  { name: msg('content.official-rules.rounds'), text: msg('content.official-rules.10-in-two-halves') },
  { name: msg('content.official-rules.break'), text: msg('content.official-rules.2-minutes-before-the') },
  { name: msg('content.official-rules.final-round'), text: msg('content.official-rules.5-minutes-or-more') },
  { name: msg('content.official-rules.round-without-a-bet'), text: msg('content.official-rules.costs-5-chips') },
  { name: msg('content.official-rules.inactive-players'), text: msg('content.official-rules.out-after-3-rounds') },
  { name: msg('content.official-rules.cards'), text: msg('content.official-rules.randomly-selected-at-match') },
]

/** Lists the rules of a lobby with default settings. */
export function OfficialRules() {
  return (
    <section aria-labelledby="official-rules" className="mt-4">
      <h3 id="official-rules" className="caps text-lg leading-tight">
        {msg('content.official-rules.official-rules')}
      </h3>
      <dl className="mt-2 grid @3xl:grid-cols-2 gap-x-10 border-line border-b text-sm">
        {RULES.map(({ name, text }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2">
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="flex-1 basis-36 text-end tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted text-sm">{msg('content.official-rules.a-host-may-choose')}</p>
    </section>
  )
}
