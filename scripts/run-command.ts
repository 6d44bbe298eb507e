import { parseArgs } from 'node:util'
import { CommandRefused } from '@bettle/server'

/** Exit codes: 1 is failed, 2 is an invalid command. */
const EXIT = { failed: 1, usage: 2 }

interface Command {
  readonly usage: string
  /** The one option with a value, which the command line must contain. */
  readonly required: string
  /** The options without a value. */
  readonly flags?: readonly string[]
  run(value: string, flags: ReadonlySet<string>): Promise<string>
}

/** Runs a command with one required option, and prints its text or its refusal. Returns the exit code. */
export async function runCommand({ usage, required, flags = [], run }: Command): Promise<number> {
  const options = optionsOf(required, flags)
  if (options === 'help') {
    console.log(usage)
    return 0
  }
  if (options === undefined) {
    console.error(usage)
    return EXIT.usage
  }
  try {
    console.log(await run(options.value, options.flags))
    return 0
  } catch (error) {
    console.error(error instanceof CommandRefused ? error.message : error)
    return EXIT.failed
  }
}

/** Returns the options, or undefined for an invalid command. */
function optionsOf(required: string, flags: readonly string[]) {
  const named = Object.fromEntries([...flags, 'help'].map((name) => [name, { type: 'boolean' as const }]))
  try {
    const { values } = parseArgs({ options: { ...named, [required]: { type: 'string' as const } } })
    if (values.help) return 'help'
    const value = values[required]
    if (typeof value !== 'string' || value === '') return undefined
    return { value, flags: new Set(flags.filter((name) => values[name] === true)) }
  } catch {
    return undefined
  }
}
