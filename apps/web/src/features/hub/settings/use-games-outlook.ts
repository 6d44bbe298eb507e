import type { GameSettings } from '@bettle/contract'
import type { GamesOutlook } from '@bettle/rules'
import { useEffect, useState } from 'react'
import type { OutlookQuestion } from './outlook-messages.ts'

/** The simulation starts when the settings have been unchanged for this long (ms). */
const DEBOUNCE_MS = 400

export interface OutlookState {
  /** The last result. It may belong to earlier settings. */
  readonly outlook: GamesOutlook | undefined
  readonly isPending: boolean
  readonly hasFailed: boolean
}

/** Simulates games with the given settings in a worker. While the settings are undefined, nothing runs. */
export function useGamesOutlook(settings: GameSettings | undefined): OutlookState {
  const [answered, setAnswered] = useState<{ asked: string; outlook?: GamesOutlook }>()
  const asked = settings === undefined ? undefined : JSON.stringify(settings)
  const [last, setLast] = useState<GamesOutlook>()

  useEffect(() => {
    if (asked === undefined) return
    let worker: Worker | undefined
    const timer = setTimeout(() => {
      try {
        worker = new Worker(new URL('./outlook-worker.ts', import.meta.url), { type: 'module' })
      } catch {
        return setAnswered({ asked })
      }
      worker.onmessage = ({ data }: MessageEvent<GamesOutlook>) => {
        setLast(data)
        setAnswered({ asked, outlook: data })
        worker?.terminate()
      }
      worker.onerror = () => setAnswered({ asked })
      worker.postMessage({ settings: JSON.parse(asked) } satisfies OutlookQuestion)
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      worker?.terminate()
    }
  }, [asked])

  const isPending = asked !== undefined && answered?.asked !== asked
  return { outlook: last, isPending, hasFailed: !isPending && answered !== undefined && !answered.outlook }
}
