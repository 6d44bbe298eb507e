import { useEffect } from 'react'
import { type PageState, paintPageState } from '../ui/index.ts'

/** Shows the page and its state in the title of the browser tab while the page is shown. */
export function useDocumentTitle({ title, dot }: PageState): void {
  useEffect(() => {
    paintPageState({ title, dot })
  }, [title, dot])
  useEffect(() => () => paintPageState(), [])
}
