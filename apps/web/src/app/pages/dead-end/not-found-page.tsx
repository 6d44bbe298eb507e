import { useDocumentTitle } from '../../use-document-title.ts'
import { DeadEnd } from './dead-end.tsx'

export function NotFoundPage() {
  return <NotFound />
}

/** The message that there is no page at this address, for an area that already has a frame. */
export function NothingThere() {
  return <NotFound isFramed />
}

function NotFound({ isFramed }: { isFramed?: boolean }) {
  useDocumentTitle({ title: 'Page Not Found ·' })
  return (
    <DeadEnd icon={<span className="figures text-xl">404</span>} title="Page Not Found" isFramed={isFramed}>
      There is no page at this address.
    </DeadEnd>
  )
}
