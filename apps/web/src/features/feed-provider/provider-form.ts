import {
  createFeedProvider,
  type FeedProvider,
  type FeedProviderForm,
  type FeedProviderFormat,
  updateFeedProvider,
} from '@bettle/contract'
import * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { useForm } from '../../form/index.ts'
import { typedNumber } from '../../text/typed-number.ts'
import { msg } from '../../texts/msg.ts'

export const FORMATS: readonly { value: FeedProviderFormat; label: string; detail: string; url: string }[] = [
  {
    value: 'api-football',
    label: msg('feed-provider.provider-form.api-football-v3'),
    detail: msg('feed-provider.provider-form.counts-goals-corners-shots'),
    url: 'https://v3.football.api-sports.io',
  },
  {
    value: 'openligadb',
    label: msg('feed-provider.provider-form.openligadb'),
    detail: msg('feed-provider.provider-form.counts-only-goals-this'),
    url: 'https://api.openligadb.de',
  },
  {
    value: 'generic',
    label: msg('feed-provider.provider-form.generic-json'),
    detail: msg('feed-provider.provider-form.for-any-provider-that'),
    url: '',
  },
]

/** Returns the address that a format usually has; empty for the generic format. */
export const usualAddress = (format: string): string => FORMATS.find(({ value }) => value === format)?.url ?? ''

export const formatText = (format: FeedProviderFormat): string =>
  FORMATS.find(({ value }) => value === format)?.label ?? format

const isIn = (least: number, most: number) => (value: number) => value >= least && value <= most
const within = (least: number, most: number, prompt: string) =>
  z.number(prompt).check(z.refine(isIn(least, most), prompt))
const wholeWithin = (least: number, most: number, prompt: string) =>
  within(least, most, prompt).check(z.refine(Number.isInteger, prompt))
const seconds = within(0, 600, msg('feed-provider.provider-form.please-enter-0-to'))
const ADDRESS = msg('feed-provider.provider-form.please-enter-an-address')
const Fields = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, msg('feed-provider.provider-form.please-enter-a-name')), z.maxLength(60)),
  format: z.string(),
  /** Empty for the usual address of the format. */
  url: z.string().check(z.trim(), z.regex(/^(https?:\/\/.|$)/, ADDRESS)),
  key: z.string().check(z.trim(), z.maxLength(500)),
  keyHeader: z
    .string()
    .check(z.trim(), z.regex(/^[A-Za-z0-9-]{0,60}$/, msg('feed-provider.provider-form.please-use-only-letters'))),
  matchPath: z.string().check(z.trim(), z.maxLength(200)),
  timePath: z.string().check(z.trim(), z.maxLength(200)),
  intervalSeconds: wholeWithin(10, 600, msg('feed-provider.provider-form.please-enter-10-to')),
  delaySeconds: seconds,
  /** Digits; empty means no limit. */
  dailyCalls: z
    .string()
    .check(z.trim(), z.regex(/^([1-9]\d{0,6})?$/, msg('feed-provider.provider-form.please-enter-a-whole'))),
})
const Values = Fields.check(
  z.refine(({ url, format }) => url !== '' || usualAddress(format) !== '', { path: ['url'], error: ADDRESS }),
)
type Values = z.infer<typeof Fields>

/** The paths of one event type's totals for both sides in a generic provider's response. */
export interface TotalRow {
  readonly eventType: string
  readonly home: string
  readonly away: string
}

/** The delay of an event type that the provider counts sooner or later than its other types. */
export interface DelayRow {
  readonly eventType: string
  /** The delay as it was typed. */
  readonly seconds: string
}

/** The paths at which a generic provider lists its matches. The address is empty if the provider has no such list. */
export type FixturePaths = Readonly<
  Record<'url' | 'list' | 'match' | 'homeTeam' | 'awayTeam' | 'kickOff' | 'matchKickOff', string>
>

/**
 * The path to the phase of a match in a generic provider's response, and the values of each phase, separated by commas.
 * The path is empty if the provider states no phase.
 */
export type PhaseFields = Readonly<Record<'path' | (typeof PHASES)[number] | (typeof HALTS)[number], string>>

const PHASES = ['half1', 'interval', 'half2', 'over'] as const
/** The phases that a provider may leave out. */
const HALTS = ['interrupted', 'calledOff'] as const

/**
 * The values of the dialog that are lists. A form schema with lists would enlarge the script that every visitor loads
 * first.
 */
export interface ProviderRows {
  readonly totals: readonly TotalRow[]
  readonly delays: readonly DelayRow[]
  readonly fixtures: FixturePaths
  readonly phases: PhaseFields
  readonly removesKey: boolean
}

const NO_KEY_CHANGE = undefined

/** The form of a new or existing provider. The key of an existing provider is never shown. */
export function useProviderForm(
  provider: FeedProvider | undefined,
  rows: ProviderRows,
  onSaved: (provider: FeedProvider) => void,
) {
  return useForm({
    schema: Values,
    defaults: provider ? valuesOf(provider) : NEW_VALUES,
    submit: ({ key, ...values }) => {
      const form = formOf(values, rows)
      if (!provider) return call(createFeedProvider, { body: { ...form, ...(key !== '' && { key }) } })
      const given = key !== '' ? key : rows.removesKey ? null : NO_KEY_CHANGE
      const body = given === NO_KEY_CHANGE ? form : { ...form, key: given }
      return call(updateFeedProvider, { params: { id: provider._id }, body })
    },
    onSuccess: ({ provider: saved }) => onSaved(saved),
  })
}

const NEW_VALUES: Values = {
  ...{ name: '', format: 'api-football', url: '', key: '', keyHeader: '', matchPath: '', timePath: '' },
  ...{ intervalSeconds: 60, delaySeconds: 60, dailyCalls: '' },
}

function valuesOf(provider: FeedProvider): Values {
  const { name, format, url, keyHeader, intervalSeconds, delaySeconds, dailyCalls, matchPath, timePath } = provider
  return {
    ...{ matchPath: matchPath ?? '', timePath: timePath ?? '' },
    ...{ name, format, url, intervalSeconds, delaySeconds, key: '', keyHeader: keyHeader ?? '' },
    dailyCalls: dailyCalls === null ? '' : String(dailyCalls),
  }
}

const NO_FIXTURES: FixturePaths = {
  ...{ url: '', list: '', match: '', homeTeam: '', awayTeam: '', kickOff: '', matchKickOff: '' },
}

const NO_PHASES: PhaseFields = {
  path: '',
  half1: '',
  interval: '',
  half2: '',
  over: '',
  interrupted: '',
  calledOff: '',
}

export const NEW_TOTAL: TotalRow = { eventType: '', home: '', away: '' }
export const NEW_DELAY: DelayRow = { eventType: '', seconds: '' }

export function rowsOf(provider: FeedProvider | undefined): ProviderRows {
  if (!provider) {
    return { totals: [NEW_TOTAL], delays: [], fixtures: NO_FIXTURES, phases: NO_PHASES, removesKey: false }
  }
  const { totals, delays, fixtures, phases } = provider
  const pathOf = (type: string, side: 'home' | 'away') =>
    totals.find((total) => total.eventType === type && total.side === side)?.path ?? ''
  return {
    totals: [...new Set(totals.map(({ eventType }) => eventType))].map((type) => ({
      eventType: type,
      home: pathOf(type, 'home'),
      away: pathOf(type, 'away'),
    })),
    delays: delays.map(({ eventType, seconds }) => ({ eventType, seconds: String(seconds) })),
    fixtures: fixtures ? { ...fixtures, matchKickOff: fixtures.matchKickOff ?? '' } : NO_FIXTURES,
    phases: phases ? phaseFieldsOf(phases) : NO_PHASES,
    removesKey: false,
  }
}

function phaseFieldsOf(phases: NonNullable<FeedProviderForm['phases']>): PhaseFields {
  const [half1, interval, half2, over] = PHASES.map((name) => phases[name].join(', '))
  const [interrupted, calledOff] = HALTS.map((name) => (phases[name] ?? []).join(', '))
  return { ...NO_PHASES, path: phases.path, half1, interval, half2, over, interrupted, calledOff } as PhaseFields
}

/**
 * Omits rows without an event type and sides without a path. Throws a text for a delay that is not a number from 0 to
 * 600.
 */
function formOf(
  { keyHeader, dailyCalls, matchPath, timePath, ...same }: Omit<Values, 'key'>,
  rows: ProviderRows,
): FeedProviderForm {
  const format = FORMATS.find(({ value }) => value === same.format)?.value ?? 'generic'
  const isGeneric = format === 'generic'
  return {
    ...same,
    format,
    url: same.url || usualAddress(format),
    keyHeader: isGeneric && keyHeader !== '' ? keyHeader : null,
    matchPath: isGeneric && matchPath !== '' ? matchPath : null,
    timePath: isGeneric && timePath !== '' ? timePath : null,
    totals: isGeneric ? rows.totals.flatMap(pathsOf) : [],
    fixtures: isGeneric ? fixturesOf(rows.fixtures) : null,
    phases: isGeneric ? phasesOf(rows.phases) : null,
    delays: rows.delays
      .filter(({ eventType }) => eventType !== '')
      .map(({ eventType, seconds: typed }) => {
        const given = typedNumber(typed)
        if (typed.trim() === '' || !isIn(0, 600)(given))
          throw msg('feed-provider.provider-form.please-enter-0-to-600', { eventType })
        return { eventType, seconds: given }
      }),
    dailyCalls: dailyCalls === '' ? null : Number(dailyCalls),
  }
}

/** Returns null if the list of matches has no address. Throws a text if it has an address but lacks a required path. */
function fixturesOf(paths: FixturePaths): FeedProviderForm['fixtures'] {
  const { url, list, match, homeTeam, awayTeam, kickOff, matchKickOff } = trimmed(paths)
  if (url === '') return null
  if ([match, homeTeam, awayTeam, kickOff].includes('')) throw msg('feed-provider.provider-form.please-enter-the-paths')
  return { url, list, match, homeTeam, awayTeam, kickOff, matchKickOff: matchKickOff === '' ? null : matchKickOff }
}

/** Returns null if the phase has no path. Throws a text if it has a path but a phase has no value, or shares one. */
function phasesOf(fields: PhaseFields): FeedProviderForm['phases'] {
  const path = fields.path.trim()
  if (path === '') return null
  const valuesOf = (name: keyof PhaseFields) =>
    fields[name]
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== '')
  const [half1, interval, half2, over] = PHASES.map(valuesOf) as [string[], string[], string[], string[]]
  const [interrupted, calledOff] = HALTS.map(valuesOf) as [string[], string[]]
  const needed = [half1, interval, half2, over]
  const all = [...needed, interrupted, calledOff]
  if (needed.some((values) => values.length === 0)) throw msg('feed-provider.provider-form.please-enter-the-values')
  if (new Set(all.flat()).size < all.flat().length) throw msg('feed-provider.provider-form.please-enter-each-value')
  const halts = { ...(interrupted.length > 0 && { interrupted }), ...(calledOff.length > 0 && { calledOff }) }
  return { path, half1, interval, half2, over, ...halts }
}

const trimmed = (paths: FixturePaths): FixturePaths => ({
  ...{ url: paths.url.trim(), list: paths.list.trim(), match: paths.match.trim(), homeTeam: paths.homeTeam.trim() },
  ...{ awayTeam: paths.awayTeam.trim(), kickOff: paths.kickOff.trim(), matchKickOff: paths.matchKickOff.trim() },
})

function pathsOf({ eventType, home, away }: TotalRow): FeedProviderForm['totals'] {
  if (eventType === '') return []
  const paths = [
    { eventType, side: 'home' as const, path: home.trim() },
    { eventType, side: 'away' as const, path: away.trim() },
  ]
  return paths.filter(({ path }) => path !== '')
}
