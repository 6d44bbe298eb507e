import { type FeedProvider, type FeedProviderId, type FollowedProvider, listFeedProviders } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { AdminLink } from '../../../admin-ui/admin-link.tsx'
import { messageOf } from '../../../api/call-error.ts'
import { queryOf } from '../../../api/query/query-of.ts'
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
    isTried && match.trim() === '' ? 'Please enter the id of the match' : undefined
  return (
    <Dialog
      open
      phone="fitted"
      onOpenChange={(open) => !open && onClose()}
      title="Follow a provider"
      description="The provider counts the events, and Bettle records them."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} disabled={providers.length === 0}>
            Follow
          </Button>
        </>
      }
    >
      {data === undefined ? (
        error ? (
          <ErrorState title={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={2} label="Loading the feed providers" />
        )
      ) : providers.length === 0 ? (
        <EmptyState title="No provider yet">
          <AdminLink to="feed-providers" className="underline">
            Create a feed provider
          </AdminLink>
        </EmptyState>
      ) : (
        <form id={formId} noValidate aria-label="Provider of the match" onSubmit={submit} className="grid gap-4">
          <Select
            label="Provider"
            required
            prompt={isTried && !lead ? 'Please choose a provider' : undefined}
            options={providers.map(optionOf)}
            value={leadId}
            onValueChange={setLeadId}
          />
          <MatchField
            label="Id of the match at the provider"
            prompt={matchPrompt(leadMatch)}
            value={leadMatch}
            onChange={setLeadMatch}
          />
          {lead && (
            <Notice tone="warning">
              If you follow this provider, the match offers bets only on {lead.eventTypes.join(', ')}. Bets already
              placed on other event types are still settled. You can add the other event types later.{' '}
              {halvesText(lead.halves)}
              {!lead.isTriedLive && ' Bettle was never tested with the real service of this provider.'}
            </Notice>
          )}
          {providers.length > 1 && (
            <Select
              label="Checked by"
              hint="A second provider checks the counts of the first, and records no events. You see where the two providers disagree."
              options={[
                { value: NONE, label: 'No other provider' },
                ...providers.filter(({ _id }) => _id !== leadId).map(optionOf),
              ]}
              value={check?._id ?? NONE}
              onValueChange={setCheckId}
            />
          )}
          {check && (
            <MatchField
              label={`Id of the match at ${check.name}`}
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

const optionOf = ({ _id, name, delaySeconds }: FeedProvider) => ({
  value: _id as string,
  label: name,
  detail: `Counts are usually ${delaySeconds} s late`,
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
