import { afterEach, describe, expect, it, vi } from 'vitest'
import { typedNumber } from './typed-number.ts'

/** Loads the modules of a build in another language. */
async function builtIn(language: string) {
  vi.resetModules()
  vi.doMock('../texts/language.ts', () => ({ LANGUAGE: language }))
  const [numbers, dates, numeric] = await Promise.all([
    import('./number-text.ts'),
    import('./date-text.ts'),
    import('./numeric-date.ts'),
  ])
  return { ...numbers, ...dates, ...numeric }
}

afterEach(() => {
  vi.doUnmock('../texts/language.ts')
  vi.resetModules()
})

describe('numbers, dates and times', () => {
  const AT = new Date(2026, 5, 14, 20, 5).getTime()

  it('lines and products have the decimal sign of the language', async () => {
    const { decimal } = await builtIn('de')
    expect([decimal(4.5), decimal(4), decimal(18.25)]).toEqual(['4,5', '4', '18,25'])
    const { settledNotice } = await import('../features/game/notices/push-notice.ts')
    const odds = { betType: 'over', threshold: 5.5, eventType: 'Throw' } as const
    expect(settledNotice({ outcome: 'won', payout: 18, odds }, 1, String).text).toContain('5,5')
  })

  // French groups by narrow no-break spaces.
  it.each([
    ['en', '1.85', '4.5', '50 %', '12,345', '14 Jun 2026, 20:05', '06-14-2026'],
    ['de', '1,85', '4,5', '50 %', '12.345', '14. Juni 2026, 20:05', '14.06.2026'],
    ['es', '1,85', '4,5', '50 %', '12.345', '14 jun 2026, 20:05', '14/06/2026'],
    ['pt-BR', '1,85', '4,5', '50%', '12.345', '14 de jun. de 2026, 20:05', '14/06/2026'],
    ['fr', '1,85', '4,5', '50 %', '12\u202f345', '14 juin 2026, 20:05', '14/06/2026'],
  ])('are written as %s writes them [PR1045]', async (language, odds, line, share, chips, day, short) => {
    const { fixed, decimal, percentText, grouped, dayAndTime, numericDate } = await builtIn(language)
    const written = [fixed(1.85, 2), decimal(4.5), percentText(50), grouped(12_345), dayAndTime(AT), numericDate(AT)]
    expect(written).toEqual([odds, line, share, chips, day, short])
    expect(decimal(4)).toBe('4')
  })
})

it.each([
  ['1.85', 1.85],
  ['1,85', 1.85],
  [' 2 ', 2],
  ['2,', 2],
  ['.5', 0.5],
  ['-3', -3],
  ['0.125', 0.125],
])('the typed number %s is %d, with a point or a comma [PR1045]', (text, value) => {
  expect(typedNumber(text)).toBe(value)
})

it.each(['', ' ', ',', '1.000', '1,000', '12.500', '1.000,5', '1,000.5', "1'000", '1 000', '1e3', '0x10', 'Infinity'])(
  'the typed text "%s" is no number, because nobody knows which [PR1045]',
  (text) => {
    expect(typedNumber(text)).toBeNaN()
  },
)
