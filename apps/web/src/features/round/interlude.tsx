import type { ReactNode } from 'react'

/** A panel in the middle of the game screen while no bet can be placed. */
export function Interlude({ title, children }: { title: string; children: ReactNode }) {
  return (
    // The panel is so high that the end of the page stays out of view when the panel replaces the bets.
    <section className="panel flex flex-1 md:max-xl:min-h-128 flex-col items-center justify-center gap-5 px-6 py-12 max-md:min-h-90 max-md:py-4 text-center">
      <h2 className="headline text-xl">{title}</h2>
      {children}
    </section>
  )
}
