import { getPastLanding, type Landing, listLandings, type PastLanding, revertLanding } from '@bettle/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/call-error.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { usePress } from '../../../api/use-press.ts'
import { dayAndTime } from '../../../text/date-text.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, ConfirmDialog, Dialog, ErrorState, Notice, Pager, Sheet, SkeletonRows } from '../../../ui/index.ts'
import { LandingView } from '../landing-view.tsx'

interface HistorySheetProps {
  /** The published revision. */
  revision: number
  onReverted: (published: Landing) => void
  onClose: () => void
}

type Entry = Pick<PastLanding, 'revision' | 'reverts'> & { readonly publisher: string; readonly when: string }

const PAGE_SIZE = 20

/** The built-in content of the landing page, which is the last entry of the last page of the history. */
const FIRST: Entry = {
  revision: 0,
  reverts: null,
  publisher: msg('content.history-sheet.original-page'),
  when: msg('content.history-sheet.shown-until-the-first'),
}

/** @param total number of published revisions */
const pagesOf = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE))

/**
 * Lists all published revisions. Each one can be viewed. Each one except the current one can be published again as a
 * new revision.
 */
export function HistorySheet({ revision, onReverted, onClose }: HistorySheetProps) {
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(listLandings, { query: { page, pageSize: PAGE_SIZE } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const pages = pagesOf(data?.total ?? 0)
  const [openRevision, setOpenRevision] = useState<number>()
  const [asked, setAsked] = useState<number>()
  const reverting = usePress({
    mutationFn: (request: number) => call(revertLanding, { body: { revision: request, basedOn: revision } }),
    onSuccess: (published) => {
      setAsked(undefined)
      onReverted(published)
    },
    onError: () => setAsked(undefined),
  })
  const entries: Entry[] = [
    ...(data?.revisions ?? []).map(({ publishedAt, user, ...entry }) => ({
      ...entry,
      ...{
        publisher: user?.name ?? msg('content.history-sheet.an-administrator'),
        when: dayAndTime(Date.parse(publishedAt)),
      },
    })),
    ...(page === pages ? [FIRST] : []),
  ]
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={msg('content.history-sheet.history')}>
      {reverting.error && (
        <Notice tone="error" className="mb-3">
          {messageOf(reverting.error)}
        </Notice>
      )}
      {error && <ErrorState title={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={5} label={msg('content.history-sheet.loading-the-history')} />}
      {data && (
        <ol className="divide-y divide-line">
          {entries.map((entry) => (
            <li key={entry.revision} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
              <div className="min-w-0 flex-1">
                <p className="font-medium">
                  {msg('content.history-sheet.revision', { revision: entry.revision })}
                  {entry.revision === revision && (
                    <span className="text-flood"> {msg('content.history-sheet.published')}</span>
                  )}
                </p>
                <p className="text-muted text-sm">
                  {entry.publisher} · {entry.when}
                  {entry.reverts !== null && msg('content.history-sheet.restores-revision', { reverts: entry.reverts })}
                </p>
              </div>
              <Button size="sm" variant="ghost" onClick={() => setOpenRevision(entry.revision)}>
                {msg('content.history-sheet.look')}
                <span className="sr-only">
                  {' '}
                  {msg('content.history-sheet.at-revision', { revision: entry.revision })}
                </span>
              </Button>
              {entry.revision !== revision && (
                <Button size="sm" onClick={() => setAsked(entry.revision)}>
                  {msg('content.history-sheet.bring-back')}
                  <span className="sr-only">
                    {' '}
                    {msg('content.history-sheet.revision-2', { revision: entry.revision })}
                  </span>
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      <Pager
        label={msg('content.history-sheet.pages-of-the-history')}
        page={page}
        pages={pages}
        onPageChange={setPage}
        className="mt-3"
      />
      {openRevision !== undefined && <PastPage revision={openRevision} onClose={() => setOpenRevision(undefined)} />}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={msg('content.history-sheet.bring-back-revision', { asked: asked ?? '' })}
        confirmText={msg('content.history-sheet.publish-this-revision-again')}
        pending={reverting.isPending}
        onConfirm={() => asked !== undefined && void reverting.press(asked)}
      >
        {msg('content.history-sheet.every-visitor-then-sees')}
      </ConfirmDialog>
    </Sheet>
  )
}

function PastPage({ revision, onClose }: { revision: number; onClose: () => void }) {
  const { data, error } = useQuery(queryOf(getPastLanding, { params: { revision: String(revision) } }))
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={msg('content.history-sheet.revision', { revision })}
    >
      {error && <ErrorState title={messageOf(error)} />}
      {!data && !error && <SkeletonRows rows={6} label={msg('content.history-sheet.loading-the-revision')} />}
      {data && (
        <div inert>
          <LandingView content={data.content} playAt="/" isPart />
        </div>
      )}
    </Dialog>
  )
}
