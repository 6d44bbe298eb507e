import { type FeedProvider, type FeedProviderId, type FollowedProvider, listFeedProviders } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { AdminLink } from '../../../admin-ui/admin-link.tsx'
import { messageOf } from '../../../api/call-error.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, Dialog, EmptyState, ErrorState, Notice, Select, SkeletonRows, TextField } from '../../../ui/index.ts'
import { halvesText } from './halves-text.ts'

/** The value of the option without a second provider. Every option must have a value. */
const NONE = 'none'

interface FollowProviderProps {
  onFollow: (provider: FollowedProvider) => void
  onClose: () => void
}

/** Asks which provider's counts a match follows, and which second provider checks them. */
export function FollowProvider({ onFollow, onClose }: FollowProviderProps) {
  const formId = useId()
  const { data, error, isFetching, refetch } = useQuery({ ...queryOf(listFeedProviders, {}), staleTime: 0 })
  const [leadId, setLeadId] = useState<string>()
  const [leadMatch, setLeadMatch] = useState('')
  const [checkId, setCheckId] = useState<string>(NONE)
  const [checkMatch, setCheckMatch] = useState('')
  const [isTried, setTried] = useState(false)
  const providers = data?.providers ?? []
  const lead = providers.find(({ _id }) => _id === leadId)
  const check = providers.find(({ _id }) => _id === checkId && _id !== leadId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const given = lead && of(lead._id, leadMatch)
    if (!given) return
    if (!check) return onFollow(given)
    const checking = of(check._id, checkMatch)
    if (checking) onFollow({ ...given, check: checking })
  }
  const matchPrompt = (match: string) =>
    isTried && match.trim() === '' ? msg('match-control.follow-provider.please-enter-the-id') : undefined
  return (
    <Dialog
      open
      phone="fitted"
      onOpenChange={(open) => !open && onClose()}
      title={msg('match-control.follow-provider.follow-a-provider')}
      description={msg('match-control.follow-provider.the-provider-counts-the')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {msg('match-control.follow-provider.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} disabled={providers.length === 0}>
            {msg('match-control.follow-provider.follow')}
          </Button>
        </>
      }
    >
      {data === undefined ? (
        error ? (
          <ErrorState title={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={2} label={msg('match-control.follow-provider.loading-the-feed-providers')} />
        )
      ) : providers.length === 0 ? (
        <EmptyState title={msg('match-control.follow-provider.no-provider-yet')}>
          <AdminLink to="feed-providers" className="underline">
            {msg('match-control.follow-provider.create-a-feed-provider')}
          </AdminLink>
        </EmptyState>
      ) : (
        <form
          id={formId}
          noValidate
          aria-label={msg('match-control.follow-provider.provider-of-the-match')}
          onSubmit={submit}
          className="grid gap-4"
        >
          <Select
            label={msg('match-control.follow-provider.provider')}
            required
            prompt={isTried && !lead ? msg('match-control.follow-provider.please-choose-a-provider') : undefined}
            options={providers.map(optionOf)}
            value={leadId}
            onValueChange={setLeadId}
          />
          <MatchField
            label={msg('match-control.follow-provider.id-of-the-match')}
            prompt={matchPrompt(leadMatch)}
            value={leadMatch}
            onChange={setLeadMatch}
          />
          {lead && (
            <Notice tone="warning">
              {msg('match-control.follow-provider.if-you-follow-this', { eventTypes: lead.eventTypes.join(', ') })}{' '}
              {halvesText(lead.halves)}
              {!lead.isTriedLive && ` ${NEVER_TRIED}`}
            </Notice>
          )}
          {providers.length > 1 && (
            <Select
              label={msg('match-control.follow-provider.checked-by')}
              hint={msg('match-control.follow-provider.a-second-provider-checks')}
              options={[
                { value: NONE, label: msg('match-control.follow-provider.no-other-provider') },
                ...providers.filter(({ _id }) => _id !== leadId).map(optionOf),
              ]}
              value={check?._id ?? NONE}
              onValueChange={setCheckId}
            />
          )}
          {check && (
            <MatchField
              label={msg('match-control.follow-provider.id-of-the-match-at', { checkName: check.name })}
              prompt={matchPrompt(checkMatch)}
              value={checkMatch}
              onChange={setCheckMatch}
            />
          )}
        </form>
      )}
    </Dialog>
  )
}

function of(providerId: FeedProviderId, match: string): FollowedProvider | undefined {
  return match.trim() === '' ? undefined : { providerId, match: match.trim() }
}

const NEVER_TRIED = msg('match-control.follow-provider.bettle-was-never-tested')

const optionOf = ({ _id, name, delaySeconds }: FeedProvider) => ({
  value: _id as string,
  label: name,
  detail: msg('match-control.follow-provider.counts-are-usually-s', { delaySeconds }),
})

interface MatchFieldProps {
  label: string
  prompt: string | undefined
  value: string
  onChange: (value: string) => void
}

function MatchField({ onChange, ...field }: MatchFieldProps) {
  return (
    <TextField
      {...field}
      required
      maxLength={100}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
