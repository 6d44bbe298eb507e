import { type ModelLine, modelLines, type PricedWindow } from './pricing.ts'

/** An option as the database stores it: offered, or retired, and by whom. */
export interface StoredOption {
  readonly id: string
  readonly eventType: string
  readonly betType: 'over' | 'under'
  readonly threshold: number
  readonly hundredths: number
  readonly setBy: 'model' | 'default' | 'admin'
  readonly retired: boolean
  readonly retiredBy: 'model' | 'admin' | null
}

export interface NewPrice {
  readonly id: string
  readonly hundredths: number
}

/** The changes that make the options fit the next round. An option that the changes do not name stays unchanged. */
export interface Repricing {
  readonly update: NewPrice[]
  readonly revive: NewPrice[]
  readonly retire: string[]
  readonly add: ModelLine[]
}

/**
 * Returns the changes of the options for another round. A line that stays gets a new price. Options whose line is no
 * longer nearest, or whose type is no longer played, are retired. New lines appear, and options that the model retired
 * return ([P7]). While its type is played, an option with an administrator's price stays unchanged, and the model
 * offers no other option on its line. An option that an administrator deleted stays deleted ([P8]).
 */
export function repriceOptions(
  existing: readonly StoredOption[],
  eventTypes: readonly string[],
  window: PricedWindow,
): Repricing {
  const repricing: Repricing = { update: [], revive: [], retire: [], add: [] }
  const played = new Set(eventTypes)
  const wanted = new Map([...played].flatMap((type) => modelLines(type, window)).map((line) => [lineOf(line), line]))

  for (const [key, options] of byLine(existing)) {
    const line = wanted.get(key)
    wanted.delete(key)
    const isPlayed = options.some((option) => played.has(option.eventType))
    repriceLine(repricing, options, isPlayed, line)
  }
  repricing.add.push(...wanted.values())
  return repricing
}

function byLine(existing: readonly StoredOption[]): Map<string, StoredOption[]> {
  const lines = new Map<string, StoredOption[]>()
  for (const option of existing) {
    const key = lineOf(option)
    const options = lines.get(key)
    if (options) options.push(option)
    else lines.set(key, [option])
  }
  return lines
}

function lineOf(line: Pick<StoredOption, 'eventType' | 'betType' | 'threshold'>): string {
  return JSON.stringify([line.eventType, line.betType, line.threshold])
}

/**
 * Reprices all options ever made on one line. It keeps every active option that an administrator priced, or else at
 * most one option of the model.
 */
function repriceLine(
  repricing: Repricing,
  options: readonly StoredOption[],
  isPlayed: boolean,
  line: ModelLine | undefined,
): void {
  const active = options.filter((option) => !option.retired)
  const keeper = isPlayed ? keeperOf(active, line) : undefined
  repricing.retire.push(...active.filter((option) => option !== keeper && !(isPlayed && isByAdmin(option))).map(idOf))
  if (keeper && line && !isByAdmin(keeper) && keeper.hundredths !== line.hundredths) {
    repricing.update.push({ id: keeper.id, hundredths: line.hundredths })
  }
  if (keeper || !isPlayed || options.some((option) => option.retiredBy === 'admin')) return

  const retired = options.filter((option) => option.retired)
  const byAdmin = retired.find(isByAdmin)
  if (byAdmin) {
    repricing.revive.push({ id: byAdmin.id, hundredths: byAdmin.hundredths })
    return
  }
  const earlier = retired.at(-1)
  if (earlier && line) repricing.revive.push({ id: earlier.id, hundredths: line.hundredths })
}

/**
 * Returns the option that stays active on a line: an option that an administrator priced, else the model's option if
 * the model still offers the line.
 */
function keeperOf(active: readonly StoredOption[], line: ModelLine | undefined): StoredOption | undefined {
  return active.find(isByAdmin) ?? (line ? active[0] : undefined)
}

function isByAdmin(option: StoredOption): boolean {
  return option.setBy === 'admin'
}

function idOf(option: StoredOption): string {
  return option.id
}
