import { join } from 'node:path'
import { type StageServer, startStage } from '../support/server.ts'
import type { Browser, Engine } from './engine.ts'
import type { Scenario } from './scenarios/stage.ts'
import { Visitor } from './visitor.ts'

export interface Result {
  readonly title: string
  /** `again` if the scenario failed, and passed in a fresh browser. */
  readonly outcome: 'passed' | 'again' | 'failed'
  readonly seconds: number
  /** One sentence for each failed try. */
  readonly faults: readonly string[]
}

export const PICTURES = 'test-results/engines'
const PHONE = { width: 390, height: 844 }
const TRIES = 2
/** How long one try may take (ms), within the time of the whole run. It ends what hangs: each step has a limit of its own. */
const TRY_WITHIN = 300_000
/** How long a browser may take to end (ms). */
const QUIT_WITHIN = 30_000

/** Plays scenarios in one engine, one after the other, until `deadline` (ms). `onResult` receives each result. */
export async function playScenarios(
  engine: Engine,
  program: string,
  scenarios: readonly Scenario[],
  deadline: number,
  onResult: (result: Result) => void,
): Promise<void> {
  let browser: Browser | undefined
  // One server serves all scenarios, since its start costs more than most of them. Each makes its own matches and users.
  let server: StageServer | undefined
  for (const [index, scenario] of scenarios.entries()) {
    const faults: string[] = []
    const began = Date.now()
    let isPassed = false
    while (!isPassed && faults.length < TRIES) {
      const picture = join(PICTURES, `${engine.name}-${index + 1}${faults.length > 0 ? '-again' : ''}`)
      try {
        if (Date.now() > deadline) throw new Error('There is no time left for it')
        const limit = Math.min(TRY_WITHIN, deadline - Date.now())
        browser ??= await within(limit, engine.start(program), 'the browser starts')
        server ??= await startStage()
        server.clock.flows(false)
        await playOnce(browser, server, scenario, picture, limit)
        isPassed = true
      } catch (error) {
        faults.push(error instanceof Error ? error.message : String(error))
        await Promise.all([quit(browser), server?.stop()])
        browser = undefined
        server = undefined
      }
    }
    const outcome = !isPassed ? 'failed' : faults.length > 0 ? 'again' : 'passed'
    onResult({ title: scenario.title, outcome, seconds: (Date.now() - began) / 1000, faults })
  }
  await Promise.all([quit(browser), server?.stop()])
}

async function playOnce(
  browser: Browser,
  server: StageServer,
  scenario: Scenario,
  picture: string,
  limit: number,
): Promise<void> {
  const visitors: Visitor[] = []
  const arrives = async ({ url }: Pick<StageServer, 'url'> = server) => {
    const visitor = new Visitor(await browser.opens(PHONE), url)
    visitors.push(visitor)
    return visitor
  }
  try {
    await within(limit, scenario.play({ server, arrives }), 'the scenario ends')
  } finally {
    const leaving = (async () => {
      for (const [index, visitor] of visitors.entries()) {
        await visitor.picture(`${picture}${index > 0 ? `-visitor-${index + 1}` : ''}.png`).catch(() => undefined)
        await visitor.leaves().catch(() => undefined)
      }
    })()
    await within(QUIT_WITHIN, leaving, 'the pages close').catch(() => undefined)
  }
}

async function quit(browser: Browser | undefined): Promise<void> {
  if (browser) await within(QUIT_WITHIN, browser.quit(), 'the browser ends').catch(() => undefined)
}

/** Rejects if a promise takes longer than `limit` (ms). */
async function within<Value>(limit: number, promise: Promise<Value>, what: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`After ${Math.round(limit / 1000)} s it is still awaited that ${what}`)),
      limit,
    )
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
