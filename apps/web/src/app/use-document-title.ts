import { useEffect } from 'react'
import { type PageState, paintPageState } from '../ui/index.ts'

/** Says in the browser's tab where one is and what goes on there, as long as the page is shown. */
export function useDocumentTitle({ title, dot }: PageState): void {
  useEffect(() => {
    paintPageState({ title, dot })
  }, [title, dot])
  useEffect(() => () => paintPageState(), [])
}
