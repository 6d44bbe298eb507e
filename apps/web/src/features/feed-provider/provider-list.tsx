import { deleteFeedProvider, type FeedProvider, listFeedProviders } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FlaskConical, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { usePress } from '../../api/use-press.ts'
import { msg } from '../../texts/msg.ts'
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
    notify.success(
      isNew
        ? msg('feed-provider.provider-list.was-created-provider-name', { providerName: provider.name })
        : msg('feed-provider.provider-list.was-saved-provider-name', { providerName: provider.name }),
    )
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
        <h1 className="headline text-xl sm:text-2xl">{msg('feed-provider.provider-list.feed-providers')}</h1>
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setOpen({ kind: 'create' })}>
          {msg('feed-provider.provider-list.new-provider')}
        </Button>
      </div>
      <p className="max-w-prose text-pretty text-muted text-sm">
        {msg('feed-provider.provider-list.a-provider-counts-the')}
      </p>
      {data ? (
        providers.length === 0 ? (
          <EmptyState title={msg('feed-provider.provider-list.no-provider-yet')}>
            {msg('feed-provider.provider-list.create-a-provider-and')}
          </EmptyState>
        ) : (
          <ul
            aria-label={msg('feed-provider.provider-list.feed-providers-2')}
            className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2"
          >
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
        <SkeletonRows rows={4} label={msg('feed-provider.provider-list.loading-the-feed-providers')} />
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
        title={
          open?.kind === 'delete'
            ? msg('feed-provider.provider-list.delete-provider-name', { providerName: open.provider.name })
            : undefined
        }
        confirmText={msg('feed-provider.provider-list.delete')}
        danger
        pending={deleting.isPending}
        onConfirm={() => open?.kind === 'delete' && void deleting.press(open.provider)}
      >
        {msg('feed-provider.provider-list.the-key-of-this')}
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
          {!isTriedLive && <Tag tone="closing">{msg('feed-provider.provider-list.not-tested-live')}</Tag>}
        </span>
      }
      footer={
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            icon={<FlaskConical aria-hidden="true" />}
            aria-label={msg('feed-provider.provider-list.test-name', { name })}
            onClick={() => onOpen('test')}
          >
            {msg('feed-provider.provider-list.test')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            icon={<Pencil aria-hidden="true" />}
            aria-label={msg('feed-provider.provider-list.edit-name', { name })}
            onClick={() => onOpen('edit')}
          >
            {msg('feed-provider.provider-list.edit')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={msg('feed-provider.provider-list.delete-name', { name })}
            onClick={() => onOpen('delete')}
          >
            {msg('feed-provider.provider-list.delete')}
          </Button>
        </div>
      }
    >
      {!isTriedLive && (
        <p className="mb-3 text-pretty text-sm">{msg('feed-provider.provider-list.bettle-was-never-tested')}</p>
      )}
      <dl className="grid grid-cols-1 gap-y-1.5 text-sm">
        <Fact name={msg('feed-provider.provider-list.name-address')}>
          <span className="break-all">{url}</span>
        </Fact>
        <Fact name={msg('feed-provider.provider-list.name-key')}>
          {hasKey ? msg('feed-provider.provider-list.the-key-is-stored') : msg('feed-provider.provider-list.none')}
        </Fact>
        <Fact name={msg('feed-provider.provider-list.requests-today')}>{callsText(provider)}</Fact>
        <Fact name={msg('feed-provider.provider-list.name-interval')}>
          {msg('feed-provider.provider-list.s-between-two-requests', { intervalSeconds: provider.intervalSeconds })}
        </Fact>
        <Fact name={msg('feed-provider.provider-list.name-delay')}>{delayText(provider)}</Fact>
        <Fact name={msg('feed-provider.provider-list.name-measured')}>
          {measured.length === 0 ? NOT_MEASURED : measuredText(measured, types)}
        </Fact>
        <Fact name={msg('feed-provider.provider-list.name-counts')}>{eventTypes.join(', ')}</Fact>
      </dl>
    </Panel>
  )
}

const NOT_MEASURED = msg('feed-provider.provider-list.to-measure-the-delay')

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
  return dailyCalls === null
    ? msg('feed-provider.provider-list.no-limit-calls-today', { callsToday })
    : msg('feed-provider.provider-list.of-calls-today-daily', { callsToday, dailyCalls })
}

function delayText({ delaySeconds, delays }: FeedProvider): string {
  const others = delays.map(({ eventType, seconds }) =>
    msg('feed-provider.provider-list.s-event-type-seconds', { eventType, seconds }),
  )
  return [msg('feed-provider.provider-list.usually-s-delay-seconds', { delaySeconds }), ...others].join(', ')
}
