import { chipsOverRounds, type Lobby, type Reply } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../api/query/query-of.ts'
import { msg } from '../../texts/msg.ts'
import { classNames, ErrorState, Panel, Skeleton, useIsPhone } from '../../ui/index.ts'
import { type ChipsLine, chipsLines } from './chips-lines.ts'

/**
 * Draws the chips of the first players and of the user after each round. The user's line stands out most, then the
 * winner's line.
 */
export function ChipsChart({ lobby }: { lobby: Lobby }) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...queryOf(chipsOverRounds, { params: { lobbyId: lobby._id } }),
    staleTime: 0,
  })
  return (
    <Panel title={msg('result.chips-chart.chips-over-rounds')}>
      {data ? (
        <Chart lobby={lobby} figures={data} />
      ) : isError ? (
        <ErrorState
          title={msg('result.chips-chart.the-rounds-could-not')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status">
          <span className="sr-only">{msg('result.chips-chart.loading-the-rounds')}</span>
          <Skeleton className="h-52 w-full" />
        </div>
      )}
    </Panel>
  )
}

/**
 * The widths in pixels. The chart is drawn at the size at which it is shown, so that its labels are readable on a
 * phone.
 */
const WIDTHS = { phone: 340, desktop: 560 }
const HEIGHT = 208
const LEFT = 34
const TOP = 10
const BOTTOM = 22
const RIGHT = 12

function Chart({ lobby, figures }: { lobby: Lobby; figures: Reply<typeof chipsOverRounds> }) {
  const lines = chipsLines(figures.startingChips, figures.members, lobby.leaderboard, lobby.currentUser.user._id)
  const width = useIsPhone() ? WIDTHS.phone : WIDTHS.desktop
  if (figures.rounds.length === 0 || lines.length === 0) {
    return <p className="py-6 text-center text-muted text-sm">{msg('result.chips-chart.no-round-of-this')}</p>
  }
  const all = lines.flatMap(({ chips }) => chips)
  const top = roundFigure(Math.max(...all, 1))
  // The scale includes negative balances, which penalties can cause.
  const lowest = Math.min(...all, 0)
  const x = (index: number) => LEFT + (index / figures.rounds.length) * (width - LEFT - RIGHT)
  const y = (chips: number) => TOP + ((top - chips) / (top - lowest)) * (HEIGHT - TOP - BOTTOM)
  return (
    <figure>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${HEIGHT}`} className="w-full overflow-visible">
        {[0, top / 2, top].map((chips) => (
          <g key={chips}>
            <line x1={LEFT} x2={width - RIGHT} y1={y(chips)} y2={y(chips)} className="stroke-line" />
            <text x={LEFT - 8} y={y(chips) + 5} textAnchor="end" className="figures fill-muted text-[15px]">
              {chips}
            </text>
          </g>
        ))}
        <line
          x1={LEFT}
          x2={width - RIGHT}
          y1={y(figures.startingChips)}
          y2={y(figures.startingChips)}
          strokeDasharray="3 4"
          className="stroke-line-strong"
        />
        {figures.rounds.map((round, index) => (
          <text
            key={round}
            x={x(index + 1)}
            y={HEIGHT - 4}
            textAnchor="middle"
            className="figures fill-muted text-[15px]"
          >
            {round}
          </text>
        ))}
        {lines.map((line) => (
          <Line key={line.userId} line={line} x={x} y={y} />
        ))}
      </svg>
      <Legend lines={lines} />
      <Figures rounds={figures.rounds} lines={lines} />
    </figure>
  )
}

const STROKES: Record<ChipsLine['kind'], string> = {
  own: 'stroke-flood fill-flood',
  winner: 'stroke-under fill-under',
  other: 'stroke-line-strong fill-line-strong',
}

interface LineProps {
  line: ChipsLine
  x: (index: number) => number
  y: (chips: number) => number
}

function Line({ line: { chips, kind }, x, y }: LineProps) {
  const points = chips.map((value, index) => `${x(index)},${y(value)}`).join(' ')
  const last = chips.length - 1
  return (
    <g className={STROKES[kind]}>
      <polyline
        points={points}
        fill="none"
        strokeWidth={kind === 'other' ? 1.25 : 2.75}
        strokeLinejoin="round"
        strokeLinecap="round"
        opacity={kind === 'other' ? 0.6 : 1}
      />
      {kind !== 'other' && <circle cx={x(last)} cy={y(chips[last] ?? 0)} r="4.5" stroke="none" />}
    </g>
  )
}

function Legend({ lines }: { lines: readonly ChipsLine[] }) {
  const shown = lines.filter(({ kind }) => kind !== 'other').toReversed()
  const rest = lines.length - shown.length
  return (
    <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {shown.map(({ userId, username, chips, kind }) => (
        <span key={userId} className="inline-flex min-w-0 items-center gap-2">
          <span className={classNames('h-1 w-5 rounded-full', kind === 'own' ? 'bg-flood' : 'bg-under')} />
          <span className="wrap-anywhere">{kind === 'own' ? msg('result.chips-chart.you') : username}</span>
          <span className="figures text-lg">{chips.at(-1)}</span>
        </span>
      ))}
      {rest > 0 && (
        <span className="inline-flex items-center gap-2 text-muted">
          <span className="h-0.5 w-5 rounded-full bg-line-strong" />
          {rest === 1 ? msg('result.chips-chart.1-other') : msg('result.chips-chart.others', { rest })}
        </span>
      )}
      <span className="inline-flex items-center gap-2 text-muted">
        <span className="w-5 border-line-strong border-t-2 border-dashed" />
        {msg('result.chips-chart.starting-chips')}
      </span>
    </figcaption>
  )
}

/** The figures of the chart as a table for screen readers. */
function Figures({ rounds, lines }: { rounds: readonly number[]; lines: readonly ChipsLine[] }) {
  return (
    <div className="sr-only">
      <table>
        <caption>{msg('result.chips-chart.chips-after-each-round')}</caption>
        <thead>
          <tr>
            <th scope="col">{msg('result.chips-chart.player')}</th>
            {rounds.map((round) => (
              <th key={round} scope="col">
                {msg('result.chips-chart.round', { round })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.toReversed().map(({ userId, username, chips }) => (
            <tr key={userId}>
              <th scope="row">{username}</th>
              {rounds.map((round, index) => (
                <td key={round}>{chips[index + 1]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Returns a rounded value for the top of the scale. Half of the value is an integer. */
function roundFigure(most: number): number {
  const step = most <= 100 ? 20 : most <= 400 ? 50 : 10 ** Math.floor(Math.log10(most)) / 2
  return Math.ceil((most * 1.02) / step / 2) * step * 2
}
