import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './project-text.ts'
import { type Catalog, readCatalog } from './texts/catalogs.ts'
import { compileText } from './texts/compile.ts'

const catalogs = new Map<string, Catalog>()

/** Returns a text of the product as a build of the language shows it. */
function shown(language: string, key: string, values: Record<string, unknown> = {}): string {
  const catalog = catalogs.get(language) ?? readCatalog(join(root, 'apps/web/src/texts'), language)
  catalogs.set(language, catalog)
  const entry = catalog.get(key)
  if (!entry) throw new Error(`${language} has no text ${key}`)
  const names = Object.fromEntries(Object.keys(values).map((name) => [name, `values.${name}`]))
  const form = (count: number, isOrdinal = false) =>
    new Intl.PluralRules(language, { type: isOrdinal ? 'ordinal' : 'cardinal' }).select(count)
  return new Function('values', '_form', `return ${compileText(entry, language, names)}`)(values, form)
}

it('a division says in each language who goes up and down, during the season and after it', () => {
  const up = (language: string, rows: number, isFinished: boolean) =>
    shown(language, 'competition.zones.promoted-to-division', { rows, isFinished, division: 1 })
  expect([up('de', 1, false), up('de', 2, true)]).toEqual([
    'Rang 1 steigt in Division 1 auf',
    'Die ersten 2 sind in Division 1 aufgestiegen',
  ])
  expect([up('fr', 1, true), up('fr', 2, false)]).toEqual([
    'La première place est montée en division 1',
    'Les 2 premières places montent en division 1',
  ])
  expect(shown('es', 'competition.zones.relegated-to-division', { rows: 3, isFinished: true, division: 2 })).toBe(
    'Los 3 últimos puestos bajaron a la división 2',
  )
})

it('a tie of a knockout has a whole name in each language', () => {
  const tie = (language: string, round: string) =>
    shown(language, 'competition.competition-text.tie', { round, players: 16, tie: 2 })
  const rounds = ['final', 'semi', 'quarter', 'other']
  expect(rounds.map((round) => tie('en', round))).toEqual([
    'Final',
    'Semi-final 2',
    'Quarter-final 2',
    'Round of 16, tie 2',
  ])
  expect(rounds.map((round) => tie('de', round))).toEqual([
    'Finale',
    'Halbfinale 2',
    'Viertelfinale 2',
    'Achtelfinale 2',
  ])
  expect(rounds.map((round) => tie('fr', round))).toEqual([
    'Finale',
    'Demi-finale 2',
    'Quart de finale 2',
    'Top 16, duel 2',
  ])
})

it('a side of a tie is read with its seed and its chips in each language', () => {
  const side = (language: string, isYou: boolean, score: string) =>
    shown(language, 'competition.tie-card.side', { isYou, name: 'Ana', seed: 3, score, chips: 40 })
  expect([side('de', true, 'chips'), side('de', false, 'absent'), side('de', false, 'none')]).toEqual([
    'du, Ana, Setzplatz 3 mit 40 Chips',
    'Ana, Setzplatz 3, abwesend',
    'Ana, Setzplatz 3',
  ])
  expect(side('es', true, 'chips')).toBe('tú, Ana, cabeza de serie 3 con 40 fichas')
})

it('a rank has the ordinal number of each language', () => {
  const ranks = (language: string) => [1, 2, 3, 11, 21].map((rank) => shown(language, 'text.ordinal.rank', { rank }))
  expect(ranks('en')).toEqual(['1st', '2nd', '3rd', '11th', '21st'])
  expect(ranks('de')).toEqual(['1.', '2.', '3.', '11.', '21.'])
  expect(ranks('es')).toEqual(['1.º', '2.º', '3.º', '11.º', '21.º'])
  expect(ranks('fr')).toEqual(['1er', '2e', '3e', '11e', '21e'])
  const own = (language: string, rank: number) =>
    shown(language, 'leaderboard.own-place.you-are-of', { rank, ranked: 8 })
  expect([own('en', 2), own('de', 2), own('fr', 1)]).toEqual([
    'You are 2nd of 8',
    'Du bist 2. von 8',
    'Tu es à la 1re place sur 8',
  ])
})

it('a notice of players who are out, of a penalty and of an outcome is a whole sentence in each language', () => {
  const out = (language: string, who: string, names: string) =>
    shown(language, 'game.push-notice.out-of-the-game', { who, names })
  expect([out('de', 'you', ''), out('de', 'one', 'Ben'), out('de', 'withYou', 'Ben und du')]).toEqual([
    'Du bist raus.',
    'Ben ist raus.',
    'Ben und du seid raus.',
  ])
  expect(out('fr', 'others', 'Ben, Cleo et 3 autres')).toBe('Ben, Cleo et 3 autres sont hors de la partie.')
  const penalty = (language: string, rounds: number, amount: number, kicked: boolean) =>
    shown(language, 'game.push-notice.you-did-not-bet', { rounds, amount, kicked })
  expect([penalty('de', 1, 1, false), penalty('es', 3, 15, true)]).toEqual([
    'Du hast in dieser Runde nicht gewettet: −1 Chip.',
    'No apostaste en 3 rondas: −15 fichas. Tras tres rondas sin apostar, ahora solo miras.',
  ])
  const still = (language: string, outcome: string) =>
    shown(language, 'game.push-notice.your-bet-is-still', { title: '…', outcome })
  expect([still('de', 'lost'), still('fr', 'open')]).toEqual([
    '… Deine Wette bleibt verloren.',
    '… Ton pari reste de nouveau ouvert.',
  ])
})

it('an invitation, a receipt and the check of chips are whole sentences in each language', () => {
  const opened = (language: string, to: string) =>
    shown(language, 'account-ui.confirm-email-notice.before-you-can-open', { to, email: 'a@b.c' })
  expect([opened('en', 'any'), opened('de', 'lobby'), opened('fr', 'chat')]).toEqual([
    'Before you can chat or open lobbies, open the link that we sent to a@b.c.',
    'Bevor du eine Lobby eröffnen kannst, öffne den Link, den wir an a@b.c geschickt haben.',
    'Pour pouvoir écrire dans le chat, ouvre d’abord le lien envoyé à a@b.c.',
  ])
  const change = (language: string, isSame: boolean, outcome: string) =>
    shown(language, 'my-bets.bet-receipt-text.change', { isSame, outcome })
  expect([change('en', true, 'won'), change('de', true, 'won'), change('es', false, 'void')]).toEqual([
    'still won',
    'weiter gewonnen',
    'anulada',
  ])
  const checked = (language: string, count: number) =>
    shown(language, 'my-bets.chips-check.checked-on-this-device', { count, chips: 90 })
  expect([checked('de', 1).slice(0, 70), checked('pt-BR', 4).slice(0, 68)]).toEqual([
    'Auf diesem Gerät geprüft: Die eine Änderung deiner Chips ergibt 90 Chi',
    'Conferido neste aparelho: as 4 mudanças das suas fichas dão 90 ficha',
  ])
  const kind = (language: string, isPractice: boolean) =>
    shown(language, 'pages-invitation.invitation-page.in-bettle-you-bet', {
      ...{ isPractice, roundDuration: 5, homeTeam: 'A', awayTeam: 'B' },
    })
  expect(kind('fr', true)).toContain('minutes d’un match de foot simulé, A – B')
  expect(kind('de', false)).toContain('Minuten eines echten Fußballspiels, A – B')
})

it('a room says how many are here, and who pressed the whistle, in each language', () => {
  const here = (language: string, present: number) =>
    shown(language, 'room.recorder-line.here-but-three-are', { present })
  const start = (text: string) => text.slice(0, text.indexOf(','))
  expect([0, 1, 2, 4].map((present) => start(here('en', present)))).toEqual([
    'No player is here',
    'Only you are here',
    'Two of you are here',
    '4 of you are here',
  ])
  expect([0, 1, 2, 4].map((present) => start(here('de', present)))).toEqual([
    'Niemand ist da',
    'Nur du bist da',
    'Ihr seid zu zweit',
    '4 von euch sind da',
  ])
  expect([0, 1, 2].map((present) => start(here('fr', present)))).toEqual([
    'Personne n’est là',
    'Il n’y a que toi',
    'Vous êtes deux',
  ])
  const press = (language: string, missing: number) =>
    shown(language, 'room.whistle-text.more-player-must-press', { missing })
  expect([press('en', 1), press('en', 2), press('en', 6), press('de', 1), press('es', 2)]).toEqual([
    'One more player must press it within a minute.',
    'Two more players must press it within a minute.',
    '6 more players must press it within a minute.',
    'Noch eine Person muss innerhalb einer Minute drücken.',
    '2 participantes más tienen que pulsarlo antes de un minuto.',
  ])
  const recorder = (language: string, state: string) =>
    shown(language, 'room.recorder-panel.recorder', { state, name: 'Ana' })
  expect([recorder('de', 'starts'), recorder('fr', 'away'), recorder('es', 'now')]).toEqual([
    'Ana (ab der nächsten Runde)',
    'Ana (pavé fermé)',
    'Ana',
  ])
})

it('a notice of the betting window and a house rule are whole sentences in each language', () => {
  const suspended = (language: string, ...names: string[]) =>
    shown(language, 'bet.window-notice.for-the-moment', {
      ...{ count: names.length, first: names[0], second: names[1], more: names.length - 1 },
    })
  expect([suspended('en', 'A'), suspended('en', 'A', 'B'), suspended('en', 'A', 'B', 'C')]).toEqual([
    'A is suspended for the moment.',
    'A and B are suspended for the moment.',
    'A and 2 more are suspended for the moment.',
  ])
  expect([suspended('de', 'A', 'B'), suspended('fr', 'A', 'B', 'C')]).toEqual([
    'Zurzeit ausgesetzt: A und B.',
    'Suspendus pour l’instant\u202f: A et 2 autres.',
  ])
  const open = (language: string, left?: string, cost?: string) =>
    shown(language, 'bet.window-notice.betting-is-open', {
      hasLeft: left !== undefined,
      left,
      hasCost: cost !== undefined,
      cost,
    })
  expect([
    open('en', '2:00', '5 chips'),
    open('de', '2:00', '5 Chips'),
    open('de'),
    open('es', undefined, '1 ficha'),
  ]).toEqual([
    'Betting is open: 2:00 left. No bet: −5 chips',
    'Du kannst wetten: noch 2:00. Ohne Wette: −5 Chips',
    'Du kannst wetten',
    'Apuestas abiertas. Sin apuesta: −1 ficha',
  ])
  const repeats = (language: string, times: number) =>
    shown(language, 'match-ui.plain-rules.repeat-the-same-kind', { times })
  expect([repeats('en', 2), repeats('en', 3), repeats('de', 1), repeats('fr', 3)]).toEqual([
    'Repeat the same kind of bet at most twice',
    'Repeat the same kind of bet at most 3 times',
    'Dieselbe Art Wette höchstens einmal',
    'Le même type de pari se rejoue au plus 3 fois',
  ])
})

it('an event of the timeline and the time since a message are whole texts in each language', () => {
  const event = (language: string, values: object) =>
    shown(language, 'timeline.timeline-event.title', {
      ...{ minute: '12’', name: 'X', side: 'home', isCancelled: false, hasReason: false, reason: undefined, ...values },
    })
  const cancelled = { isCancelled: true, hasReason: true, reason: 'VAR' }
  expect([event('en', {}), event('en', cancelled), event('en', { side: 'none', isCancelled: true })]).toEqual([
    '12’ X, home',
    '12’ X, home, cancelled: VAR',
    '12’ X, cancelled',
  ])
  expect([event('de', cancelled), event('es', { side: 'away' })]).toEqual([
    '12’ X, Heim, gestrichen: VAR',
    '12’ X, visitante',
  ])
  const ago = (language: string, count: number) => shown(language, 'text.time-ago.days', { count })
  expect([ago('en', 1), ago('en', 2), ago('de', 1), ago('de', 3), ago('fr', 2), ago('pt-BR', 1)]).toEqual([
    '1 day ago',
    '2 days ago',
    'vor 1 Tag',
    'vor 3 Tagen',
    'il y a 2 jours',
    'há 1 dia',
  ])
})
