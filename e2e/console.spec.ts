import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adminListMatchEvents, getMatch } from '@bettle/contract'
import { expectAccessible } from './accessible.ts'
import { ask } from './ask.ts'
import { aMatchToRecord, type EventOnFile, Robot } from './robot.ts'
import { expect, test } from './stage.ts'

test('[W1] [W5] a match is recorded by keyboard: mistakes, a reload, a closed tab and a lost connection leave nothing wrong', async ({
  adminAtConsole: admin,
  stage,
}) => {
  test.setTimeout(180_000)
  const file = aMatchToRecord(realMatch())
  const robot = new Robot(admin, stage.server.clock)
  await expectAccessible(admin.page)
  const line = await admin.person.hasFrailLine()

  for (const halfNumber of [1, 2] as const) {
    await robot.startsHalf(halfNumber)
    await admin.letsKickOff()
    const kickOff = stage.server.clock.now()
    const events = file.filter(({ half }) => half === halfNumber)
    for (const [index, event] of events.entries()) {
      const isMiddle = index === Math.floor(events.length / 2)
      if (halfNumber === 1 && isMiddle) await test.step('a reload', () => robot.reloads())
      if (halfNumber === 1 && index === events.length - 4) {
        await test.step('a closed tab, with what was pressed and not sent', async () => {
          await line.breaks(robot.page)
          await robot.presses(event, false)
          await robot.closesTheTab()
          await admin.person.context.setOffline(false)
          await robot.opensAnother()
        })
        continue
      }
      if (halfNumber === 2 && isMiddle) {
        await robot.reloads()
        await line.breaks(robot.page)
      }
      if (halfNumber === 2 && index === Math.floor(events.length / 2) + 5) {
        await line.mends()
        await robot.isInStep()
      }
      const isCutOff =
        halfNumber === 2 && index >= Math.floor(events.length / 2) && index < Math.floor(events.length / 2) + 5
      if (!isCutOff) await robot.waitsUntil(kickOff + event.second * 1000)
      await robot.presses(event, !isCutOff)
      if (!isCutOff && index % 3 === 1) await robot.makesAMistakeAndTakesItBack()
    }
    await robot.isInStep()
    await robot.endsHalf(halfNumber)
  }
  expect(robot.mistakes).toBeGreaterThanOrEqual(10)

  const token = await stage.signsInAsAdmin()
  const { events } = await ask(stage.server.url, adminListMatchEvents, { query: { match: stage.match._id } }, token)
  const seen = events.map(({ eventType, team }) => ({ eventType, team }))
  expect(counted(seen)).toEqual(counted(file))
  const { match } = await ask(stage.server.url, getMatch, { params: { id: stage.match._id } }, token)
  expect(match.score).toEqual({ home: goals(file, 'home'), away: goals(file, 'away') })
  await expectAccessible(robot.page)
})

function goals(events: readonly EventOnFile[], side: string): number {
  return events.filter(({ eventType, team }) => eventType === 'Goal' && team === side).length
}

/** How often each type happened, by side. */
function counted(events: readonly { eventType: string; team: string | null }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { eventType, team } of events) counts[`${eventType} ${team}`] = (counts[`${eventType} ${team}`] ?? 0) + 1
  return counts
}

function realMatch(): readonly EventOnFile[] | undefined {
  const folder = process.env.BETTLE_MATCH_DATA && join(process.env.BETTLE_MATCH_DATA, 'matches')
  const name =
    folder && readdirSync(folder).find((file) => file.includes('monchengladbach') || file.includes('m-gladbach'))
  return name ? JSON.parse(readFileSync(join(folder, name), 'utf8')).events : undefined
}
