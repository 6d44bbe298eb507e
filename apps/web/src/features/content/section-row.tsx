import { ChevronDown } from 'lucide-react'
import { createContext, type ReactNode, useContext } from 'react'

const InRow = createContext(false)

/** Returns whether the section is inside a row, which shows its heading. */
export const useIsInRow = (): boolean => useContext(InRow)

interface SectionRowProps {
  heading: string
  children: ReactNode
}

/** A section as a line that opens. Its text is in the page from the start, and a press opens it without a script. */
export function SectionRow({ heading, children }: SectionRowProps) {
  return (
    <details className="group/row border-line border-t last-of-type:border-b">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-2 hover:text-flood [&::-webkit-details-marker]:hidden">
        <h2 className="headline min-w-0 text-xl">{heading}</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-6 shrink-0 text-faint transition-transform group-open/row:rotate-180"
        />
      </summary>
      <div className="pt-3 pb-10">
        <InRow.Provider value={true}>{children}</InRow.Provider>
      </div>
    </details>
  )
}
