import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The memory in use, without garbage (bytes). */
export function memoryInUse(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Starts each measurement from the memory in use, not from garbage of the one before. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
