import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Read from package.json, which lies beside both src and dist. */
export const VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))).version
