import type { Bet } from '@bettle/contract'
import { useState } from 'react'
import { classNames, DirectionMark } from '../../ui/index.ts'
import { useBetOutlook } from './bet-outlook.ts'

/** Shows for example '62 % ▲ one more by 30''. The mark shows the direction of the last change. */
export function LiveChance({ bet, count, isShort = false }: { bet: Bet; count: number; isShort?: boolean }) {
  const outlook = useBetOutlook(bet, count)
  const trend = useTrend(outlook?.percent)
  if (!outlook) return null
  const { percent, text } = outlook
  return (
    <span className="flex items-baseline gap-1.5">
      {percent !== undefined && (
        <span className="flex shrink-0 items-baseline gap-1 text-ink">
          <span className={isShort ? 'sr-only' : 'text-muted'}>Chance </span>
          <span className="figures text-base">{percent} %</span>
          <DirectionMark
            direction={trend === 'down' ? 'under' : 'over'}
            className={classNames('size-2 self-center', trend ? 'text-muted' : 'invisible')}
          />
          {trend && <span className="sr-only">{trend === 'up' ? 'rising' : 'falling'}</span>}
        </span>
      )}
      <span className={isShort && percent !== undefined ? 'sr-only' : 'min-w-0'}>{text}</span>
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
