import { ProviderList } from '../../../features/feed-provider/provider-list.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'

export function FeedProvidersPage() {
  useDocumentTitle({ title: 'Feed Providers ·' })
  return <ProviderList />
}
