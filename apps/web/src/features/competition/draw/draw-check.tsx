import { type CompetitionDraw, type CompetitionId, competitionDraw } from '@bettle/contract'
import type { CheckedDraw, CheckedLot } from '@bettle/rules'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { messageOf } from '../../../api/call-error.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { dayAndTime } from '../../../text/date-text.ts'
import { EmptyState, ErrorState, Panel, SkeletonRows, Tag } from '../../../ui/index.ts'
import { checkDraws, type PublishedDraw } from './check-draw.ts'

/** Shows the seed hash, the seed, the list and the lots of each draw, and computes the draw again on this device. */
export function DrawCheck({ competitionId, ownId }: { competitionId: CompetitionId; ownId: string | undefined }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(competitionDraw, { params: { competitionId } }),
    staleTime: 0,
  })
  if (data) return <Draws draw={data} ownId={ownId} />
  if (error)
    return (
      <ErrorState
        title="The draw could not be loaded."
        kept={messageOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Panel title="The draw">
      <SkeletonRows rows={5} label="Loading the draw" />
    </Panel>
  )
}

function Draws({ draw, ownId }: { draw: CompetitionDraw; ownId: string | undefined }) {
  const { data, error } = useQuery({ queryKey: ['draw-check', draw], queryFn: () => checkDraws(draw), retry: false })
  if (draw.draws.length === 0)
    return (
      <Panel title="Published before the draw">
        <Fact name="Hash of the seed (SHA-256)">{draw.seedHash}</Fact>
        <EmptyState title="No draw has taken place">
          After the draw, the seed, the list and the lots appear here, and your browser checks them.
        </EmptyState>
      </Panel>
    )
  return draw.draws
    .map((each, index) => (
      <OneDraw
        key={each.at}
        draw={each}
        checked={data?.[index]}
        hasFailed={error !== null}
        title={draw.draws.length === 1 ? 'The draw' : `Draw of season ${each.season}`}
        ownId={ownId}
      />
    ))
    .toReversed()
}

interface OneDrawProps {
  draw: PublishedDraw
  checked: CheckedDraw | undefined
  hasFailed: boolean
  title: string
  ownId: string | undefined
}

function OneDraw({ draw, checked, hasFailed, title, ownId }: OneDrawProps) {
  return (
    <Panel title={title} aside={<span>{dayAndTime(Date.parse(draw.at))}</span>} flush>
      <div className="flex flex-col gap-4 p-4">
        <Verdict checked={checked} hasFailed={hasFailed} />
        <dl className="grid gap-3">
          {checked && (
            <Fact
              name={
                draw.season === 1
                  ? 'Hash of the seed, published when enrolment opened'
                  : `Hash of the seed, published as the seed of season ${draw.season - 1}`
              }
              verdict={checked.isSeedKept}
            >
              {checked.commitment}
            </Fact>
          )}
          <Fact name="Seed">{draw.seed}</Fact>
          <Fact name={`Hash of the final list of ${draw.entries.length} players`} verdict={checked?.isListKept}>
            {draw.listHash}
          </Fact>
        </dl>
        {checked && <Groups draw={draw} checked={checked} />}
      </div>
      {checked ? (
        <Lots lots={checked.lots} caption={`${title}: the lots, lowest first`} ownId={ownId} />
      ) : (
        <div className="border-line border-t p-4">
          <SkeletonRows rows={4} label="Drawing the lots again" />
        </div>
      )}
    </Panel>
  )
}

function Verdict({ checked, hasFailed }: Pick<OneDrawProps, 'checked' | 'hasFailed'>) {
  if (hasFailed)
    return <p className="text-lost">The check could not be loaded. Look at your connection, then reload.</p>
  const Icon = checked?.matches ? CircleCheck : CircleX
  return (
    <p role="status" className="flex min-h-12 items-center gap-3 text-balance font-semibold">
      {checked && (
        <>
          <Icon
            aria-hidden="true"
            className={checked.matches ? 'size-7 shrink-0 text-won' : 'size-7 shrink-0 text-lost'}
          />
          {verdictText(checked)}
        </>
      )}
    </p>
  )
}

function verdictText({ matches, groups, lots, ...checked }: CheckedDraw): string {
  if (matches)
    return groups === 'none'
      ? 'Checked on this device: seed, list and all lots match. No groups follow from this draw now.'
      : 'Checked on this device: seed, list, all lots and all groups match.'
  if (!checked.isSeedKept) return 'The seed does not fit the hash that was published before the draw.'
  if (!checked.isListKept) return 'The list does not fit the hash of the list.'
  if (!checked.isEachOnce) return 'The list names a player twice.'
  if (checked.isListNewForSeed)
    return 'An earlier draw of this season used the same seed for another list. The seed was known by then.'
  if (lots.some((lot) => !lot.matches)) return 'The seed fits the published hash, but the seed gives other lots.'
  return groups === 'missing'
    ? 'Seed, list and lots match, but the server does not show what is needed to check the groups.'
    : 'Seed, list and lots match, but they give other groups than the competition shows.'
}

/** Shows whether the groups that the competition shows follow from the draw, and otherwise those that do. */
function Groups({ draw, checked: { groups, dealt } }: { draw: PublishedDraw; checked: CheckedDraw }) {
  if (groups === 'none') return null
  const names = new Map<string, string>(draw.entries.map(({ userId, username }) => [userId, username]))
  return (
    <div className="text-sm">
      <p className="flex min-h-6 flex-wrap items-center justify-between gap-2 text-muted">
        Groups of the competition
        <Tag tone={groups === 'match' ? 'won' : 'lost'}>{GROUPS[groups]}</Tag>
      </p>
      {groups === 'differ' && (
        <ol aria-label="Groups computed here" className="mt-1 grid gap-1 text-lost">
          {dealt?.map(({ division, members }) => (
            <li key={members.join()} className="wrap-anywhere">
              Computed here{division === null ? '' : `, division ${division}`}:{' '}
              {members.map((id) => names.get(id) || 'another player').join(', ')}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

const GROUPS = { match: 'matches', differ: 'differs', missing: 'not shown' } as const

function Lots({ lots, caption, ownId }: { lots: readonly CheckedLot[]; caption: string; ownId: string | undefined }) {
  return (
    <div className="@container">
      <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="caps h-9 text-faint text-sm leading-none">
            <th scope="col" className="w-10 border-line border-t text-center">
              <span aria-hidden="true">#</span>
              <span className="sr-only">Order</span>
            </th>
            <th scope="col" className="border-line border-t px-2 text-left">
              Player and lot
            </th>
            <th scope="col" className="w-28 border-line border-t pr-4 text-right">
              Check
            </th>
          </tr>
        </thead>
        <tbody>
          {lots.map(({ userId, username, lot, drawn, matches }, index) => (
            <tr
              key={userId}
              data-own={userId === ownId || undefined}
              className={userId === ownId ? 'bg-flood-soft' : ''}
            >
              <td className="figures border-line border-t py-2 text-center text-lg text-muted">{index + 1}</td>
              <th scope="row" className="border-line border-t px-2 py-2 text-left font-normal">
                <span className="wrap-anywhere block font-medium">
                  {username || 'A player who has left'}
                  {userId === ownId && <span className="caps ml-2 whitespace-nowrap text-flood text-sm">You</span>}
                </span>
                <span className="block break-all font-mono text-muted text-xs">{lot}</span>
                {!matches && (
                  <span className="block break-all font-mono text-lost text-xs">Computed here: {drawn}</span>
                )}
              </th>
              <td className="border-line border-t py-2 pr-4 text-right">
                <Tag tone={matches ? 'won' : 'lost'}>{matches ? 'matches' : 'differs'}</Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Fact({ name, verdict, children }: { name: string; verdict?: boolean | undefined; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="flex min-h-6 flex-wrap items-center justify-between gap-2 text-muted text-sm">
        {name}
        {verdict !== undefined && <Tag tone={verdict ? 'won' : 'lost'}>{verdict ? 'matches' : 'differs'}</Tag>}
      </dt>
      <dd className="mt-1 break-all rounded-control bg-sunken px-3 py-2 font-mono text-[0.8125rem]">{children}</dd>
    </div>
  )
}
