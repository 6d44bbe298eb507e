import { act } from '@testing-library/react'

/** Opens all folded panels of the page, as presses on their lines do. */
export function openFolds(): void {
  act(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
}
