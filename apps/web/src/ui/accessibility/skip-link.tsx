const MAIN = 'main'

/** The props for the page's <main>, which make it the target of the skip link. */
export const skipTarget = { id: MAIN, tabIndex: -1 } as const

/**
 * The props for the target of the skip link on a page with navigation inside <main>: the content after that navigation.
 */
export const skipTargetWithin = { 'data-skip-target': '', tabIndex: -1 } as const

/** The first tab stop of a page. It moves the focus past the header without changing the address. */
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
