import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUILT_IN_EVENT_TYPES } from './event-types.ts'
import { optionName } from './option-name.ts'
import { modelLines } from './pricing.ts'
import { type Repricing, repriceOptions, type StoredOption } from './reprice.ts'

const roundOne = { halfNumber: 1, startMinute: 0, endMinute: 10 }
const roundTwo = { halfNumber: 1, startMinute: 10, endMinute: 20 }
const nothing: Repricing = { update: [], revive: [], retire: [], add: [] }

function offered(eventType: string, window = roundOne): StoredOption[] {
  return modelLines(eventType, window).map((line) => ({
    ...line,
    id: optionName(line),
    retired: false,
    retiredBy: null,
  }))
}

/** The options as they are once a repricing is carried out. */
function after(existing: readonly StoredOption[], change: Repricing): StoredOption[] {
  const prices = new Map([...change.update, ...change.revive].map(({ id, hundredths }) => [id, hundredths]))
  const revived = new Set(change.revive.map(({ id }) => id))
  const kept = existing.map((option): StoredOption => {
    const priced = { ...option, hundredths: prices.get(option.id) ?? option.hundredths }
    if (revived.has(option.id)) return { ...priced, retired: false, retiredBy: null }
    return change.retire.includes(option.id) ? { ...priced, retired: true, retiredBy: 'model' } : priced
  })
  const added = change.add.map((line, index): StoredOption => {
    return { ...line, id: `${existing.length + index}`, retired: false, retiredBy: null }
  })
  return [...kept, ...added]
}

const active = (options: readonly StoredOption[]) => options.filter((option) => !option.retired)
const named = (options: readonly StoredOption[], name: string) =>
  options.find((option) => `${option.betType} ${option.threshold}` === name)

describe('[P7] another round', () => {
  it('[P7] the first options of a match are those of the model', () => {
    expect(repriceOptions([], ['Throw', 'Throw'], roundOne)).toEqual({ ...nothing, add: modelLines('Throw', roundOne) })
  })

  it('[P7] the same round changes nothing', () => {
    expect(repriceOptions(offered('Throw'), ['Throw'], roundOne)).toEqual(nothing)
    expect(repriceOptions(offered('Substitution'), ['Substitution'], roundTwo)).toEqual(nothing)
  })

  it('[P7] a line that stays gets its new price, others are retired and new ones appear', () => {
    const change = repriceOptions(offered('Throw'), ['Throw'], roundTwo)
    expect(change.update.map(({ id }) => id)).toEqual(['Over 5.5 Throw', 'Under 5.5 Throw'])
    expect(change.retire).toEqual(['Over 6.5 Throw', 'Under 6.5 Throw'])
    expect(change.add.map(optionName)).toEqual(['Over 4.5 Throw', 'Under 4.5 Throw'])
    expect(change.revive).toEqual([])
  })

  it('[P7] a line the model retired comes back as the option it was', () => {
    const later = after(offered('Throw'), repriceOptions(offered('Throw'), ['Throw'], roundTwo))
    const back = repriceOptions(later, ['Throw'], roundOne)
    expect(back.revive.map(({ id }) => id)).toEqual(['Over 6.5 Throw', 'Under 6.5 Throw'])
    expect(back.add).toEqual([])
    expect(back.retire).toHaveLength(2)
  })

  it('[P7] options of a type no longer played are retired, admin prices too', () => {
    const options = offered('Throw').map((option): StoredOption => ({ ...option, setBy: 'admin' }))
    expect(repriceOptions(options, ['Goal'], roundOne).retire).toEqual(options.map(({ id }) => id))
  })

  it('[P7] after any rounds, what stands is what the model offers, and a second time changes nothing', () => {
    const aWindow = fc.record({
      halfNumber: fc.constantFrom(1, 2),
      startMinute: fc.constantFrom(0, 10, 20, 30),
      endMinute: fc.constantFrom(35, 40, 45, null),
    })
    const types = fc.uniqueArray(fc.constantFrom<string>(...BUILT_IN_EVENT_TYPES, 'Substitution'))
    fc.assert(
      fc.property(fc.array(fc.tuple(types, aWindow), { minLength: 1, maxLength: 6 }), (rounds) => {
        let options: StoredOption[] = []
        for (const [eventTypes, window] of rounds) {
          options = after(options, repriceOptions(options, eventTypes, window))
          const lines = eventTypes.flatMap((type) => modelLines(type, window))
          const key = (line: Pick<StoredOption, 'eventType' | 'betType' | 'threshold' | 'hundredths'>) =>
            `${line.betType} ${line.threshold} ${line.eventType} at ${line.hundredths}`
          expect(active(options).map(key).sort()).toEqual(lines.map(key).sort())
          expect(repriceOptions(options, eventTypes, window)).toEqual(nothing)
        }
        const everyLine = options.map((option) => `${option.betType} ${option.threshold} ${option.eventType}`)
        expect(new Set(everyLine).size).toBe(everyLine.length)
      }),
    )
  })
})

describe('[P8] what an admin decided', () => {
  const withAdmin = (name: string) =>
    offered('Throw').map((option): StoredOption => {
      return `${option.betType} ${option.threshold}` === name ? { ...option, setBy: 'admin', hundredths: 300 } : option
    })

  it('[P8] an admin price stays, on a line still nearest or not, and the model adds no second', () => {
    for (const name of ['over 5.5', 'over 6.5']) {
      const options = withAdmin(name)
      const later = after(options, repriceOptions(options, ['Throw'], roundTwo))
      expect(named(active(later), name)).toEqual(named(options, name))
      expect(later.filter((option) => `${option.betType} ${option.threshold}` === name)).toHaveLength(1)
    }
  })

  it('[P8] handed back, it follows the model again', () => {
    const options = withAdmin('over 5.5').map((option): StoredOption => ({ ...option, setBy: 'model' }))
    expect(repriceOptions(options, ['Throw'], roundOne).update).toEqual([
      { id: 'Over 5.5 Throw', hundredths: named(offered('Throw'), 'over 5.5')?.hundredths },
    ])
  })

  it('[P8] an admin price put on a line of the model takes its place', () => {
    const own: StoredOption = { ...overOption(), id: 'own', setBy: 'admin', hundredths: 300 }
    expect(repriceOptions([...offered('Throw'), own], ['Throw'], roundOne)).toEqual({
      ...nothing,
      retire: ['Over 5.5 Throw'],
    })
  })

  it('[P8] a line an admin deleted is not brought back', () => {
    const deleted = offered('Throw').map((option): StoredOption => {
      return option.id === 'Over 5.5 Throw' ? { ...option, retired: true, retiredBy: 'admin' } : option
    })
    expect(repriceOptions(deleted, ['Throw'], roundOne)).toEqual(nothing)
  })

  it('[P8] an admin price retired with its event type comes back with it, as it was', () => {
    const options = withAdmin('over 5.5')
    const without = after(options, repriceOptions(options, [], roundOne))
    expect(active(without)).toEqual([])
    const back = after(without, repriceOptions(without, ['Throw'], roundOne))
    expect(active(back)).toEqual(options)
  })

  function overOption(): StoredOption {
    const option = named(offered('Throw'), 'over 5.5')
    if (!option) throw new Error('Over 5.5 Throw is offered in the first round')
    return option
  }
})
