/** Scrolls to the page of a crash, which may stand below a page that still works. Used as a ref. */
export const intoView = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'center' })
