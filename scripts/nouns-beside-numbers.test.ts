import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './project-text.ts'
import { readCatalog } from './texts/catalogs.ts'
import { compileText } from './texts/compile.ts'

const TEXTS = join(root, 'apps/web/src/texts')
const PLURALS =
  /^(?:bets|cards|chips|codes|days|entries|events|friends|games|goals|groups|guests|hours|lobbies|matches|members|messages|minutes|places|players|points|results|rounds|seats|seconds|spectators|teams|times|trophies|weeks|wins)$/

/** Bare plurals that stand beside no number, or only beside one above 1. */
const NOT_COUNTED = [
  ['administration.lobby-lists.bets-in-a-sentence', 'what a list holds'],
  ['administration.lobby-lists.games-in-a-sentence', 'what a list holds'],
  ['administration.lobby-lists.lobbies-in-a-sentence', 'what a list holds'],
  ['manage-match.admin-match-list.matches-in-a-sentence', 'what a list holds'],
  ['card.deal-dialog.matches', 'a verb: the hash matches'],
  ['competition.draw-check.matches', 'a verb: the hash matches'],
  ['competition.public-competition.wins-2', 'a verb: the player wins'],
  ['hub.lobby-row.players', 'after two numbers: 1/8 players'],
  ['organise-competition.competition-form.players-as-unit', 'a competition has two places or more'],
  ['organise-competition.competition-needs.players-as-unit', 'a competition has two players or more'],
] as const

/** The nouns for 1, 2 and a million of something, as a native says them after the number. */
const CHIPS = {
  en: ['chip', 'chips', 'chips'],
  de: ['Chip', 'Chips', 'Chips'],
  es: ['ficha', 'fichas', 'de fichas'],
  'pt-BR': ['ficha', 'fichas', 'de fichas'],
  fr: ['jeton', 'jetons', 'de jetons'],
}
const TROPHIES = {
  en: ['trophy', 'trophies', 'trophies'],
  de: ['Trophäe', 'Trophäen', 'Trophäen'],
  es: ['trofeo', 'trofeos', 'de trofeos'],
  'pt-BR': ['troféu', 'troféus', 'de troféus'],
  fr: ['trophée', 'trophées', 'de trophées'],
}
const ROUNDS = {
  en: ['round', 'rounds', 'rounds'],
  de: ['Runde', 'Runden', 'Runden'],
  es: ['ronda', 'rondas', 'de rondas'],
  'pt-BR': ['rodada', 'rodadas', 'de rodadas'],
  fr: ['manche', 'manches', 'de manches'],
}
const SEATS = {
  en: ['seat', 'seats', 'seats'],
  de: ['Platz', 'Plätze', 'Plätze'],
  es: ['plaza', 'plazas', 'de plazas'],
  'pt-BR': ['vaga', 'vagas', 'de vagas'],
  fr: ['place', 'places', 'de places'],
}

it.each([
  ['bet.bet-panel.chips', CHIPS],
  ['leaderboard.lobby-players.chips', CHIPS],
  ['round.bet-bar.chips', CHIPS],
  ['result.final-standings.unit-chips', CHIPS],
  ['setting.unit.chips', CHIPS],
  ['setting.unit.rounds', ROUNDS],
  ['setting.unit.seats', SEATS],
  ['result.final-standings.trophies', TROPHIES],
  ['past-games.result-outcome.trophies', TROPHIES],
  ['competition.season-end.trophies-2', TROPHIES],
])('%s is the noun of its number in each language [PR1064]', (key, nouns) => {
  for (const [language, expected] of Object.entries(nouns)) {
    const entry = readCatalog(TEXTS, language).get(key)
    if (!entry) throw new Error(`${language} has no text ${key}`)
    const say = (count: number) => {
      const form = (value: number) => new Intl.PluralRules(language).select(value)
      return new Function('count', '_form', `return ${compileText(entry, language, { count: 'count' })}`)(count, form)
    }
    expect([language, ...[1, 2, 1_000_000].map(say)]).toEqual([language, ...expected])
  }
})

it('no bare plural stands in the catalogs where a number could be 1 [PR1064]', () => {
  const bare = [...readCatalog(TEXTS, 'en')].filter(([, { text }]) => PLURALS.test(text)).map(([key]) => key)
  expect(bare.sort()).toEqual(NOT_COUNTED.map(([key]) => key).sort())
})
