import { deleteFeedProvider, type FeedProvider, listFeedProviders } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FlaskConical, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { usePress } from '../../api/use-press.ts'
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Notice,
  notify,
  Panel,
  SkeletonRows,
  Tag,
} from '../../ui/index.ts'
import { measuredText } from './measured-delays.ts'
import { ProviderDialog } from './provider-dialog.tsx'
import { formatText } from './provider-form.ts'
import { TestProvider } from './test-provider.tsx'
import { useEventTypes } from './use-event-types.ts'

type Open =
  | { kind: 'create' }
  | { kind: 'edit'; provider: FeedProvider }
  | { kind: 'test'; provider: FeedProvider }
  | { kind: 'delete'; provider: FeedProvider }

/** Lists the providers of counts that matches can follow, and lets an administrator configure them. */
export function ProviderList() {
  const queryClient = useQueryClient()
  const query = queryOf(listFeedProviders, {})
  const { data, error, isFetching, refetch } = useQuery({ ...query, staleTime: 0 })
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const saved = (provider: FeedProvider) => {
    const isNew = open?.kind === 'create'
    queryClient.setQueryData(
      query.queryKey,
      (held) =>
        held && {
          providers: isNew
            ? [...held.providers, provider]
            : held.providers.map((one) => (one._id === provider._id ? provider : one)),
        },
    )
    notify.success(isNew ? `${provider.name} was created.` : `${provider.name} was saved.`)
    if (isNew) setOpen({ kind: 'test', provider })
    else close()
  }
  const deleting = usePress({
    mutationFn: ({ _id: id }: FeedProvider) => call(deleteFeedProvider, { params: { id } }),
    onSuccess: ({ message }) => {
      notify.success(message)
      close()
      void refetch()
    },
  })
  const providers = data?.providers ?? []
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="headline text-xl sm:text-2xl">Feed Providers</h1>
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setOpen({ kind: 'create' })}>
          New provider
        </Button>
      </div>
      <p className="max-w-prose text-pretty text-muted text-sm">
        A provider counts the events of real matches. A match that follows a provider gets its events from these counts.
        Choose the provider at the match, under Realtime Match Events.
      </p>
      {data ? (
        providers.length === 0 ? (
          <EmptyState title="No provider yet">
            Create a provider and test it. Then a match can follow the provider.
          </EmptyState>
        ) : (
          <ul aria-label="Feed providers" className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
            {providers.map((provider) => (
              <li key={provider._id} className="min-w-0">
                <ProviderPanel provider={provider} onOpen={(kind) => setOpen({ kind, provider })} />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState title={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={4} label="Loading the feed providers" />
      )}
      {(open?.kind === 'create' || open?.kind === 'edit') && (
        <ProviderDialog provider={open.kind === 'edit' ? open.provider : undefined} onSaved={saved} onClose={close} />
      )}
      {open?.kind === 'test' && (
        <TestProvider provider={open.provider} onCalled={() => void refetch()} onClose={close} />
      )}
      <ConfirmDialog
        open={open?.kind === 'delete'}
        onOpenChange={(isOpen) => {
          if (isOpen) return
          deleting.forget()
          close()
        }}
        title={open?.kind === 'delete' ? `Delete ${open.provider.name}?` : undefined}
        confirmText="Delete"
        danger
        pending={deleting.isPending}
        onConfirm={() => open?.kind === 'delete' && void deleting.press(open.provider)}
      >
        The key of this provider is deleted too. Events that the provider recorded stay in the matches.
        {deleting.error && (
          <Notice tone="error" className="mt-3">
            {messageOf(deleting.error)}
          </Notice>
        )}
      </ConfirmDialog>
    </div>
  )
}

interface ProviderPanelProps {
  provider: FeedProvider
  onOpen: (kind: 'test' | 'edit' | 'delete') => void
}

function ProviderPanel({ provider, onOpen }: ProviderPanelProps) {
  const { name, format, url, hasKey, eventTypes, isTriedLive, measured } = provider
  const types = useEventTypes(provider)
  return (
    <Panel
      title={name}
      aside={
        <span className="flex flex-wrap gap-2">
          <Tag>{formatText(format)}</Tag>
          {!isTriedLive && <Tag tone="closing">not tested live</Tag>}
        </span>
      }
      footer={
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            icon={<FlaskConical aria-hidden="true" />}
            aria-label={`Test ${name}`}
            onClick={() => onOpen('test')}
          >
            Test
          </Button>
          <Button
            size="sm"
            variant="ghost"
            icon={<Pencil aria-hidden="true" />}
            aria-label={`Edit ${name}`}
            onClick={() => onOpen('edit')}
          >
            Edit
          </Button>
          <Button
            size="sm"
            variant="ghost"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={`Delete ${name}`}
            onClick={() => onOpen('delete')}
          >
            Delete
          </Button>
        </div>
      }
    >
      {!isTriedLive && (
        <p className="mb-3 text-pretty text-sm">
          Bettle was never tested with the real service of this format. Test the provider before a match follows it.
        </p>
      )}
      <dl className="grid grid-cols-1 gap-y-1.5 text-sm">
        <Fact name="Address">
          <span className="break-all">{url}</span>
        </Fact>
        <Fact name="Key">{hasKey ? 'The key is stored, and is never shown again' : 'None'}</Fact>
        <Fact name="Requests today">{callsText(provider)}</Fact>
        <Fact name="Interval">{provider.intervalSeconds} s between two requests for a match</Fact>
        <Fact name="Delay">{delayText(provider)}</Fact>
        <Fact name="Measured">{measured.length === 0 ? NOT_MEASURED : measuredText(measured, types)}</Fact>
        <Fact name="Counts">{eventTypes.join(', ')}</Fact>
      </dl>
    </Panel>
  )
}

const NOT_MEASURED =
  'To measure the delay, let a match follow this provider. Then take the match over and record its events by hand.'

/** The text is below its name where both do not fit beside each other, such as with large text on a phone. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="w-26 text-muted">{name}</dt>
      <dd className="min-w-0 flex-1 basis-40">{children}</dd>
    </div>
  )
}

function callsText({ callsToday, dailyCalls }: FeedProvider): string {
  return dailyCalls === null ? `${callsToday}, no limit` : `${callsToday} of ${dailyCalls}`
}

function delayText({ delaySeconds, delays }: FeedProvider): string {
  const others = delays.map(({ eventType, seconds }) => `${eventType} ${seconds} s`)
  return [`Usually ${delaySeconds} s`, ...others].join(', ')
}
