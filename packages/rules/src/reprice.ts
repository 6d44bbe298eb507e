import { type ModelLine, modelLines, type PricedWindow } from './pricing.ts'

/** An option as it is kept: offered, or retired and by whom. */
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

/** What to change so that the options fit the next round; what is not named stays as it is. */
export interface Repricing {
  readonly update: NewPrice[]
  readonly revive: NewPrice[]
  readonly retire: string[]
  readonly add: ModelLine[]
}

/**
 * The options for another round: the same line at a new price; lines no longer nearest, or no longer played, are retired;
 * new ones appear and those the model retired come back ([P7]). What an admin priced stays as it is and has its line to
 * itself; what an admin deleted stays deleted ([P8]).
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

/** All options ever made on one line: at most one of them is left standing. */
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

/** Who stands on a line: what an admin priced, else the model's option while the line is wanted. */
function keeperOf(active: readonly StoredOption[], line: ModelLine | undefined): StoredOption | undefined {
  return active.find(isByAdmin) ?? (line ? active[0] : undefined)
}

function isByAdmin(option: StoredOption): boolean {
  return option.setBy === 'admin'
}

function idOf(option: StoredOption): string {
  return option.id
}
