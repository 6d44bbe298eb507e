import { msg } from '../../../texts/msg.ts'
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
  useDocumentTitle({ title: msg('dead-end.not-found-page.page-not-found') })
  return (
    <DeadEnd
      icon={<span className="figures text-xl">404</span>}
      title={msg('dead-end.not-found-page.page-not-found-2')}
      isFramed={isFramed}
    >
      {msg('dead-end.not-found-page.there-is-no-page')}
    </DeadEnd>
  )
}
