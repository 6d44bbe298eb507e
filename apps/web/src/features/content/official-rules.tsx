const RULES = [
  { name: 'Bets', text: '1 to 100 chips, one on each round' },
  { name: 'Betting time', text: '8 minutes of each round' },
  { name: 'Rounds', text: '10, in two halves of 5' },
  { name: 'Break', text: '2 minutes before the next round' },
  { name: 'Final round', text: '5 minutes or more, and stoppage time' },
  { name: 'Round without a bet', text: 'Costs 5 chips' },
  { name: 'Inactive players', text: 'Out after 3 rounds without a bet, if the host sets this' },
  { name: 'Cards', text: 'Randomly selected at match start and usable once per match' },
]

/** Lists the rules of a lobby with default settings. */
export function OfficialRules() {
  return (
    <section aria-labelledby="official-rules" className="mt-4">
      <h3 id="official-rules" className="caps text-lg leading-tight">
        Official rules
      </h3>
      <dl className="mt-2 grid @3xl:grid-cols-2 gap-x-10 border-line border-b text-sm">
        {RULES.map(({ name, text }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2">
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="flex-1 basis-36 text-right tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted text-sm">A host may choose other rules for their lobby.</p>
    </section>
  )
}
