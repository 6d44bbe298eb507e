import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

/** A position in a script of a build. */
export interface ScriptPosition {
  readonly script: string
  readonly line: number
  readonly column: number
}

/** The position in the source, and the function's name there. */
export interface SourcePosition {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly name: string
}

export interface ToMap {
  readonly number: number
  readonly version: string
  readonly positions: readonly ScriptPosition[]
}

export interface Mapped {
  readonly number: number
  /** The positions in the order of the request. Null where no map has the position. */
  readonly positions: readonly (SourcePosition | null)[]
}

/**
 * The largest map that is read, in bytes. Reading a large map takes part of a second and a hundred megabytes. In this
 * thread it delays no request.
 */
const LARGEST_BYTES = 30_000_000
const MOST_OPEN = 6

const { folder } = workerData as { folder: string }
const open = new Map<string, TraceMap>()

parentPort?.on('message', ({ number, version, positions }: ToMap) => {
  const found = positions.map((position) => sourceOf(version, position))
  parentPort?.postMessage({ number, positions: found } satisfies Mapped)
})

function sourceOf(version: string, { script, line, column }: ScriptPosition): SourcePosition | null {
  const map = mapOf(join(folder, version, `${script}.map`))
  if (!map) return null
  // A stack counts columns from one, a source map from zero.
  const position = originalPositionFor(map, { line, column: Math.max(0, column - 1) })
  if (position.source === null) return null
  return { file: fileOf(position.source), line: position.line, column: position.column + 1, name: position.name ?? '' }
}

function mapOf(path: string): TraceMap | null {
  const held = open.get(path)
  if (held !== undefined) return held
  const map = readMap(path)
  // A missing map is not remembered, because it may be stored later.
  if (!map) return null
  const [oldest] = open.set(path, map).keys()
  if (open.size > MOST_OPEN && oldest !== undefined) open.delete(oldest)
  return map
}

function readMap(path: string): TraceMap | null {
  try {
    return statSync(path).size > LARGEST_BYTES ? null : new TraceMap(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** A map names its sources relative to the script. */
function fileOf(source: string): string {
  const path = source.replace(/^(?:\.{1,2}\/)+/, '')
  return path.startsWith('src/') ? `apps/web/${path}` : path
}
