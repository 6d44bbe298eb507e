import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import type { CrashFrame } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { createKeptBuilds } from '../../http/pages/kept-builds.ts'
import { startWorker } from '../../start-worker.ts'
import type { Mapped, ToMap } from './source-map-worker.ts'

/** Maps stack frames to positions in the sources, if the source maps of the build are kept. */
export type ResolveFrames = (version: string, frames: readonly CrashFrame[]) => Promise<readonly CrashFrame[]>

export interface FrameResolver {
  readonly resolve: ResolveFrames
  stop(): Promise<void>
}

/** The folder of the source maps of the last builds, with a folder for each build. It is never served. */
export const mapsFolder = ({ dataDir }: Pick<Context['config'], 'dataDir'>): string => join(dataDir, 'source-maps')

/** How long the mapping of one stack may take (ms, wall time). */
const PATIENCE = 5000
const IDLE = 60_000

const SCRIPT = /^assets\/([\w.$-]+\.js)$/
const BUILD = /^[\w-]{4,40}$/

/** Maps frames in a worker thread, which ends after an idle time. Frames that take too long are not mapped. */
export function frameResolver({
  config,
  log,
  ...stores
}: Pick<Context, 'config' | 'log' | 'db' | 'storage' | 'clock'>): FrameResolver {
  const kept = createKeptBuilds(stores)
  const folder = mapsFolder(config)
  const waiting = new Map<number, (positions: Mapped['positions']) => void>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let asked = 0

  function running(): Worker {
    if (worker) return worker
    const started = startWorker(import.meta.url, 'source-map-worker', { folder })
    started.unref()
    started.on('message', ({ number, positions }: Mapped) => waiting.get(number)?.(positions))
    started.on('error', (error) => {
      log.warn({ err: error }, 'source maps could not be read')
      void end()
    })
    worker = started
    return started
  }

  async function end(): Promise<void> {
    const ended = worker
    worker = undefined
    clearTimeout(idle)
    for (const answer of [...waiting.values()]) answer([])
    await ended?.terminate()
  }

  function ask(version: string, positions: ToMap['positions']): Promise<Mapped['positions']> {
    asked += 1
    const number = asked
    return new Promise((resolve) => {
      const patience = setTimeout(() => void end(), PATIENCE)
      waiting.set(number, (found) => {
        clearTimeout(patience)
        waiting.delete(number)
        resolve(found)
      })
      clearTimeout(idle)
      running().postMessage({ number, version, positions } satisfies ToMap)
      idle = setTimeout(() => void end(), IDLE)
      idle.unref()
    })
  }

  /** Fetches a map from the shared storage, because another node may run this build. */
  async function fetchMap(version: string, script: string): Promise<void> {
    const path = join(folder, version, `${script}.map`)
    if (existsSync(path)) return
    try {
      const map = await kept.map(version, script)
      if (!map) return
      await mkdir(join(folder, version), { recursive: true })
      await writeFile(path, map)
    } catch (error) {
      log.warn({ err: error }, 'a source map of another build could not be read')
    }
  }

  return {
    async resolve(version, frames) {
      const scripts = frames.flatMap(({ file, line, column }) => {
        const script = SCRIPT.exec(file)?.[1]
        return script === undefined ? [] : { script, line, column }
      })
      if (scripts.length === 0 || !BUILD.test(version)) return frames
      for (const script of new Set(scripts.map(({ script }) => script))) await fetchMap(version, script)
      if (!existsSync(join(folder, version))) return frames
      const positions = await ask(version, scripts)
      let at = 0
      return frames.map((frame) => {
        if (!SCRIPT.test(frame.file)) return frame
        const position = positions[at] ?? undefined
        at += 1
        return position ? { ...position } : frame
      })
    },
    stop: end,
  }
}
