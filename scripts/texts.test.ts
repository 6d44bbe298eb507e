// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are sources of components
import { describe, expect, it } from 'vitest'
import type { Catalog, Entry } from './texts/catalogs.ts'
import { builtCatalog, entriesIn, readCatalog } from './texts/catalogs.ts'
import { type Texts, textProblems } from './texts/check.ts'
import { compile, compileText } from './texts/compile.ts'
import { outsideTexts } from './texts/outside-texts.ts'

const resultOf = (entry: Entry, values: Record<string, unknown>, language = 'en') => {
  const names = Object.fromEntries(Object.keys(values).map((name) => [name, `values.${name}`]))
  const form = (count: number, isOrdinal = false) =>
    new Intl.PluralRules(language, { type: isOrdinal ? 'ordinal' : 'cardinal' }).select(count)
  return new Function('values', '_form', `return ${compileText(entry, language, names)}`)(values, form)
}

describe('a message in the build', () => {
  it('is the text itself if it has no parameter', () => {
    expect(compileText({ text: "I don't “know”" }, 'en', {})).toBe(`"I don't “know”"\n`)
  })

  it('contains its parameters, and characters that the syntax of scripts uses', () => {
    expect(resultOf({ text: "Round {round} `{left}` $'{'x'}' \\" }, { round: 3, left: '0:05' })).toBe(
      'Round 3 `0:05` ${x} \\',
    )
  })

  it.each(['en', 'de', 'es', 'pt-BR', 'fr'])(
    'chooses the form of a number as Intl.PluralRules does in %s',
    (language) => {
      const rules = new Intl.PluralRules(language)
      const forms = rules.resolvedOptions().pluralCategories.map((form) => `${form} {${form} #}`)
      const text = `{count, plural, ${forms.join(' ')}}`
      for (const count of [0, 1, 1.5, 2, 3, 10, 11, 21, 100, 101, 1000, 1_000_000, 2_000_000])
        expect(resultOf({ text }, { count }, language)).toBe(`${rules.select(count)} ${count}`)
    },
  )

  it('has what its forms begin and end with once', () => {
    const code = compileText({ text: '{n, plural, one {You have # chip left} other {You have # chips left}}' }, 'en', {
      n: 'n',
    })
    expect(code).toBe('`You have ${n} chip${((n) === 1 ? "" : "s")} left`\n')
  })

  it('chooses by a condition and by a word', () => {
    const yes = { text: '{isOwn, select, true {Your bet} other {Their bet}}' }
    expect([resultOf(yes, { isOwn: true }), resultOf(yes, { isOwn: false })]).toEqual(['Your bet', 'Their bet'])
    const side = { text: '{side, select, home {at home} away {away} other {nowhere}}' }
    expect(['home', 'away', ''].map((each) => resultOf(side, { side: each }))).toEqual(['at home', 'away', 'nowhere'])
  })

  it('computes a parameter once', () => {
    expect(compileText({ text: '{n, plural, one {# a} other {# bs}}' }, 'en', { n: 'count()' })).toBe(
      '((_0) => `${_0} ${((_0) === 1 ? "a" : "bs")}`)(count())\n',
    )
  })

  it('gives its elements their children and keeps the lines of the source', () => {
    const code = [
      "import { rich } from '../texts/msg.ts'",
      'const a = <p>',
      "  {rich('a.b', {",
      '    terms: <Link to="/terms" />,',
      '    name,',
      '  })} x',
      '</p>',
      'after()',
    ].join('\n')
    const compiled = compile(
      'a.tsx',
      code,
      'en',
      new Map([['a.b', { text: '{name} accepts <terms>the terms</terms>' }]]),
      'p',
    )
    expect(compiled).toContain('{name}{" accepts "}<Link to="/terms">{"the terms"}</Link>')
    expect(compiled.split('\n').indexOf('after()')).toBe(7)
  })

  it.each([
    ['a key that is computed', 'msg(key)', 'must be written out'],
    ['a key that does not exist', "msg('a.c')", 'has no text a.c'],
    ['a parameter that is missing', "msg('a.b')", 'needs the parameter name'],
    ['a function that is passed on', 'list.map(msg)', 'must be called'],
  ])('is refused with %s', (_what, use, problem) => {
    const code = `import { msg } from '../texts/msg.ts'\n${use}\n`
    expect(() => compile('a.ts', code, 'en', new Map([['a.b', { text: 'Hello {name}' }]]), 'p')).toThrow(problem)
  })
})

describe('a file that only operators read', () => {
  const english: Catalog = new Map([
    ['hub.join', { text: 'Join', about: 'Button' }],
    ['admin-ui.rows', { text: '{n, plural, one {# row} other {# rows}}', about: 'Text', params: { n: 'rows' } }],
    ['admin-ui.add', { text: 'Add', about: 'Button' }],
  ])
  const code = "import { msg } from '../texts/msg.ts'\nexport default msg('admin-ui.rows', { n })\n"
  const rowsIn = (language: string, catalog: Catalog) => {
    const compiled = compile('a.ts', code, language, catalog, 'plural').split('export default ')[1] ?? ''
    return (n: number) => new Function('n', `return ${compiled}`)(n)
  }

  it('is English in a language that lacks it, with the forms of English', () => {
    const built = builtCatalog(new Map([['hub.join', { text: 'Entrar' }]]), english)
    expect(built.get('hub.join')?.text).toBe('Entrar')
    expect(built.get('admin-ui.add')?.text).toBe('Add')
    // In Portuguese 0 has the form of 1.
    expect([0, 1, 2].map(rowsIn('pt-BR', built))).toEqual(['0 rows', '1 row', '2 rows'])
  })

  it('is not mixed with English where the language has it', () => {
    const built = builtCatalog(new Map([['admin-ui.add', { text: 'Hinzufügen' }]]), english)
    expect([...built.keys()]).toEqual(['admin-ui.add'])
  })

  it('leaves English as it is', () => {
    expect([...builtCatalog(english, english)]).toEqual([...english])
  })

  it('lends no text of players', () => {
    expect(builtCatalog(new Map(), english).has('hub.join')).toBe(false)
  })
})

describe('the check of texts', () => {
  const english: Catalog = new Map([
    ['a.hello', { text: 'Hello {name}', about: 'Heading', params: { name: 'the player' } }],
    ['a.chips', { text: '{n, plural, one {# chip} other {# chips}}', about: 'Text', params: { n: 'chips' } }],
  ])
  const component = [
    "import { msg } from '../../texts/msg.ts'",
    "export const A = () => <p title={msg('a.hello', { name })}>{msg('a.chips', { n })}</p>",
  ].join('\n')
  const german = { 'a.hello': 'Hallo {name}', 'a.chips': '{n, plural, one {# Chip} other {# Chips}}' }
  const problems = (changes: Partial<Texts> = {}) =>
    textProblems({
      sources: new Map([['features/a/a.tsx', component]]),
      english,
      translations: new Map(),
      outside: {},
      ...changes,
    })
  const inGerman = (changes: Record<string, string>) =>
    problems({
      translations: new Map([
        ['de', new Map(Object.entries({ ...german, ...changes }).map(([key, text]) => [key, { text }]))],
      ]),
    })

  it('accepts texts that are complete', () => {
    expect(problems()).toEqual([])
    expect(inGerman({})).toEqual([])
  })

  it.each([
    ['a child of an element', '<p>Hello</p>'],
    ['a child in brackets', "<p>{isOn ? 'Yes' : other}</p>"],
    ['a label', '<p aria-label="Hello" />'],
    ['a title', '<p title={`Round ${n}`} />'],
    ['an example in a field', '<input placeholder="Name" />'],
    ['a description of a picture', '<img alt="A ball" />'],
    ['a sentence in code', "notify('Your bet is placed.')"],
    ['an error that is shown', "throw new CallError('The server did not answer.')"],
    ['a text that a form shows', "throw 'Please enter the kick-off'"],
    ['the name of a fact', '<Fact name="Key" />'],
    ['a name in a table', "const rules = [{ name: 'Betting time' }]"],
    ['a name that is also that of a key', "const parts = [{ name: 'End' }]"],
    ['what stands beside a title', '<Panel aside={`${players} of ${most}`} />'],
    ['a sentence about a field', "check({ name: text().check(longest(80, 'Please name the match')) })"],
  ])('refuses %s outside the catalogs', (_what, text) => {
    const sources = new Map([['features/a/a.tsx', `${component}\nexport const b = () => { ${text} }`]])
    expect(problems({ sources })).toEqual([expect.stringMatching(/^features\/a: 1 texts outside .* 0 are allowed/s)])
  })

  it.each([
    '<p className="flex items-center" />',
    "go('/terms-of-service')",
    "<p>{'·'}</p>",
    "if (key === 'Enter') go()",
    "const { data } = useQuery({ queryKey: ['no match'] })",
    "write(csvLine(['Code', 'Spent by']))",
    "const columns = [fileOnly('until', 'Banned until (UTC)', untilOf)]",
    "const TONES = { planned: 'neutral', failed: 'lost' }",
    "const Title = isPart ? 'h2' : 'h1'",
    '<Field name="startTime" />',
    '<CrashBoundary name="Crash screen" />',
    '<Part isSmall name="Kick-off" />',
    "class Hitch extends Error { override name = 'Hitch' }",
  ])('accepts %s, which is no text', (code) => {
    expect(outsideTexts('a.tsx', `const b = () => { ${code} }`)).toEqual([])
  })

  it('refuses more texts than a folder had, and a number that is higher than the count', () => {
    const sources = new Map([['features/a/a.tsx', `${component}\nexport const B = () => <p>One</p>`]])
    expect(problems({ sources, outside: { 'features/a': 1 } })).toEqual([])
    expect(problems({ sources, outside: { 'features/a': 2 } })).toHaveLength(1)
    expect(problems({ outside: { 'features/a': 1 } })).toHaveLength(1)
  })

  it('refuses a key that does not exist', () => {
    const sources = new Map([['features/a/a.tsx', component.replace("'a.chips'", "'a.coins'")]])
    expect(problems({ sources })).toEqual([
      'features/a/a.tsx:2: the English catalog has no key a.coins',
      'en: nothing uses a.chips',
    ])
  })

  it('refuses a key that a language lacks, and one that English lacks', () => {
    const { 'a.chips': _, ...others } = german
    const translations = new Map([
      [
        'de',
        new Map([...Object.entries(others), ['a.old', 'Alt']].map(([key, text]) => [key ?? '', { text: text ?? '' }])),
      ],
    ])
    expect(problems({ translations })).toEqual(['de: a.chips is missing', 'de: English has no key a.old'])
  })

  it('lets a language lack a whole file that only operators read, but no part of it', () => {
    const component = "import { msg } from '../texts/msg.ts'\nexport const a = [msg('admin-ui.x'), msg('admin-ui.y')]"
    const operators: Catalog = new Map([
      ['admin-ui.x', { text: 'Open', about: 'Button' }],
      ['admin-ui.y', { text: 'Close', about: 'Button' }],
    ])
    const inGermanToo = (own: Record<string, string>) =>
      problems({
        sources: new Map([['admin-ui/a.tsx', component]]),
        english: operators,
        translations: new Map([['de', new Map(Object.entries(own).map(([key, text]) => [key, { text }]))]]),
      })
    expect(inGermanToo({})).toEqual([])
    expect(inGermanToo({ 'admin-ui.x': 'Öffnen' })).toEqual(['de: admin-ui.y is missing'])
    expect(inGermanToo({ 'admin-ui.x': 'Öffnen', 'admin-ui.y': 'Zu' })).toEqual([])
  })

  it('refuses a parameter that differs between languages', () => {
    expect(inGerman({ 'a.hello': 'Hallo {player}' })).toEqual([
      'de: a.hello has the parameters player, and English has name',
    ])
    expect(inGerman({ 'a.hello': 'Hallo' })).toHaveLength(1)
  })

  it('refuses a parameter without a description', () => {
    const undescribed = new Map([...english, ['a.hello', { text: 'Hello {name}', about: 'Heading' }]])
    expect(problems({ english: undescribed })).toEqual(['en: a.hello has the parameters name, and describes none'])
  })

  it('refuses a plural without a form of its language, and with a form that never occurs', () => {
    expect(inGerman({ 'a.chips': '{n, plural, other {# Chips}}' })).toEqual(['de: a.chips lacks the form one of n'])
    expect(inGerman({ 'a.chips': '{n, plural, one {# Chip} few {# Chips} other {# Chips}}' })).toHaveLength(1)
  })

  it('refuses a translation that is too long for its place', () => {
    expect(inGerman({ 'a.hello': `${'Hallo '.repeat(6)}{name}` })).toEqual(['de: a.hello is longer than 20'])
  })

  it('refuses a key that a catalog has twice', () => {
    expect(() => entriesIn('a.ts', "export const a = { x: 'One', x: 'Two' }")).toThrow('twice')
  })
})

describe('a refusal in two languages', () => {
  const saysMuted = (language: string, minutes: number) => {
    const entry = readCatalog('apps/web/src/texts', language).get('refusal.said.muted-for')
    if (!entry) throw new Error(`${language} has no such text`)
    return resultOf(entry, { minutes }, language)
  }

  it('words its number as the language does: none, one, two and a million [PR1048]', () => {
    expect([0, 1, 2, 1_000_000].map((minutes) => saysMuted('de', minutes))).toEqual([
      'Du bist noch 0 Minuten stummgeschaltet.',
      'Du bist noch eine Minute stummgeschaltet.',
      'Du bist noch 2 Minuten stummgeschaltet.',
      'Du bist noch 1000000 Minuten stummgeschaltet.',
    ])
    expect([0, 1, 2, 1_000_000].map((minutes) => saysMuted('fr', minutes))).toEqual([
      'Tu es encore en sourdine pour 0 minute.',
      'Tu es encore en sourdine pour 1 minute.',
      'Tu es encore en sourdine pour 2 minutes.',
      'Tu es encore en sourdine pour 1000000 de minutes.',
    ])
  })
})
