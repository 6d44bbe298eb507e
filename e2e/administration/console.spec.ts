import { adminListMatchEvents, getMatch } from '@bettle/contract'
import { expectAccessible } from '../support/accessible.ts'
import { ask } from '../support/ask.ts'
import { lateness, medianMiss } from '../support/lateness.ts'
import { type EventOnFile, matchesOnFile } from '../support/match-on-file.ts'
import { Robot } from '../support/robot.ts'
import { expect, test } from '../support/stage.ts'

/**
 * The tempo of the matches. Above 1 they run in real time, as `npm run console-matches` does. At 1 the test moves the
 * clock.
 */
const TEMPO = Number(process.env.BETTLE_CONSOLE_TEMPO ?? 1)
const MINUTE = 60_000

test.use({ tempo: TEMPO, clockFlows: true })

for (const { name, events: file } of matchesOnFile()) {
  test(`an operator records ${name} by keyboard: counts and score are right despite mistakes, a reload, a closed tab and a lost connection [W1] [W5] [PR298] [PR300] [PR301] [PR313]`, async ({
    adminAtConsole: admin,
    stage,
  }) => {
    test.setTimeout(TEMPO === 1 ? 3 * MINUTE : (150 / TEMPO + 5) * MINUTE)
    const robot = new Robot(admin, stage, TEMPO === 1 ? undefined : aReaction())
    await expectAccessible(admin.page)
    const line = await admin.actor.hasFrailLine()
    if (TEMPO > 1) await test.step('the operator does a practice run', () => robot.practises())
    const missed: number[] = []

    for (const halfNumber of [1, 2] as const) {
      await robot.startsHalf(halfNumber)
      const presses = robot.inOrderOfPresses(file.filter(({ half }) => half === halfNumber))
      const middle = Math.floor(presses.length / 2)
      for (let index = 0; index < presses.length; index += 1) {
        const press = presses[index]
        if (!press) continue
        if (halfNumber === 1 && index === middle)
          await test.step('the operator reloads the page', () => robot.reloads())
        if (halfNumber === 1 && index === presses.length - 4) {
          await test.step('the operator closes the tab', () => robot.closesTheTabWithoutALine(press, line))
          continue
        }
        if (halfNumber === 2 && index === middle) {
          index +=
            (await test.step('the connection is lost', () => robot.recordsWithoutALine(presses.slice(index), line))) - 1
          continue
        }
        await robot.records(press)
        if (index % 10 === 5) await robot.makesAMistakeAndUndoesIt()
      }
      await robot.isInStep()
      const token = await stage.signsInAsAdmin()
      const { events } = await ask(stage.server.url, adminListMatchEvents, { query: { match: stage.match._id } }, token)
      const ofHalf = file.filter(({ half }) => half === halfNumber)
      const recorded = events.filter(({ timeStamp }) => Date.parse(timeStamp) >= robot.kickedOffAt)
      expect(counted(recorded)).toEqual(counted(ofHalf))
      missed.push(...lateness(recorded, ofHalf, robot.kickedOffAt, TEMPO))
      await robot.endsHalf(halfNumber)
    }
    expect(robot.mistakes).toBeGreaterThanOrEqual(10)
    expect(robot.mostKeys).toBeLessThanOrEqual(3)
    if (TEMPO > 1) {
      console.log(
        `${name}: half of the ${file.length} events are within ${medianMiss(missed).toFixed(0)} ms of their moment.`,
      )
      expect(medianMiss(missed), 'median of |recorded − true|, wall time in ms').toBeLessThanOrEqual(500)
    }

    const token = await stage.signsInAsAdmin()
    const { match } = await ask(stage.server.url, getMatch, { params: { id: stage.match._id } }, token)
    expect(match.score).toEqual({ home: goals(file, 'home'), away: goals(file, 'away') })
    // Notices overlap for a moment while they disappear, so the test waits until none is left.
    await expect(robot.page.locator('[data-sonner-toast]')).toHaveCount(0)
    await expectAccessible(robot.page)
  })
}

function goals(events: readonly EventOnFile[], side: string): number {
  return events.filter(({ eventType, team }) => eventType === 'Goal' && team === side).length
}

/** Returns the number of events by type and side. */
function counted(events: readonly { eventType: string; team: string | null }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { eventType, team } of events) counts[`${eventType} ${team}`] = (counts[`${eventType} ${team}`] ?? 0) + 1
  return counts
}

/**
 * Returns reaction times (ms). A human operator needs half a second or more, and each event type has its own reaction
 * time.
 */
function aReaction(): (eventType: string) => number {
  const usual: Record<string, number> = {}
  const normal = () => Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random())
  return (eventType) => {
    usual[eventType] ??= 400 + 800 * Math.random()
    return usual[eventType] * Math.exp(0.25 * normal())
  }
}
