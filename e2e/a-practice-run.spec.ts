import { adminListMatchEvents, adminListMatchEventTypes, removeMatchEventType } from '@bettle/contract'
import { expectAccessible } from './support/accessible.ts'
import { ask } from './support/ask.ts'
import { lateness, medianMiss } from './support/lateness.ts'
import type { EventOnFile } from './support/match-on-file.ts'
import { Robot } from './support/robot.ts'
import { expect, test } from './support/stage.ts'

const TEMPO = 8
/** The delay between an event and its key press, by event type (ms). No two types have the same delay. */
const USUAL: Readonly<Record<string, number>> = { Throw: 700, Corner: 900, Shot: 1100 }
const UNSTEADY = [0.9, 1.1, 1, 0.95, 1.05] as const
const TYPES = Object.keys(USUAL)

test.use({ clockFlows: true, tempo: TEMPO })

test('the console subtracts the delay measured in a practice run from each press after the run, and from no earlier press [W4] [PR310]', async ({
  adminAtConsole: admin,
  stage,
}) => {
  test.setTimeout(150_000)
  const { server, match } = stage
  const { page } = admin
  const id = match._id
  const asks = async () => {
    const token = await stage.signsInAsAdmin()
    return {
      types: async () => (await ask(server.url, adminListMatchEventTypes, { params: { id } }, token)).eventTypes,
      removes: (name: string) => ask(server.url, removeMatchEventType, { params: { id, name } }, token),
      events: async () => (await ask(server.url, adminListMatchEvents, { query: { match: id } }, token)).events,
    }
  }
  const before = await asks()
  for (const { name } of await before.types()) if (!TYPES.includes(name)) await before.removes(name)
  await expect(page.getByRole('list', { name: 'Event keys' }).getByRole('listitem')).toHaveCount(TYPES.length)
  let press = 0
  const robot = new Robot(admin, stage, (eventType) => {
    press += 1
    return (USUAL[eventType] ?? 900) * (UNSTEADY[press % UNSTEADY.length] ?? 1)
  })
  // The half kicks off at the next full minute, so the clock is set two seconds before it.
  await server.clock.set(Math.ceil(server.clock.now() / 60_000) * 60_000 + 57_000)
  await page.reload()
  await robot.startsHalf(1)

  const played = async (count: number): Promise<number> => {
    const file = happenings(count, ((server.clock.now() - robot.kickedOffAt) * TEMPO) / 1000 + 8)
    const already = (await (await asks()).events()).map(({ _id }) => _id)
    for (const one of robot.inOrderOfPresses(file)) await robot.records(one)
    await robot.isInStep()
    const recorded = (await (await asks()).events()).filter(({ _id }) => !already.includes(_id))
    expect(recorded).toHaveLength(count)
    return medianMiss(lateness(recorded, file, robot.kickedOffAt, TEMPO))
  }

  const unlearnt = await test.step('without a practice run each event is recorded as late as its key was pressed', () =>
    played(6))
  expect(unlearnt, 'median, wall time in ms').toBeGreaterThan(600)

  await test.step('a practice run asks for each event type and records no events', async () => {
    const countBefore = (await (await asks()).events()).length
    await robot.practises()
    await page.getByRole('button', { name: 'Keys and reaction time' }).click()
    const leads = page.getByRole('region', { name: 'Reaction time' }).getByRole('listitem')
    await expect(leads).toHaveCount(TYPES.length)
    for (const lead of await leads.allInnerTexts()) {
      const seconds = Number(/([\d.]+) s/.exec(lead)?.[1])
      const usual = USUAL[TYPES.find((name) => lead.startsWith(name)) ?? ''] ?? 0
      expect(seconds * 1000, lead).toBeGreaterThanOrEqual(usual * 0.9)
    }
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    expect(await (await asks()).events()).toHaveLength(countBefore)
  })

  const learnt =
    await test.step('after the practice run half of the events are recorded within half a second of their true moment', () =>
      played(24))
  expect(learnt, 'median, wall time in ms').toBeLessThanOrEqual(500)
})

/** Returns events seven seconds of match time apart, with alternating types and sides. */
function happenings(count: number, from: number): EventOnFile[] {
  return Array.from({ length: count }, (_, index) => ({
    half: 1,
    second: from + index * 7,
    eventType: TYPES[index % TYPES.length] ?? 'Throw',
    team: index % 2 === 0 ? 'home' : 'away',
  }))
}
