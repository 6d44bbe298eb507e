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
/** How long one try may take (ms). */
const TRY_WITHIN = 150_000

/** Plays scenarios in one engine, one after the other, until `deadline` (ms). `onResult` receives each result. */
export async function playScenarios(
  engine: Engine,
  program: string,
  scenarios: readonly Scenario[],
  deadline: number,
  onResult: (result: Result) => void,
): Promise<void> {
  let browser: Browser | undefined
  for (const [index, scenario] of scenarios.entries()) {
    const faults: string[] = []
    const began = Date.now()
    let isPassed = false
    while (!isPassed && faults.length < TRIES) {
      const picture = join(PICTURES, `${engine.name}-${index + 1}${faults.length > 0 ? '-again' : ''}.png`)
      try {
        if (Date.now() > deadline) throw new Error('There is no time left for it')
        browser ??= await within(engine.start(program), 'the browser starts')
        await playOnce(browser, scenario, picture)
        isPassed = true
      } catch (error) {
        faults.push(error instanceof Error ? error.message : String(error))
        await quit(browser)
        browser = undefined
      }
    }
    const outcome = !isPassed ? 'failed' : faults.length > 0 ? 'again' : 'passed'
    onResult({ title: scenario.title, outcome, seconds: (Date.now() - began) / 1000, faults })
  }
  await quit(browser)
}

async function playOnce(browser: Browser, scenario: Scenario, picture: string): Promise<void> {
  const server = await startStage()
  const visitors: Visitor[] = []
  const arrives = async ({ url }: Pick<StageServer, 'url'> = server) => {
    const visitor = new Visitor(await browser.opens(PHONE), url)
    visitors.push(visitor)
    return visitor
  }
  try {
    await within(scenario.play({ server, arrives }), 'the scenario ends')
  } finally {
    const leaving = (async () => {
      await visitors[0]?.picture(picture).catch(() => undefined)
      for (const visitor of visitors) await visitor.leaves().catch(() => undefined)
    })()
    await within(leaving, 'the pages close').catch(() => undefined)
    await server.stop()
  }
}

async function quit(browser: Browser | undefined): Promise<void> {
  if (browser) await within(browser.quit(), 'the browser ends').catch(() => undefined)
}

/** Rejects if a promise takes longer than one try may. */
async function within<Value>(promise: Promise<Value>, what: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`After ${TRY_WITHIN / 1000} s it is still awaited that ${what}`)),
      TRY_WITHIN,
    )
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
