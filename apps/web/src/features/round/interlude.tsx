import type { ReactNode } from 'react'

/** What stands in the middle while there is nothing to play. */
export function Interlude({ title, children }: { title: string; children: ReactNode }) {
  return (
    // High enough that the end of the page stays out of sight where the bets give way to it.
    <section className="panel flex flex-1 max-xl:min-h-128 flex-col items-center justify-center gap-5 px-6 py-12 text-center">
      <h2 className="headline text-xl">{title}</h2>
      {children}
    </section>
  )
}
