import { getLanding, type Landing, type LandingContent, publishLanding } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { History, Redo2, Send, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallError, messageOf } from '../../../api/call-error.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { usePress } from '../../../api/use-press.ts'
import { dayAndTime } from '../../../text/date-text.ts'
import { msg } from '../../../texts/msg.ts'
import {
  Button,
  ConfirmDialog,
  classNames,
  ErrorState,
  IconButton,
  Notice,
  notify,
  SkeletonRows,
  Tag,
} from '../../../ui/index.ts'
import { LandingFooter, type LinkProps, SectionView } from '../landing-view.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { editingSlots } from './editing-slots.tsx'
import { HistorySheet } from './history-sheet.tsx'
import { contentPathLabel, SECTION_NAMES } from './names.ts'
import { PagePanel } from './page-panel.tsx'
import { SectionsPanel } from './sections-panel.tsx'
import { Unlock, unlocked } from './unlock.tsx'
import { useDraft } from './use-draft.ts'

const LANDING = queryOf(getLanding, {})

/** Edits the landing page directly on the page, after the administrator has entered their password. */
export function LandingEditor() {
  const [isUnlocked, setUnlocked] = useState(() => unlocked().isUnlocked)
  const { data, error, isFetching, refetch } = useQuery({
    ...LANDING,
    // While the draft is edited, a newer publication does not replace the content. It is reported when the draft is
    // published.
    ...{ staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always', enabled: isUnlocked },
  })
  const [opened, setOpened] = useState<Landing>()
  if (isUnlocked && opened === undefined && data && !isFetching) setOpened(data)
  if (!isUnlocked) return <Unlock onUnlocked={() => setUnlocked(true)} />
  if (opened) return <DraftEditor opened={opened} />
  if (error) return <ErrorState title={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />
  return <SkeletonRows rows={8} label={msg('content.landing-editor.loading-the-page')} />
}

function DraftEditor({ opened }: { opened: Landing }) {
  const queryClient = useQueryClient()
  const [published, setPublished] = useState(opened)
  const draft = useDraft(opened)
  const [newer, setNewer] = useState<Landing>()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const [isDropAsked, setDropAsked] = useState(false)
  const [wrong, setWrong] = useState<ReadonlyMap<string, string>>(new Map())
  const { content } = draft

  const adopt = (landing: Landing) => {
    setPublished(landing)
    queryClient.setQueryData(LANDING.queryKey, landing)
  }
  const publishing = usePress({
    mutationFn: (body: { content: LandingContent; basedOn: number }) => call(publishLanding, { body }),
    onSuccess: (landing) => {
      adopt(landing)
      draft.beginAnew(landing)
      notify.success(msg('content.landing-editor.the-page-is-published'), { duration: 4000 })
    },
    onError: (error) => void refused(error),
  })

  async function refused(error: Error): Promise<void> {
    if (!(error instanceof CallError)) return
    if (error.code === 'content-changed') {
      const landing = await call(getLanding, {}).catch(() => undefined)
      if (!landing) return
      adopt(landing)
      setNewer(landing)
    }
    if (error.issues.length > 0) {
      const faults = new Map(error.issues.map(({ path, message }) => [path.replace(/^content\./, ''), message]))
      setWrong(faults)
      focusOn([...faults.keys()][0])
    }
    // After an error of the session, the app leaves this page. A toast therefore shows the error.
    if (error.status === 401 || error.status === 403) {
      const description = msg('content.landing-editor.nothing-was-published-your')
      notify.error(msg('content.landing-editor.you-are-no-longer'), {
        description,
        duration: 12_000,
      })
    }
  }

  const publish = () => {
    setWrong(new Map())
    void publishing.press({ content, basedOn: draft.basedOn })
  }

  const change: typeof draft.change = (path, value, isTyped) => {
    if (wrong.size > 0) setWrong(new Map([...wrong].filter(([each]) => each !== path && !each.startsWith(`${path}.`))))
    draft.change(path, value, isTyped)
  }

  const step = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) draft.redo()
    else draft.undo()
  }

  const isStale = draft.basedOn !== published.revision
  const status =
    publishing.error instanceof CallError && ['content-changed', 'invalid-request'].includes(publishing.error.code)
  const problem = status ? null : publishing.error
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys for undo and redo work anywhere in the editor
    <div className="flex flex-col gap-5" onKeyDown={step}>
      <div
        role="toolbar"
        aria-label={msg('content.landing-editor.editing')}
        className="panel sticky top-2 z-20 flex flex-wrap items-center gap-2 bg-afloat! px-3 py-2 shadow-(--lift)"
      >
        <IconButton
          label={msg('content.landing-editor.undo')}
          disabled={!draft.canUndo}
          icon={<Undo2 aria-hidden="true" />}
          onClick={draft.undo}
        />
        <IconButton
          label={msg('content.landing-editor.redo')}
          disabled={!draft.canRedo}
          icon={<Redo2 aria-hidden="true" />}
          onClick={draft.redo}
        />
        <IconButton
          label={msg('content.landing-editor.history')}
          icon={<History aria-hidden="true" />}
          onClick={() => setHistoryOpen(true)}
        />
        <p role="status" className="order-last min-w-0 flex-1 basis-full text-muted text-sm sm:order-none sm:basis-0">
          {draft.isLost
            ? msg('content.landing-editor.this-browser-cannot-store')
            : draft.isChanged
              ? msg('content.landing-editor.your-draft-made-from', { basedOn: draft.basedOn })
              : msg('content.landing-editor.this-is-the-published', { revision: published.revision })}
        </p>
        <span className="ms-auto flex gap-2">
          {draft.isChanged && (
            <Button variant="ghost" onClick={() => setDropAsked(true)}>
              {msg('content.landing-editor.discard')}
            </Button>
          )}
          <Button
            variant="primary"
            icon={<Send aria-hidden="true" />}
            disabled={!draft.isChanged}
            loading={publishing.isPending}
            onClick={publish}
          >
            {msg('content.landing-editor.publish')}
          </Button>
        </span>
      </div>
      {draft.foundFrom !== undefined && draft.isChanged && (
        <Notice>{msg('content.landing-editor.your-draft-of-was', { time: dayAndTime(draft.foundFrom) })}</Notice>
      )}
      {isStale && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" onClick={() => setNewer(published)}>
              {msg('content.landing-editor.compare')}
            </Button>
          }
        >
          {msg('content.landing-editor.revision-was-published-after', { revision: published.revision })}
        </Notice>
      )}
      {problem && <Notice tone="error">{messageOf(problem)}</Notice>}
      {wrong.size > 0 && (
        <Notice tone="error">
          <p className="font-medium">{msg('content.landing-editor.please-check-for-errors')}</p>
          <ul className="mt-1 flex flex-col items-start">
            {[...wrong].map(([path, message]) => (
              <li key={path}>
                <button
                  type="button"
                  className="min-h-11 text-start underline underline-offset-4"
                  onClick={() => focusOn(path)}
                >
                  {contentPathLabel(content, path)}
                </button>{' '}
                – {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="grid items-start gap-6 2xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid items-start gap-5 lg:grid-cols-2 2xl:order-last 2xl:grid-cols-1">
          <SectionsPanel sections={content.sections} onChange={(sections) => change('sections', sections)} />
          <PagePanel content={content} wrong={wrong} onChange={change} />
        </div>
        <div className="@container flex min-w-0 flex-col gap-6">
          {content.sections.map((section, index) => (
            <div
              key={section.kind}
              className={classNames(
                'relative overflow-x-clip rounded-panel border border-line-strong border-dashed p-4 pt-12 @3xl:p-8 @3xl:pt-14',
                !section.visible && 'bg-sunken',
              )}
            >
              <p className="caps absolute top-3 start-4 flex items-center gap-3 text-base text-faint">
                {SECTION_NAMES[section.kind]}
                {!section.visible && <Tag>{msg('content.landing-editor.hidden')}</Tag>}
              </p>
              <SectionView
                section={section}
                slots={editingSlots({
                  content,
                  at: `sections.${index}`,
                  wrong: new Set(wrong.keys()),
                  onChange: change,
                })}
                playAt="/"
                LinkTo={NoLink}
                isPart
                isOpen
              />
            </div>
          ))}
          <LandingFooter
            footer={content.footer}
            slots={editingSlots({ content, at: 'footer', wrong: new Set(wrong.keys()), onChange: change })}
            playAt="/"
            LinkTo={NoLink}
          />
        </div>
      </div>
      {newer && (
        <ConflictDialog
          newer={newer}
          mine={content}
          basedOn={draft.basedOn}
          onTakeTheirs={() => {
            draft.beginAnew(newer)
            setNewer(undefined)
          }}
          onKeepMine={(merged) => {
            draft.rebase(newer.revision, merged)
            setNewer(undefined)
          }}
          onClose={() => setNewer(undefined)}
        />
      )}
      {isHistoryOpen && (
        <HistorySheet
          revision={published.revision}
          onReverted={(landing) => {
            adopt(landing)
            // An administrator with unpublished changes keeps their draft, and reads that it is based on an older
            // revision.
            if (!draft.isChanged) draft.beginAnew(landing)
            setHistoryOpen(false)
            notify.success(msg('content.landing-editor.revision-is-published', { revision: landing.revision }), {
              duration: 4000,
            })
          }}
          onClose={() => setHistoryOpen(false)}
        />
      )}
      <ConfirmDialog
        open={isDropAsked}
        onOpenChange={setDropAsked}
        confirmText={msg('content.landing-editor.discard')}
        danger
        onConfirm={() => {
          draft.beginAnew(published)
          setWrong(new Map())
          setDropAsked(false)
        }}
      >
        {msg('content.landing-editor.you-lose-all-your', { basedOn: draft.basedOn })}
      </ConfirmDialog>
    </div>
  )
}

/** Links do not navigate while the page is edited. */
function NoLink({ className, children }: LinkProps) {
  return <span className={className}>{children}</span>
}

function focusOn(path: string | undefined): void {
  if (path === undefined) return
  // Only fields can get the focus, so the first field of a list or section gets it.
  const field = document.querySelector<HTMLElement>(`[data-path="${path}"], [data-path^="${path}."]`)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
