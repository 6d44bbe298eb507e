import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Returns the memory in use, without garbage (bytes). */
export function memoryInUse(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Collects garbage, so that no measurement starts with the garbage of the previous one. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
