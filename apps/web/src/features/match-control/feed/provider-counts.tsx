import { listFeedProviders, type MatchFeed } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { feedProblemText } from '../../../admin-ui/feed-problem-text.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { timeOfDay } from '../../../text/date-text.ts'
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
        <strong>{name}</strong>, match {match}. {configured && `Usually ${lateText(configured)}. `}
        {answerText(answeredAt)}
      </p>
      <div role="status" className="grid grid-cols-1 gap-3 empty:hidden">
        {isFollowing && silentSince !== null && (
          <Notice tone="error">
            The provider has sent no new counts since {at(answeredAt ?? silentSince)}. No bet is accepted until new
            counts arrive. You can take over or resume betting.
          </Notice>
        )}
        {isFollowing && awaitsSince && (
          <Notice tone="info">
            Betting stopped at {at(awaitsSince)}, because the provider may start the half at any moment. Betting resumes
            when the half starts or its kick-off moves to a later time, and before the planned start also with each
            answer that comes in time. You can start the half, take over or resume betting.
          </Notice>
        )}
        {isFollowing && unknown.length > 0 && (
          <Notice tone="error">
            The provider does not state {unknown.map(({ eventType }) => eventType).join(', ')} since{' '}
            {at(unknown.map(({ since }) => since).toSorted()[0] ?? '')}. No bet on{' '}
            {unknown.length > 1 ? 'these' : 'this'} is accepted. Take over to record the events yourself.
          </Notice>
        )}
        {isFollowing && halt && (
          <Notice tone="error">
            {halt.status === '' ? 'The provider states no status' : `The provider states “${halt.status}”`} since{' '}
            {at(halt.since)}, so {halt.isClockStopped ? 'the clock stands still and ' : ''}betting waits until two
            answers show play.{' '}
            {halt.abandonsAt === null
              ? 'If play goes on, take over and let it go on.'
              : `At ${at(halt.abandonsAt)} the match is abandoned. If that is wrong, take over.`}
          </Notice>
        )}
        {!isFollowing && unstated.length > 0 && (
          <Notice tone="warning">
            Nobody counted {unstated.join(', ')} for a time before you took over. Record the missing events, then say
            that all are recorded. Until then bets on these rounds wait, and are void after ten match minutes.
          </Notice>
        )}
        {problem && <Notice tone="warning">{feedProblemText(problem)}</Notice>}
        {disagreements.length > 0 && checkedBy && (
          <Notice tone="warning">
            {name} and {checkedBy.name} disagree:
            <ul className="list-disc pl-5">
              {disagreements.map(({ eventType, side, total, other, since }) => (
                <li key={`${eventType} ${side}`}>
                  {eventType} {side}: {total} and {other}, since {at(since)}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      {types.length > 0 && (
        <Table
          caption="Event counts of the provider"
          rows={types}
          rowKey={(type) => type}
          columns={[
            { id: 'type', header: 'Event type', rowHeader: true, cell: (type) => type },
            { id: 'home', header: 'Home', align: 'right', cell: (type) => <Total count={countOf(type, 'home')} /> },
            { id: 'away', header: 'Away', align: 'right', cell: (type) => <Total count={countOf(type, 'away')} /> },
          ]}
        />
      )}
      {checkedBy && (
        <p className="wrap-anywhere text-sm">
          Checked by <strong>{checkedBy.name}</strong>, match {checkedBy.match}. {answerText(checkedBy.answeredAt)}{' '}
          {checkedBy.problem && feedProblemText(checkedBy.problem)}
        </p>
      )}
    </>
  )
}

/** Shows a total, whether the total is still provisional, and the number of recorded events if it differs. */
function Total({ count }: { count: Count | undefined }) {
  if (!count) return <>–</>
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
      {count.total !== count.recorded && <Tag tone="closing">{count.recorded} recorded in the match</Tag>}
      {count.isProvisional && <Tag tone="void">provisional</Tag>}
      {count.total}
    </span>
  )
}

const at = (time: string): string => timeOfDay(Date.parse(time))

function answerText(answeredAt: string | null): string {
  return answeredAt === null ? 'The provider has sent no counts yet.' : `Last counts at ${at(answeredAt)}.`
}

interface Delays {
  delaySeconds: number
  delays: readonly { eventType: string; seconds: number }[]
}

function lateText({ delaySeconds, delays }: Delays): string {
  return [`${delaySeconds} s late`, ...delays.map(({ eventType, seconds }) => `${eventType} ${seconds} s`)].join(', ')
}
