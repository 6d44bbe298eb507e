import { expect, it } from 'vitest'
import { testDatabase } from '../../test/support/database/test-database.ts'
import { countStart } from './installation.ts'

it('an installation keeps its id and counts its starts, and another database has another id', async () => {
  const ids: string[] = []
  for (let count = 0; count < 2; count += 1) {
    const database = await testDatabase()
    const { db, close } = await database.connect()
    const first = await countStart(db)
    expect(await countStart(db)).toEqual({ id: first.id, start: first.start + 1 })
    const starts = await Promise.all([countStart(db), countStart(db), countStart(db)])
    expect(starts.map(({ start }) => start).sort()).toEqual([first.start + 2, first.start + 3, first.start + 4])
    ids.push(first.id)
    await close()
    await database.drop()
  }
  expect(new Set(ids).size).toBe(2)
})
