import type { Bet } from '@bettle/contract'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { percentText } from '../../text/number-text.ts'
import { msg } from '../../texts/msg.ts'
import { classNames } from '../../ui/index.ts'
import { useBetOutlook } from './bet-outlook.ts'
import { WholeSpans } from './whole-spans.tsx'

export interface LiveChanceProps {
  bet: Bet
  count: number
  /** If true, the name of the chance is small. */
  isShort?: boolean | undefined
  /** If true, the chance stands without its name, for a place that has room for one word less. */
  hidesName?: boolean | undefined
  /** If true, what the bet needs is only for screen readers, unless there is no chance to show. */
  hidesNeed?: boolean | undefined
}

/** Shows for example '62 % ↗ one more by 30''. The mark shows the direction of the last change. */
export function LiveChance({ bet, count, isShort = false, hidesName = false, hidesNeed = isShort }: LiveChanceProps) {
  const outlook = useBetOutlook(bet, count)
  const trend = useTrend(outlook?.percent)
  if (!outlook) return null
  // Triangles would look like an over or an under.
  const Trend = trend === 'down' ? TrendingDown : TrendingUp
  const { percent, text } = outlook
  return (
    <span className="flex items-baseline gap-1.5">
      {percent !== undefined && (
        <span className="flex shrink-0 items-baseline gap-1 text-ink">
          <span className={classNames(hidesName ? 'sr-only' : isShort && 'text-xs', 'text-muted')}>
            {msg('match-ui.live-chance.chance')}{' '}
          </span>
          {/* As wide as 100 %, so that nothing beside it moves. */}
          <span className="figures inline-block min-w-9 text-end text-base">{percentText(percent)}</span>
          <Trend
            aria-hidden="true"
            className={classNames('size-3.5 self-center', trend ? 'text-muted' : 'invisible')}
          />
          {trend && (
            <span className="sr-only">
              {trend === 'up' ? msg('match-ui.live-chance.rising') : msg('match-ui.live-chance.falling')}
            </span>
          )}
        </span>
      )}
      <span className={hidesNeed && percent !== undefined ? 'sr-only' : 'min-w-0'}>
        <WholeSpans text={text} />
      </span>
    </span>
  )
}

/** Returns the direction of a number's last change; undefined before the first change. */
function useTrend(figure: number | undefined): 'up' | 'down' | undefined {
  const [held, setHeld] = useState<{ figure: number | undefined; trend: 'up' | 'down' | undefined }>({
    figure,
    trend: undefined,
  })
  if (held.figure === figure) return held.trend
  const isKnown = held.figure !== undefined && figure !== undefined
  const trend = isKnown && figure > (held.figure ?? 0) ? 'up' : isKnown ? 'down' : undefined
  setHeld({ figure, trend })
  return trend
}
