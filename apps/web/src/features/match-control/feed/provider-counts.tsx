import { listFeedProviders, type MatchFeed } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { feedProblemText } from '../../../admin-ui/feed-problem-text.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { timeOfDay } from '../../../text/date-text.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { Notice, Table, Tag } from '../../../ui/index.ts'

type Provider = NonNullable<MatchFeed['provider']>
type Count = Provider['counts'][number]

/** Shows the provider's counts beside the counts of the match, and what the second provider counts [F16]. */
export function ProviderCounts({ provider, isFollowing }: { provider: Provider; isFollowing: boolean }) {
  const { data } = useQuery(queryOf(listFeedProviders, {}))
  const {
    name,
    match,
    halt,
    awaitsSince,
    answeredAt,
    silentSince,
    problem,
    counts,
    checkedBy,
    disagreements,
    unknown = [],
    unstated = [],
  } = provider
  const configured = data?.providers.find(({ _id }) => _id === provider.providerId)
  const types = [...new Set(counts.map(({ eventType }) => eventType))]
  const countOf = (type: string, side: Count['side']) =>
    counts.find((count) => count.eventType === type && count.side === side)
  return (
    <>
      <p className="wrap-anywhere text-sm">
        {configured
          ? rich('match-control.provider-counts.match-usually-strong-name', {
              strong: <strong />,
              name,
              match,
              late: lateText(configured),
            })
          : rich('match-control.provider-counts.match-strong-name', { strong: <strong />, name, match })}{' '}
        {answerText(answeredAt)}
      </p>
      <div role="status" className="grid grid-cols-1 gap-3 empty:hidden">
        {isFollowing && silentSince !== null && (
          <Notice tone="error">
            {msg('match-control.provider-counts.the-provider-has-sent', { at: at(answeredAt ?? silentSince) })}
          </Notice>
        )}
        {isFollowing && awaitsSince && (
          <Notice tone="info">
            {msg('match-control.provider-counts.betting-stopped-at-because', { at: at(awaitsSince) })}
          </Notice>
        )}
        {isFollowing && unknown.length > 0 && <Notice tone="error">{unknownText(unknown)}</Notice>}
        {isFollowing && halt && (
          <Notice tone="error">
            {haltText(halt)}{' '}
            {halt.abandonsAt === null
              ? msg('match-control.provider-counts.if-play-goes-on')
              : msg('match-control.provider-counts.at-the-match-is', { at: at(halt.abandonsAt) })}
          </Notice>
        )}
        {!isFollowing && unstated.length > 0 && (
          <Notice tone="warning">
            {msg('match-control.provider-counts.nobody-counted-for-a', { unstated: unstated.join(', ') })}
          </Notice>
        )}
        {problem && <Notice tone="warning">{feedProblemText(problem)}</Notice>}
        {disagreements.length > 0 && checkedBy && (
          <Notice tone="warning">
            {msg('match-control.provider-counts.and-disagree-name-checked', { name, checkedByName: checkedBy.name })}
            <ul className="list-disc ps-5">
              {disagreements.map(({ eventType, side, total, other, since }) => (
                <li key={`${eventType} ${side}`}>
                  {msg('match-control.provider-counts.and-since-event-type', {
                    eventType,
                    side,
                    total,
                    other,
                    at: at(since),
                  })}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      {types.length > 0 && (
        <Table
          caption={msg('match-control.provider-counts.event-counts-of-the')}
          rows={types}
          rowKey={(type) => type}
          columns={[
            {
              id: 'type',
              header: msg('match-control.provider-counts.event-type'),
              rowHeader: true,
              cell: (type) => type,
            },
            {
              id: 'home',
              header: msg('match-control.provider-counts.home'),
              align: 'end',
              cell: (type) => <Total count={countOf(type, 'home')} />,
            },
            {
              id: 'away',
              header: msg('match-control.provider-counts.away'),
              align: 'end',
              cell: (type) => <Total count={countOf(type, 'away')} />,
            },
          ]}
        />
      )}
      {checkedBy && (
        <p className="wrap-anywhere text-sm">
          {rich('match-control.provider-counts.checked-by-match-strong', {
            strong: <strong />,
            checkedByName: checkedBy.name,
            match: checkedBy.match,
            answer: answerText(checkedBy.answeredAt),
          })}{' '}
          {checkedBy.problem && feedProblemText(checkedBy.problem)}
        </p>
      )}
    </>
  )
}

function unknownText(unknown: NonNullable<Provider['unknown']>): string {
  const eventTypes = unknown.map(({ eventType }) => eventType).join(', ')
  const since = at(unknown.map((each) => each.since).toSorted()[0] ?? '')
  return unknown.length > 1
    ? msg('match-control.provider-counts.the-provider-does-not', { eventTypes, since })
    : msg('match-control.provider-counts.the-provider-does-not-state', { eventTypes, since })
}

function haltText({ status, since: stoodSince, isClockStopped }: NonNullable<Provider['halt']>): string {
  const since = at(stoodSince)
  if (status === '')
    return isClockStopped
      ? msg('match-control.provider-counts.the-provider-states-no', { since })
      : msg('match-control.provider-counts.the-provider-states-no-status', { since })
  return isClockStopped
    ? msg('match-control.provider-counts.the-provider-states-since', { status, since })
    : msg('match-control.provider-counts.the-provider-states-since-so', { status, since })
}

/** Shows a total, whether the total is still provisional, and the number of recorded events if it differs. */
function Total({ count }: { count: Count | undefined }) {
  if (!count) return <>–</>
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
      {count.total !== count.recorded && (
        <Tag tone="closing">
          {msg('match-control.provider-counts.recorded-in-the-match', { recorded: count.recorded })}
        </Tag>
      )}
      {count.isProvisional && <Tag tone="void">{msg('match-control.provider-counts.provisional')}</Tag>}
      {count.total}
    </span>
  )
}

const at = (time: string): string => timeOfDay(Date.parse(time))

function answerText(answeredAt: string | null): string {
  return answeredAt === null
    ? msg('match-control.provider-counts.the-provider-has-sent-no')
    : msg('match-control.provider-counts.last-counts-at-at', { at: at(answeredAt) })
}

interface Delays {
  delaySeconds: number
  delays: readonly { eventType: string; seconds: number }[]
}

function lateText({ delaySeconds, delays }: Delays): string {
  return [
    msg('match-control.provider-counts.s-late-delay-seconds', { delaySeconds }),
    ...delays.map(({ eventType, seconds }) =>
      msg('match-control.provider-counts.s-event-type-seconds', { eventType, seconds }),
    ),
  ].join(', ')
}
