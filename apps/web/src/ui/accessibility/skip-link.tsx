const MAIN = 'main'

/** The target of a skip link: spread it on the page's <main>. */
export const skipTarget = { id: MAIN, tabIndex: -1 } as const

/** The skip link's target on a page with navigation inside <main>: the content after that navigation. */
export const skipTargetWithin = { 'data-skip-target': '', tabIndex: -1 } as const

/** The first tab stop: moves the focus past the header without changing the address. */
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
