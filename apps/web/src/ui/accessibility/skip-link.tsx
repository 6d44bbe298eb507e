const MAIN = 'main'

/** What a skip link leads to: spread it on the page's <main>. */
export const skipTarget = { id: MAIN, tabIndex: -1 } as const

/** Where a page has its own navigation inside <main>: what follows it. The skip link leads here instead. */
export const skipTargetWithin = { 'data-skip-target': '', tabIndex: -1 } as const

/** The first stop of the Tab key: moves the focus past the header. The address stays as it is. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN}`}
      onClick={(event) => {
        event.preventDefault()
        const target = document.querySelector<HTMLElement>('[data-skip-target]') ?? document.getElementById(MAIN)
        target?.focus()
      }}
      className="skip-link"
    >
      Skip to content
    </a>
  )
}
