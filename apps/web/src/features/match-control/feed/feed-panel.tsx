import {
  type FeedSource,
  type FollowedProvider,
  followFeed,
  getMatchFeed,
  handBackFeed,
  type MatchFeed,
  type MatchId,
  type Reply,
  takeOverFeed,
  unfollowFeed,
} from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Copy, FileUp, Hand, ListOrdered, Radio, RefreshCw, Undo2, Unplug, Wand2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { messageOf } from '../../../api/call-error.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { timeOfDay } from '../../../text/date-text.ts'
import { LANGUAGE } from '../../../texts/language.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, ConfirmDialog, ErrorState, Notice, Panel, SkeletonRows, Tag, useCopying } from '../../../ui/index.ts'
import { useOperation } from '../use-operation.ts'
import { FollowProvider } from './follow-provider.tsx'
import { halvesText } from './halves-text.ts'
import { matchFileText } from './match-file-text.ts'
import { ProviderCounts } from './provider-counts.tsx'

/** The polling interval (ms). The feed may send events at any moment. */
const POLL = 10_000

/**
 * Shows whether a feed records the events of a match, and lets the operator take over from the feed or hand back to it.
 */
export function FeedPanel({ matchId, disabled }: { matchId: MatchId; disabled: boolean }) {
  const queryClient = useQueryClient()
  const asked = queryOf(getMatchFeed, { params: { id: matchId } })
  const { data, error, isFetching, refetch } = useQuery({ ...asked, refetchInterval: POLL })
  const [secret, setSecret] = useState<string>()
  const [isRenewing, setRenewing] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  // Only the response of the request that reads the feed contains the provider's counts, so the old counts are kept.
  const noted = (feed: MatchFeed) => {
    const provider = feed.source === 'provider' ? data?.feed?.provider : undefined
    queryClient.setQueryData(asked.queryKey, { feed: { ...feed, ...(provider && { provider }) } })
    if (feed.source === 'provider') void refetch()
  }
  const followed = (reply: Reply<typeof followFeed>) => {
    noted(reply.feed)
    setSecret(reply.secret ?? undefined)
    return undefined
  }
  // The refusal of a file is too long for a toast, so it stays visible in the panel.
  const follow = useOperation(followFeed, followed, false, true)
  const takeOver = useOperation(takeOverFeed, ({ feed, message }) => {
    noted(feed)
    return message
  })
  const handBack = useOperation(handBackFeed, ({ feed, message }) => {
    noted(feed)
    return message
  })
  const leave = useOperation(unfollowFeed, ({ message }) => {
    queryClient.setQueryData(asked.queryKey, { feed: null })
    setSecret(undefined)
    return message
  })
  const [unread, setUnread] = useState<string>()
  const from = (source: FeedSource, file?: unknown) => {
    setUnread(undefined)
    follow.mutate({ body: { matchId, source, file } })
  }
  const fromProvider = (provider: FollowedProvider) => {
    setUnread(undefined)
    setChoosing(false)
    follow.mutate({ body: { matchId, source: 'provider', provider } })
  }
  const problem = unread ?? (follow.error && messageOf(follow.error))
  const feed = data?.feed
  return (
    <Panel title={msg('match-control.feed-panel.feed')} aside={feed && <StateTag feed={feed} />}>
      {data === undefined ? (
        error ? (
          <ErrorState title={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={1} label={msg('match-control.feed-panel.feed')} />
        )
      ) : (
        <div className="grid grid-cols-1 gap-3">
          <p className="text-pretty text-muted text-sm">{feed ? feedText(feed) : NO_FEED_TEXT}</p>
          <div role="alert" className="empty:hidden">
            {problem && (
              <Notice tone="error" className="whitespace-pre-line break-words">
                {problem}
              </Notice>
            )}
          </div>
          {feed?.provider && <ProviderCounts provider={feed.provider} isFollowing={feed.state === 'following'} />}
          {feed && secret !== undefined && feed.address !== null && <Secret address={feed.address} secret={secret} />}
          <div className="flex flex-wrap gap-2 *:max-w-full *:whitespace-normal">
            {feed && feed.state !== 'held' && (
              <Button
                variant="primary"
                icon={<Hand aria-hidden="true" />}
                disabled={disabled}
                loading={takeOver.isPending}
                onClick={() => takeOver.mutate({ body: { matchId } })}
              >
                {msg('match-control.feed-panel.take-over')}
              </Button>
            )}
            {feed?.state === 'held' && (feed.provider?.unstated ?? []).length > 0 && (
              <Button
                icon={<Check aria-hidden="true" />}
                disabled={disabled}
                loading={takeOver.isPending}
                onClick={() => takeOver.mutate({ body: { matchId, statesBefore: true } })}
              >
                {msg('match-control.feed-panel.all-earlier-recorded-unstated', {
                  unstated: feed.provider?.unstated?.join(', '),
                })}
              </Button>
            )}
            {feed?.state === 'held' && (
              <Button
                variant="primary"
                icon={<Undo2 aria-hidden="true" />}
                disabled={disabled}
                loading={handBack.isPending}
                onClick={() => handBack.mutate({ body: { matchId } })}
              >
                {msg('match-control.feed-panel.hand-the-match-back')}
              </Button>
            )}
            {feed?.source === 'push' && (
              <Button
                variant="ghost"
                icon={<RefreshCw aria-hidden="true" />}
                disabled={disabled}
                loading={follow.isPending}
                onClick={() => setRenewing(true)}
              >
                {msg('match-control.feed-panel.new-secret')}
              </Button>
            )}
            {feed && (
              <Button
                variant="ghost"
                icon={<Unplug aria-hidden="true" />}
                disabled={disabled}
                loading={leave.isPending}
                onClick={() => setLeaving(true)}
              >
                {msg('match-control.feed-panel.stop-the-feed')}
              </Button>
            )}
            {!feed && (
              <Sources
                disabled={disabled}
                isPending={follow.isPending}
                onChoose={from}
                onChooseProvider={() => setChoosing(true)}
                onUnread={setUnread}
              />
            )}
          </div>
        </div>
      )}
      {isChoosing && <FollowProvider onFollow={fromProvider} onClose={() => setChoosing(false)} />}
      <ConfirmDialog
        open={isRenewing}
        onOpenChange={setRenewing}
        title={msg('match-control.feed-panel.create-a-new-secret')}
        confirmText={msg('match-control.feed-panel.new-secret')}
        danger
        onConfirm={() => {
          setRenewing(false)
          from('push')
        }}
      >
        {msg('match-control.feed-panel.if-you-create-a')}
      </ConfirmDialog>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={msg('match-control.feed-panel.stop-the-feed-2')}
        confirmText={msg('match-control.feed-panel.stop-the-feed')}
        danger
        onConfirm={() => {
          setLeaving(false)
          leave.mutate({ body: { matchId } })
        }}
      >
        {msg('match-control.feed-panel.if-you-stop-the')}
      </ConfirmDialog>
    </Panel>
  )
}

const NO_FEED_TEXT = msg('match-control.feed-panel.you-record-the-events')

function feedText({ source, state, heardAt, provider }: MatchFeed): string {
  if (state === 'suspended') return msg('match-control.feed-panel.the-administrator-who-attached')
  if (state === 'held')
    return msg('match-control.feed-panel.an-operator-has-taken', { isProvider: source === 'provider' })
  if (source === 'simulator') return msg('match-control.feed-panel.a-simulated-match-is')
  if (source === 'file') return msg('match-control.feed-panel.a-recorded-match-is')
  if (source === 'provider')
    return provider
      ? msg('match-control.feed-panel.a-provider-counts-the', { halves: halvesText(provider.halves) })
      : msg('match-control.feed-panel.a-provider-counts-the-events')
  return heardAt === null
    ? msg('match-control.feed-panel.an-external-feed-records')
    : msg('match-control.feed-panel.an-external-feed-records-the', { timeOfDay: timeOfDay(Date.parse(heardAt)) })
}

const STATES = {
  following: msg('match-control.feed-panel.following'),
  held: msg('match-control.feed-panel.taken-over'),
  suspended: msg('match-control.feed-panel.suspended'),
} as const

function StateTag({ feed: { state } }: { feed: MatchFeed }) {
  return <Tag tone={state === 'following' ? 'live' : 'closing'}>{STATES[state]}</Tag>
}

interface SourcesProps {
  disabled: boolean
  isPending: boolean
  onChoose: (source: FeedSource, file?: unknown) => void
  onChooseProvider: () => void
  /** Called with the reason if the text of a chosen file cannot be read. */
  onUnread: (problem: string) => void
}

function Sources({ disabled, isPending, onChoose, onChooseProvider, onUnread }: SourcesProps) {
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    const read = await matchFileText(file)
    if ('problem' in read) onUnread(read.problem)
    else onChoose('file', valueIn(read.text))
  }
  const way = (icon: ReactNode, label: string, onClick: () => void) => (
    <Button icon={icon} disabled={disabled || isPending} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <>
      {way(<Radio aria-hidden="true" />, msg('match-control.feed-panel.external-feed'), () => onChoose('push'))}
      {way(<ListOrdered aria-hidden="true" />, msg('match-control.feed-panel.provider-of-counts'), onChooseProvider)}
      {way(<FileUp aria-hidden="true" />, msg('match-control.feed-panel.from-a-file'), () => input.current?.click())}
      {way(<Wand2 aria-hidden="true" />, msg('match-control.feed-panel.simulated'), () => onChoose('simulator'))}
      <input
        ref={input}
        type="file"
        accept="application/json,.json,.xml,.csv,.txt"
        aria-label={msg('match-control.feed-panel.match-file')}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
    </>
  )
}

/** Text that is not JSON is sent as it is. The server decides how to read it, or refuses it. */
function valueIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Shows the address and the signing secret, for the one who runs the feed. */
function Secret({ address, secret }: { address: string; secret: string }) {
  return (
    <div role="status" className="grid gap-2 rounded-control border border-flood/40 bg-sunken p-3">
      <Copied name={msg('match-control.feed-panel.address')} text={address} />
      <Copied name={msg('match-control.feed-panel.secret')} text={secret} />
      <p className="text-pretty text-sm">{msg('match-control.feed-panel.the-secret-is-shown')}</p>
    </div>
  )
}

function Copied({ name, text }: { name: string; text: string }) {
  const { copied, copy } = useCopying()
  const shown = useRef<HTMLElement>(null)
  return (
    <div className="flex items-center gap-2 max-sm:flex-wrap">
      <span className="w-16 shrink-0 text-muted text-sm max-sm:w-full">{name}</span>
      <code ref={shown} className="min-w-0 flex-1 select-all break-all text-sm">
        {text}
      </code>
      <Button
        size="sm"
        variant="ghost"
        icon={copied === undefined ? <Copy aria-hidden="true" /> : <Check aria-hidden="true" />}
        onClick={() => void copy(text, shown)}
        aria-label={msg('match-control.feed-panel.copy-the-name', {
          name: LANGUAGE === 'de' ? name : name.toLowerCase(),
        })}
      >
        {copied === undefined ? msg('match-control.feed-panel.copy') : msg('match-control.feed-panel.copied')}
      </Button>
    </div>
  )
}
