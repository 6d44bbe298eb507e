import {
  type Competition,
  type CompetitionFixture,
  type CompetitionId,
  type MyCompetition,
  whoami,
} from '@bettle/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryOf } from '../../../api/query/query-of.ts'
import { storeToken } from '../../../api/session/token.ts'
import { serverClock } from '../../../push/clock/server-clock.ts'
import { ANA, BEN, CLEO, LOBBY_ID } from '../../../push/lobby/a-lobby.test-support.ts'
import {
  aCompetition,
  aCompetitionCard,
  aGroup,
  anEntry,
  aRow,
  aSideOf,
  aStage,
  DORA,
  hours,
  matchId,
} from '../a-competition.test-support.ts'
import { showPage } from '../show-page.test-support.tsx'
import { CompetitionView } from './competition-view.tsx'

let answer: () => Response
let asked: { url: string; body: unknown }[]

beforeEach(() => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  serverClock().moveTo(hours(0))
  asked = []
  answer = () => Response.json({ competition: aCompetition(), mine: aSideOf() })
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    asked.push({ url: String(url), body: body === undefined ? undefined : JSON.parse(String(body)) })
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const NEXT_CUP = matchId(9) as string as CompetitionId

const show = (competition: Partial<Competition> = {}, mine: Partial<MyCompetition> = {}) =>
  showPage(
    <CompetitionView
      competition={aCompetition(competition)}
      mine={aSideOf(mine)}
      onEnter={() => undefined}
      links={null}
    />,
  )

const aFixture = (n: number, fixture: Partial<CompetitionFixture> = {}): CompetitionFixture => ({
  matchId: matchId(n),
  homeTeam: 'Spain',
  awayTeam: 'Italy',
  kickOffAt: new Date(hours(2)).toISOString(),
  status: 'planned',
  failure: null,
  stage: null,
  ...fixture,
})

describe('the page of a competition', () => {
  it('whoever is out of a practice cup reads how long the next one is open, and enters it in one press [PR777]', async () => {
    const closesAt = new Date(hours(0) + 90_000).toISOString()
    const card = aCompetitionCard({ _id: NEXT_CUP, isPractice: true, closesAt })
    answer = () => Response.json({ mine: [], open: [card], past: [] })
    show({ isPractice: true, phase: 'running' }, { entry: anEntry(ANA, { status: 'eliminated' }) })
    expect(await screen.findByText(/The next practice cup is open for another/)).toHaveTextContent(/1:(30|2\d)/)
    expect(screen.getByRole('link', { name: 'Enter the next cup' })).toHaveAttribute('href', `/compete/${NEXT_CUP}`)
  })

  it('the page of a competition shows its name, kind, places and end of enrolment, and the prize with who promises the prize [PR441]', async () => {
    show({ prize: 'Two tickets', promisedBy: 'The pub', isPrivate: true, reserves: 2, entries: 8 })
    expect(await screen.findByRole('heading', { level: 1, name: 'Friday cup' })).toBeInTheDocument()
    const [head] = screen.getAllByRole('banner')
    expect(head).toHaveTextContent('Tournament')
    expect(head).toHaveTextContent('Private')
    expect(head).toHaveTextContent('Organised by')
    expect(head).toHaveTextContent('Places8 / 8')
    expect(head).toHaveTextContent('Reserves2')
    expect(head).toHaveTextContent(/Enrolment closes in\d/)
    expect(screen.getByRole('region', { name: 'Prize' })).toHaveTextContent(
      'Two ticketsThe prize is promised by The pub, not by Bettle. Entering costs nothing.',
    )
  })

  it('the page of a competition links a player to their next game, or says when their seat will be reserved [PR441]', async () => {
    const next = {
      ...{ lobbyId: LOBBY_ID, matchId: matchId(1), homeTeam: 'Spain', awayTeam: 'Italy', stage: 'groups' },
      kickOffAt: new Date(hours(2)).toISOString(),
    }
    const { unmount } = show({ phase: 'drawn' }, { entry: anEntry(ANA), next })
    const game = within(await screen.findByRole('region', { name: 'Your next game' }))
    expect(game.getByRole('link', { name: 'OPEN YOUR GAME' })).toHaveAttribute('href', `/game/${LOBBY_ID}`)
    unmount()
    show({ phase: 'drawn' }, { entry: anEntry(ANA), next: { ...next, lobbyId: null } })
    expect(await screen.findByRole('region', { name: 'Your next game' })).toHaveTextContent(
      'Your seat is reserved a day before kick-off.',
    )
  })

  it('the page of a competition marks live tables as provisional [PR443]', async () => {
    const table = [aRow(ANA, 1, { points: 10, present: 1 }), aRow(BEN, 2, { points: 7, present: 1 })]
    const lobbies = [{ lobbyId: LOBBY_ID, matchId: matchId(1), players: [ANA._id, BEN._id] }]
    show({
      phase: 'running',
      fixtures: [aFixture(1, { status: 'under-way', stage: 'groups' })],
      stages: [
        aStage([aGroup(table, { isProvisional: true, lobbies }), aGroup([aRow(CLEO, 1)], { group: 1 })], {
          status: 'under-way',
        }),
      ],
    })
    const group = await screen.findByRole('region', { name: 'Group A' })
    expect(group).toHaveTextContent('Live · provisional')
    expect(group).toHaveTextContent('The first 2 players reach the knockout')
    expect(within(group).getByRole('table', { name: 'Group A, table' })).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Group B' })).not.toHaveTextContent('provisional')
  })

  it.each([
    ['a user without an entry', { entry: null }, 0],
    ['a player of another group', { entry: anEntry(CLEO) }, 1],
    ['a player who has withdrawn', { entry: anEntry(CLEO, { status: 'withdrawn' }) }, 1],
    ['an organiser who does not play', { entry: null, mayOrganise: true }, 1],
  ] as const)(
    'the page of a competition offers %s only the games that they may watch [CP60] [PR443]',
    async (_who, mine, buttons) => {
      const lobbies = [{ lobbyId: LOBBY_ID, matchId: matchId(1), players: [ANA._id, BEN._id] }]
      show(
        {
          phase: 'drawn',
          fixtures: [aFixture(1, { stage: 'groups' })],
          stages: [aStage([aGroup([aRow(ANA, 1), aRow(BEN, 2)], { lobbies }), aGroup([aRow(CLEO, 1)], { group: 1 })])],
        },
        mine,
      )
      const group = await screen.findByRole('region', { name: 'Group A' })
      expect(group).toHaveTextContent('Spain v Italy')
      expect(within(group).queryAllByRole('button', { name: 'Watch Group A' })).toHaveLength(buttons)
    },
  )

  it('the page of a competition lists a player who withdrew after the draw, but no player who withdrew before it [PR701]', async () => {
    const players = [
      anEntry(ANA, { lot: 'a' }),
      anEntry(BEN, { lot: 'b', status: 'withdrawn' }),
      anEntry(CLEO, { status: 'withdrawn' }),
    ]
    show({ phase: 'drawn', players }, { entry: players[2] ?? null })
    const list = await screen.findByRole('region', { name: 'Players' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining(ANA.username), expect.stringMatching(new RegExp(`${BEN.username}.*withdrawn`))])
  })

  it('the page of a league shows its divisions, the zones of each division, and earlier seasons [PR443]', async () => {
    const season = (ordinal: number, first: typeof ANA) =>
      aStage([], {
        ...{ stage: `season-${ordinal}`, kind: 'season', ordinal, status: ordinal === 1 ? 'finished' : 'under-way' },
        divisions: [
          { division: 1, promoted: 0, relegated: 1, table: [aRow(first, 1), aRow(BEN, 2)] },
          { division: 2, promoted: 1, relegated: 0, table: [aRow(CLEO, 1), aRow(DORA, 2)] },
        ],
      })
    show({ format: 'league', phase: 'running', stages: [season(1, BEN), season(2, ANA)] }, { entry: anEntry(DORA) })
    expect(await screen.findByRole('region', { name: 'Division 1' })).toHaveTextContent(
      'The last player is relegated to division 2',
    )
    expect(screen.getByRole('region', { name: 'Division 2' })).toHaveTextContent(
      'The first player is promoted to division 1',
    )
    await userEvent.click(screen.getByRole('tab', { name: 'Season 1' }))
    expect(screen.getByRole('region', { name: 'Division 1' })).toHaveTextContent(
      'The last player was relegated to division 2',
    )
  })

  it('the page of a league says at the end of a season who moves up or down and who wins trophies, the user’s own lines first [PR448]', async () => {
    const season = aStage([], {
      ...{ stage: 'season-1', kind: 'season', ordinal: 1, status: 'finished' },
      divisions: [
        { division: 1, promoted: 0, relegated: 1, table: [aRow(ANA, 1), aRow(BEN, 2)] },
        { division: 2, promoted: 1, relegated: 0, table: [aRow(CLEO, 1), aRow(DORA, 2)] },
      ],
    })
    const trophies = [
      { userId: ANA._id, stage: 'season-1', amount: 140 },
      { userId: BEN._id, stage: 'season-1', amount: 60 },
      { userId: CLEO._id, stage: 'season-0', amount: 999 },
    ]
    const { unmount } = show(
      { format: 'league', phase: 'running', stages: [season], trophies },
      { entry: anEntry(BEN) },
    )
    const end = within(await screen.findByRole('region', { name: 'How season 1 ended' }))
    const linesOf = (name: string) =>
      within(end.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(linesOf('Promotion and relegation')).toEqual([
      'You go down to division 2',
      `${CLEO.username} goes up to division 1`,
    ])
    expect(linesOf('Trophies')).toEqual(['You win60 trophies', `${ANA.username} wins140 trophies`])
    unmount()
    // Dora fills a vacancy as well, which only the divisions of the next season show.
    const next = aStage([], {
      ...{ stage: 'season-2', kind: 'season', ordinal: 2, status: 'known' },
      divisions: [
        { division: 1, promoted: 0, relegated: 1, table: [aRow(CLEO, 1), aRow(DORA, 2)] },
        { division: 2, promoted: 1, relegated: 0, table: [aRow(BEN, 1)] },
      ],
    })
    show({ format: 'league', phase: 'running', stages: [season, next] }, { entry: anEntry(DORA) })
    expect(await screen.findByRole('tab', { name: 'Season 2 · now', selected: true })).toBeInTheDocument()
    const moves = screen.getByRole('region', { name: 'Promotion and relegation' })
    expect(within(moves).getAllByRole('listitem')).toHaveLength(3)
    expect(moves).toHaveTextContent(/^You go up to division 1/)
    expect(screen.getByRole('region', { name: 'Trophies' })).toHaveTextContent('Nobody wins trophies.')
  })

  it('the page of a competition shows upcoming plate games, and plate games that are over [PR451]', async () => {
    const plates = [1, 2].map((n) => ({ lobbyId: LOBBY_ID, matchId: matchId(n), players: [ANA._id, BEN._id] }))
    show(
      { phase: 'running', plates, fixtures: [aFixture(1, { status: 'counted' }), aFixture(2)] },
      { entry: anEntry(ANA) },
    )
    const panel = within(await screen.findByRole('region', { name: 'Plate' }))
    expect(panel.getByRole('link', { name: 'Your game' })).toBeInTheDocument()
    expect(panel.getByRole('list', { name: 'Plate games that are over' })).toHaveTextContent(
      'Spain v Italy · 2 playersOver',
    )
  })

  it('the page of a competition explains each failed fixture, and each decision with its reason [PR445]', async () => {
    show({
      phase: 'running',
      fixtures: [
        aFixture(1, { status: 'failed', failure: 'too-late' }),
        aFixture(2, { status: 'counted', failure: 'abandoned' }),
        aFixture(3, { status: 'counted', stage: 'round-1' }),
        aFixture(4, { status: 'counted', stage: 'round-1' }),
      ],
      stages: [
        aStage([aGroup([aRow(ANA, 1)]), aGroup([aRow(BEN, 1)], { group: 1 })]),
        aStage([aGroup([aRow(ANA, 1), aRow(BEN, 2)])], {
          ...{ stage: 'round-1', kind: 'round', fixtures: [matchId(4)] },
        }),
      ],
      decided: [
        {
          ...{ number: 9, kind: 'stage-replayed', by: 'ana', reason: 'The feed was wrong', isUndone: true },
          ...{ gains: [BEN._id], loses: [CLEO._id] },
          ...{ at: new Date(hours(0)).toISOString(), stage: 'round-1' },
        },
        ...[
          { kind: 'winner-set', stage: 'groups', group: 1, userId: BEN._id },
          { kind: 'winner-set', stage: 'round-1', group: 0, userId: BEN._id },
          { kind: 'disqualified', userId: CLEO._id },
          { kind: 'plate-opened', matchId: matchId(2) },
          { kind: 'cancelled' },
        ].map((decision, index) => ({
          ...{ number: 10 + index, by: null, reason: null, isUndone: false, at: new Date(hours(1)).toISOString() },
          ...decision,
        })),
      ],
    })
    const [late, abandoned, replayed, counted] = within(
      await screen.findByRole('region', { name: 'Matches' }),
    ).getAllByRole('listitem')
    expect(late).toHaveTextContent('The match was moved past the last day. The match does not count.')
    expect(replayed).toHaveTextContent('The organiser ordered a replay, so this match no longer counts.Replayed')
    expect(counted).toHaveTextContent(/Final *Counted$/)
    expect(abandoned).toHaveTextContent(
      'The match was abandoned. At least half of the rounds were settled, so the match counts',
    )
    expect(screen.getByRole('region', { name: 'Decisions' })).toHaveTextContent(
      new RegExp(
        `Ordered a replay: FinalUndone‘The feed was wrong’Gains: ${BEN.username}. Loses: ${CLEO.username}.ana · `,
      ),
    )
    const decided = within(screen.getByRole('region', { name: 'Decisions' })).getAllByRole('listitem')
    expect(decided.slice(0, 5).map(({ textContent }) => textContent?.replace(/A user who has left.*/, ''))).toEqual([
      'Cancelled the competition',
      'Opened a plate game on Spain v Italy',
      `Disqualified ${CLEO.username}`,
      `Made ${BEN.username} the winner of the final`,
      `Made ${BEN.username} the winner of group B`,
    ])
  })

  it.each<[Competition['format'], string[], string]>([
    [
      'tournament',
      ['Groups', 'Points', 'Absence', 'Table', 'Knockout', 'Trophies', 'A match that fails'],
      'The winner gets 100 trophies for each player who was present in a game',
    ],
    [
      'league',
      [
        ...['Season', 'Points', 'Absence', 'Table', 'Promotion and relegation'],
        ...['The next season', 'Trophies', 'A match that fails'],
      ],
      '50 % for the first, 30 % for the second and 20 % for the third',
    ],
    ['lobby', ['The game', 'Absence', 'Trophies', 'A match that fails'], 'The player in first place wins'],
  ])('the page of a competition explains how a %s is decided [PR452]', async (format, names, sentence) => {
    show({ format })
    await userEvent.click(await screen.findByRole('heading', { name: 'How it works' }))
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(names))
    expect(screen.getByText(new RegExp(sentence))).toBeInTheDocument()
  })

  it('the page of a competition shows the winner and their trophies at the end [PR441]', async () => {
    const trophies = [{ userId: ANA._id, stage: 'round-2', amount: 800 }]
    const { unmount } = show({ phase: 'finished', winner: ANA, trophies })
    expect(await screen.findByRole('region', { name: 'Winner' })).toHaveTextContent('ana has won800 trophies')
    unmount()
    show({ phase: 'finished', winner: ANA, trophies }, { entry: anEntry(ANA) })
    expect(await screen.findByRole('heading', { name: 'You have won!' })).toBeInTheDocument()
  })
})

describe('enrolling', () => {
  it('enrolling in an exclusive game sends the invitation code, and shows a refusal at its field [PR442]', async () => {
    show({ isExclusive: true })
    const button = await screen.findByRole('button', { name: 'ENROL' })
    expect(button).toBeDisabled()
    await userEvent.type(screen.getByRole('textbox', { name: 'Invitation code' }), 'ab-23 cd')
    answer = () => Response.json({ code: 'code-spent', error: 'This code was used already.' }, { status: 409 })
    await userEvent.click(button)
    expect(asked[0]).toMatchObject({ body: { code: 'AB23CD' } })
    expect(screen.getByRole('textbox', { name: 'Invitation code' })).toBeInvalid()
    expect(screen.getByText('This code was used already.')).toBeInTheDocument()
  })

  it.each([true, false])(
    'the warning that a first bet ends the authority over its match is shown at ENROL only to administrators (administrator: %s) [CP76]',
    async (isAdmin) => {
      const page = show({}, { entry: null })
      page.queryClient.setQueryData(queryOf(whoami, {}).queryKey, { user: { permissions: { isAdmin } } } as never)
      await screen.findByRole('button', { name: 'ENROL' })
      const warning = /With your first bet on a match you can no longer operate that match\./
      if (isAdmin) expect(await screen.findByText(warning)).toBeVisible()
      else expect(screen.queryByText(warning)).toBeNull()
    },
  )

  it('withdrawing from a competition asks first, and says what withdrawing means [PR442]', async () => {
    show({}, { entry: anEntry(ANA) })
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/You lose your place/)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
    expect(asked.some(({ url }) => url.endsWith('/withdraw'))).toBe(true)
  })
})
