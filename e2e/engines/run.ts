import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import makeTemplate from '../support/make-template.ts'
import { startStage } from '../support/server.ts'
import { chromiumOfToday } from './chromium.ts'
import type { StartEngine } from './engine.ts'
import { firefox } from './firefox.ts'
import { SCENARIOS, type Scenario } from './scenarios.ts'
import { Visitor } from './visitor.ts'
import { webkit } from './webkit.ts'

const ENGINES: readonly StartEngine[] = [webkit, firefox, chromiumOfToday]
const PHONE = { width: 390, height: 844 }
const PICTURES = 'test-results/engines'

const { values } = parseArgs({ options: { engine: { type: 'string' }, scenario: { type: 'string' } } })
process.exitCode = await main()

/** Plays every scenario in every installed engine: `npm run engines -- [--engine webkit] [--scenario trial]`. */
async function main(): Promise<number> {
  const removeTemplate = await makeTemplate()
  mkdirSync(PICTURES, { recursive: true })
  const engines = ENGINES.filter(({ name }) => values.engine === undefined || values.engine === name)
  const scenarios = SCENARIOS.filter(({ title }) => title.includes(values.scenario ?? ''))
  let failed = 0
  for (const engine of engines) {
    for (const [index, scenario] of scenarios.entries()) {
      const began = Date.now()
      const result = await played(engine, scenario, join(PICTURES, `${engine.name}-${index + 1}.png`))
      if (result !== 'passed') failed += 1
      const seconds = ((Date.now() - began) / 1000).toFixed(1)
      console.log(`${result === 'passed' ? '✓' : '✗'} ${engine.name} › ${scenario.title} (${seconds} s)`)
      if (result !== 'passed') console.log(`    ${result}`)
    }
  }
  await removeTemplate()
  console.log(failed === 0 ? 'All scenarios passed.' : `${failed} failed. The pictures are in ${PICTURES}.`)
  return failed === 0 ? 0 : 1
}

async function played(engine: StartEngine, scenario: Scenario, picture: string): Promise<string> {
  const server = await startStage()
  const visitors: Visitor[] = []
  const arrives = async () => {
    const started = await engine.start(PHONE)
    if (!started) throw new Error(`${engine.name} is not installed`)
    const visitor = new Visitor(started, server.url)
    visitors.push(visitor)
    return visitor
  }
  try {
    await scenario.play({ server, arrives })
    return 'passed'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await visitors[0]?.picture(picture).catch(() => undefined)
    for (const visitor of visitors) await visitor.leaves().catch(() => undefined)
    await server.stop()
  }
}
