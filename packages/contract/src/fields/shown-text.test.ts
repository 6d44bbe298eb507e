import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { RouteSpec } from '../index.ts'
import * as contract from '../index.ts'

interface TextField {
  readonly name: string
  readonly schema: z.core.$ZodType
}

/** Texts of a request's body that no other user reads, or that name an existing thing. Each has the reason. */
const NOT_SHOWN: readonly (readonly [field: RegExp, why: string])[] = [
  [/[pP]assword$/, 'is secret'],
  [/\.token$/, 'is secret'],
  [/^subscribePush\./, 'is the address of a browser and its keys'],
  [/\.timeZone$/, 'names a time zone'],
  [/\.(id|ids|profileImageKey|lobbyCode|code|stage|objectId)$/, 'names something that is there'],
  [/\.(email|confirmEmail)$/, 'is an address, which has a form of its own'],
  [/[pP]rovider\.key$/, 'is secret'],
  [/^(follow-?[fF]eed\.provider(\.check)?|testFeedProvider)\.match$/, 'names a match at the provider'],
  [/ProviderFixtures\.fixtures\.match$/, 'names a match at the provider'],
  [
    /\.totals\.path$|[pP]rovider\.((fixtures|phases)\.\w+|(match|time)Path)$/,
    'names a place or a value in the answer of a provider',
  ],
  [/\.sourceId$/, 'is the id that a feed gives an event'],
  [/\.eventType$/, 'names an event type that is there'],
  [/\.(eventTypeOrder|order|eventTypes)$/, 'names event types that are there'],
  [/^(delete|update)-event-type\.name$|^remove-event-type\.name$/, 'names an event type that is there'],
  [/^(report|submit)Crash(Report)?\.(error|data)\./, 'is taken apart by rules/crash/crash.ts'],
  [/\.q$/, 'is searched for'],
  [/\.expectedState$/, 'names a state of the match that the sender saw'],
  [/\.(csv|file)$/, 'is a file, whose names are cleaned one by one'],
  [/Room\.window$/, 'is a random key of a window'],
  [/\.timeZone$/, 'names a time zone that is there'],
  [/\.settings\.|\.gameSettings\.|\.stakes?\./, 'is one of the choices of a setting'],
  [/^restore-.*\.name$/, 'puts back what stood'],
]

const routes = Object.entries<unknown>(contract).filter((entry): entry is [string, RouteSpec] => {
  const [, exported] = entry
  return typeof exported === 'object' && exported !== null && 'path' in exported && 'reply' in exported
})

/** Returns every text field in a schema, with its path. */
function textsIn(schema: z.core.$ZodType, name: string): TextField[] {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } }
  const within = (part: unknown, partName = name) => textsIn(part as z.core.$ZodType, partName)
  switch (def.type) {
    case 'string':
      return [{ name, schema }]
    case 'object':
      return Object.entries(def.shape as object).flatMap(([field, part]) => within(part, `${name}.${field}`))
    case 'array':
      return within(def.element)
    case 'union':
      return (def.options as unknown[]).flatMap((option) => within(option, nameOfOption(option) ?? name))
    case 'pipe': {
      const first = within(def.in)
      return first.length > 0 ? first.map((field) => ({ ...field, schema })) : within(def.out)
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return within(def.innerType)
    default:
      return []
  }
}

/** Returns the kind of an operator action, by which its fields are named. */
function nameOfOption(option: unknown): string | undefined {
  const { def } = (option as z.core.$ZodType)._zod as unknown as { def: { shape?: { kind?: z.core.$ZodType } } }
  const values = (def.shape?.kind?._zod as { def?: { values?: string[] } } | undefined)?.def?.values
  return values?.length === 1 ? values[0] : undefined
}

const read = ({ schema }: TextField, text: string) =>
  (schema as z.ZodType).safeParse(text) as { success: boolean; data?: unknown; error?: z.ZodError }

/** Returns true for a text field that accepts ordinary words. Other text fields hold ids, addresses or keys. */
const takesText = (field: TextField) => read(field, 'Ana').success && read(field, 'FC Bayern').success

const fields = routes.flatMap(([name, { body }]) => (body ? textsIn(body, name) : []))
const shown = fields.filter((field) => takesText(field) && !NOT_SHOWN.some(([pattern]) => pattern.test(field.name)))

describe('a text that other users see', () => {
  it('lists the known names, reasons and messages among the contract’s fields whose text other users see, and has no unused exception [A26]', () => {
    const names = new Set(shown.map(({ name }) => name))
    for (const name of [
      ...['register.name', 'register.username', 'updateProfile.username', 'adminCreateUser.name', 'sendChat.message'],
      ...['createMatch.homeTeam', 'createMatch.awayTeam', 'createEventType.name', 'createEventType.displayName'],
      ...['addMatchEventType.eventTypeName', 'updateEventType.displayName', 'createOdds.name', 'updateOdds.name'],
      ...['adminDisableUser.reason', 'updateChips.reason', 'abandonMatch.reason', 'recordMatchEvent.reason'],
      ...['removeMember.reason', 'submitCrashReport.message', 'hero.heading', 'footer', 'create-match.homeTeam'],
    ]) {
      expect(
        [...names].some((listed) => listed === name || listed.endsWith(`.${name}`) || listed.includes(`.${name}.`)),
        name,
      ).toBe(true)
    }
    const unused = NOT_SHOWN.filter(([pattern]) => !fields.some(({ name }) => pattern.test(name)))
    expect(unused).toEqual([])
  })

  const INVISIBLE: readonly (readonly [what: string, text: string])[] = [
    ['U+200B', '\u200B'],
    ['joiners', '\u200D\u200C'],
    ['a direction', '\u202E\u202C'],
    ['tag characters', '\u{E0061}\u{E007F}'],
    ['variation selectors', '\uFE0F\u{E0100}'],
    ['a Hangul filler', '\u3164'],
    ['a blank of Braille', '\u2800'],
    ['NUL', '\u0000'],
    ['half of a surrogate pair', '\uD800'],
    ['a soft hyphen', '\u00AD'],
    ['marks', '\u0301\u0302'],
  ]

  it.each(shown.map((field) => [field.name, field] as const))(
    'refuses a text of invisible characters only in the field %s [A26]',
    (_name, field) => {
      for (const [what, text] of INVISIBLE) {
        for (const given of [text, ` ${text}\n${text} `]) {
          const { success, data, error } = read(field, given)
          expect(success, `${what}: ${JSON.stringify(data)}`).toBe(false)
          expect(error?.issues[0]?.message.length).toBeGreaterThan(3)
        }
      }
    },
  )

  it.each(shown.map((field) => [field.name, field] as const))(
    'removes invisible characters inside a word in the field %s, or refuses the text [A26] [PR57]',
    (_name, field) => {
      for (const [what, text] of INVISIBLE) {
        const { success, data } = read(field, `An${text}a`)
        // The schema refuses an invisible username. It cleans all other texts.
        if (success) expect(['Ana', 'An a', 'An\u0301\u0302a', 'A\u0144\u0302a'], what).toContain(data)
        else
          expect(field.name, what).toMatch(
            /username$|\.(heading|text|title|label|accent|action|alt|back|role|name|description)$/,
          )
      }
    },
  )

  it.each(shown.map((field) => [field.name, field] as const))(
    'keeps line breaks in the field %s if the field is multi-line, and replaces them by spaces otherwise [A26]',
    (name, field) => {
      const hasLines = /message$|removeMember\.reason$|\.(text|back|alt|description)$/.test(name)
      expect(read(field, 'FC\nBayern').data).toBe(hasLines ? 'FC\nBayern' : 'FC Bayern')
    },
  )
})

/** Texts of 60,000 characters each, of kinds that a slow pattern scans again and again. */
const LENGTHY = ['a', '.', 'a.', '\u0301', ' \n', '-', '\u{1F469}\u200D'].flatMap((part) => {
  const text = part.repeat(60_000 / part.length)
  return [text, `a@${text} x`]
})
const PATIENCE_MS = 3000

describe('a text of 60,000 characters', () => {
  it.each(fields.map((field) => [field.name, field] as const))(
    'parses texts of 60,000 characters in the field %s within three seconds [A52]',
    (_name, field) => {
      const from = Date.now()
      for (const text of LENGTHY) read(field, text)
      expect(Date.now() - from).toBeLessThan(PATIENCE_MS)
    },
  )

  it('refuses a team name of 1,000 spaces and three letters as too long, although only three letters would remain after cleaning [A52]', () => {
    const [name] = shown.filter((field) => field.name === 'createMatch.homeTeam')
    if (!name) throw new Error('there is no such field')
    expect(read(name, `Ana${' '.repeat(100)}`)).toMatchObject({ success: true, data: 'Ana' })
    const { success, error } = read(name, `Ana${' '.repeat(1000)}`)
    expect(success).toBe(false)
    expect(error?.issues).toMatchObject([{ code: 'too_big', maximum: 60 }])
  })
})
