import { useEffect } from 'react'
import { type PageState, paintPageState } from '../ui/index.ts'

/** While the page is shown, sets the title of the browser tab to the page's title and state. */
export function useDocumentTitle({ title, dot }: PageState): void {
  useEffect(() => {
    paintPageState({ title, dot })
  }, [title, dot])
  useEffect(() => () => paintPageState(), [])
}
