import { useDocumentTitle } from '../use-document-title.ts'
import { DeadEnd } from './dead-end.tsx'

export function NotFoundPage() {
  useDocumentTitle({ title: 'Page Not Found ·' })
  return (
    <DeadEnd icon={<span className="figures text-xl">404</span>} title="Page Not Found">
      That ball went out of play. There is nothing at this address.
    </DeadEnd>
  )
}
