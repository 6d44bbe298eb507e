import type { ReactNode } from 'react'

/** What stands in the middle while there is nothing to play. */
export function Interlude({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel flex flex-1 flex-col items-center justify-center gap-5 px-6 py-12 text-center">
      <h2 className="headline text-xl">{title}</h2>
      {children}
    </section>
  )
}
