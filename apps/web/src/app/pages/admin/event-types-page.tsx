import { EventTypeList } from '../../../features/event-type/event-type-list.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'

export function EventTypesPage() {
  useDocumentTitle({ title: 'Event Types ·' })
  return <EventTypeList />
}
