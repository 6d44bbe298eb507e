import type { ReportStatus } from '@bettle/contract'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { AdminSearch } from '../../../admin-ui/records/records-search.ts'
import { ReportList } from '../../../features/administration/report-list.tsx'
import { ReportPage } from '../../../features/administration/report-page.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'
import type { AdminPageProps } from './admin-area.tsx'
import { useAdminSearch } from './use-admin-search.ts'

const STATUSES: readonly ReportStatus[] = ['open', 'handled', 'dismissed']

export function ReportsPage() {
  useDocumentTitle({ title: 'Reports ·' })
  const { status } = useSearch({ strict: false }) as AdminSearch
  const navigate = useNavigate()
  const list = useAdminSearch()
  const onStatus = (next: ReportStatus | undefined) => {
    const { page: _, ...search } = list.search
    void navigate({ to: '/admin/$', params: { _splat: 'reports' }, search: { ...search, status: next } as object })
  }
  return <ReportList {...list} status={STATUSES.find((option) => option === status)} onStatus={onStatus} />
}

export function OneReportPage({ id }: AdminPageProps) {
  useDocumentTitle({ title: 'Report ·' })
  return <ReportPage id={id} />
}
