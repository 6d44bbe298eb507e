import { type CompetitionDraw, type CompetitionId, competitionDraw } from '@bettle/contract'
import type { CheckedDraw, CheckedLot } from '@bettle/rules'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { messageOf } from '../../../api/call-error.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { dayAndTime } from '../../../text/date-text.ts'
import { msg } from '../../../texts/msg.ts'
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
        title={msg('competition.draw-check.the-draw-could-not')}
        kept={messageOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Panel title={msg('competition.draw-check.the-draw')}>
      <SkeletonRows rows={5} label={msg('competition.draw-check.loading-the-draw')} />
    </Panel>
  )
}

function Draws({ draw, ownId }: { draw: CompetitionDraw; ownId: string | undefined }) {
  const { data, error } = useQuery({ queryKey: ['draw-check', draw], queryFn: () => checkDraws(draw), retry: false })
  if (draw.draws.length === 0)
    return (
      <Panel title={msg('competition.draw-check.published-before-the-draw')}>
        <Fact name={msg('competition.draw-check.hash-of-the-seed')}>{draw.seedHash}</Fact>
        <EmptyState title={msg('competition.draw-check.no-draw-has-taken')}>
          {msg('competition.draw-check.after-the-draw-the')}
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
        title={
          draw.draws.length === 1
            ? msg('competition.draw-check.the-draw')
            : msg('competition.draw-check.draw-of-season', { season: each.season })
        }
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
                  ? msg('competition.draw-check.hash-at-enrolment')
                  : msg('competition.draw-check.hash-as-seed-of-season', { season: draw.season - 1 })
              }
              verdict={checked.isSeedKept}
            >
              {checked.commitment}
            </Fact>
          )}
          <Fact name={msg('competition.draw-check.seed')}>{draw.seed}</Fact>
          <Fact
            name={msg('competition.draw-check.hash-of-the-list', { count: draw.entries.length })}
            verdict={checked?.isListKept}
          >
            {draw.listHash}
          </Fact>
        </dl>
        {checked && <Groups draw={draw} checked={checked} />}
      </div>
      {checked ? (
        <Lots
          lots={checked.lots}
          caption={msg('competition.draw-check.the-lots-lowest-first', { title })}
          ownId={ownId}
        />
      ) : (
        <div className="border-line border-t p-4">
          <SkeletonRows rows={4} label={msg('competition.draw-check.drawing-the-lots-again')} />
        </div>
      )}
    </Panel>
  )
}

function Verdict({ checked, hasFailed }: Pick<OneDrawProps, 'checked' | 'hasFailed'>) {
  if (hasFailed) return <p className="text-lost">{msg('competition.draw-check.the-check-could-not')}</p>
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
      ? msg('competition.draw-check.checked-on-this-device')
      : msg('competition.draw-check.checked-on-this-device-seed')
  if (!checked.isSeedKept) return msg('competition.draw-check.the-seed-does-not')
  if (!checked.isListKept) return msg('competition.draw-check.the-list-does-not')
  if (!checked.isEachOnce) return msg('competition.draw-check.the-list-names-a')
  if (checked.isListNewForSeed) return msg('competition.draw-check.an-earlier-draw-of')
  if (lots.some((lot) => !lot.matches)) return msg('competition.draw-check.the-seed-fits-the')
  return groups === 'missing'
    ? msg('competition.draw-check.seed-list-and-lots')
    : msg('competition.draw-check.seed-list-and-lots-match')
}

/** Shows whether the groups that the competition shows follow from the draw, and otherwise those that do. */
function Groups({ draw, checked: { groups, dealt } }: { draw: PublishedDraw; checked: CheckedDraw }) {
  if (groups === 'none') return null
  const names = new Map<string, string>(draw.entries.map(({ userId, username }) => [userId, username]))
  return (
    <div className="text-sm">
      <p className="flex min-h-6 flex-wrap items-center justify-between gap-2 text-muted">
        {msg('competition.draw-check.groups-of-the-competition')}
        <Tag tone={groups === 'match' ? 'won' : 'lost'}>{GROUPS[groups]}</Tag>
      </p>
      {groups === 'differ' && (
        <ol aria-label={msg('competition.draw-check.groups-computed-here')} className="mt-1 grid gap-1 text-lost">
          {dealt?.map(({ division, members }) => (
            <li key={members.join()} className="wrap-anywhere">
              {msg('competition.draw-check.computed-here', {
                isNull: division === null,
                division,
                members: members.map((id) => names.get(id) || msg('competition.draw-check.another-player')).join(', '),
              })}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

const GROUPS = {
  match: msg('competition.draw-check.matches'),
  differ: msg('competition.draw-check.differs'),
  missing: msg('competition.draw-check.not-shown'),
} as const

function Lots({ lots, caption, ownId }: { lots: readonly CheckedLot[]; caption: string; ownId: string | undefined }) {
  return (
    <div className="@container">
      <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="caps h-9 text-faint text-sm leading-none">
            <th scope="col" className="w-10 border-line border-t text-center">
              <span aria-hidden="true">#</span>
              <span className="sr-only">{msg('competition.draw-check.order')}</span>
            </th>
            <th scope="col" className="border-line border-t px-2 text-start">
              {msg('competition.draw-check.player-and-lot')}
            </th>
            <th scope="col" className="w-28 border-line border-t pe-4 text-end">
              {msg('competition.draw-check.check')}
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
              <th scope="row" className="border-line border-t px-2 py-2 text-start font-normal">
                <span className="wrap-anywhere block font-medium">
                  {username || msg('competition.draw-check.a-player-who-has')}
                  {userId === ownId && (
                    <span className="caps ms-2 whitespace-nowrap text-flood text-sm">
                      {msg('competition.draw-check.you')}
                    </span>
                  )}
                </span>
                <span className="block break-all font-mono text-muted text-xs">{lot}</span>
                {!matches && (
                  <span className="block break-all font-mono text-lost text-xs">
                    {msg('competition.draw-check.computed-here-2', { drawn })}
                  </span>
                )}
              </th>
              <td className="border-line border-t py-2 pe-4 text-end">
                <Tag tone={matches ? 'won' : 'lost'}>
                  {matches ? msg('competition.draw-check.matches') : msg('competition.draw-check.differs')}
                </Tag>
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
        {verdict !== undefined && (
          <Tag tone={verdict ? 'won' : 'lost'}>
            {verdict ? msg('competition.draw-check.matches') : msg('competition.draw-check.differs')}
          </Tag>
        )}
      </dt>
      <dd className="mt-1 break-all rounded-control bg-sunken px-3 py-2 font-mono text-[0.8125rem]">{children}</dd>
    </div>
  )
}
