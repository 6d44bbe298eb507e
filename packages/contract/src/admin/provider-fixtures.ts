import { z } from 'zod'
import { GivenTime } from '../fields/common.ts'
import { FeedProviderId } from '../fields/ids.ts'
import { shownLine } from '../fields/shown-text.ts'
import { TeamName } from '../match/match.ts'
import { route } from '../route.ts'
import { FeedProblem } from './feed-provider.ts'
import { FixtureAnswersGiven, importFixtures, previewFixtures } from './fixtures.ts'

/** The largest number of matches that one search shows and that one request creates. */
export const PROVIDER_FIXTURES_MAX = 200

const ById = z.object({ id: FeedProviderId })
const PATH = '/admin/feed-provider/:id/fixtures'

/** A match as a provider's list shows it. */
export const ProviderFixture = z.object({
  /** The match's number in the list, from 1. Questions about the list refer to this number. */
  line: z.number().int().min(1).max(PROVIDER_FIXTURES_MAX),
  /** The id that the provider gives the match. */
  match: z.string().trim().min(1).max(100),
  homeTeam: TeamName,
  awayTeam: TeamName,
  startTime: GivenTime.nullable(),
})
export type ProviderFixture = z.infer<typeof ProviderFixture>

export const FixtureSearch = z.object({
  /** The league as the provider names it: by number in API-Football, by shortcut in OpenLigaDB. */
  league: shownLine(60, 'Please name the league'),
  /** The day of the matches, in UTC. */
  day: z.iso.date(),
  /**
   * The year in which the season began. By default the server takes the season that contains the day and that began in
   * July.
   */
  season: z.number().int().min(1900).max(2200).nullish(),
})
export type FixtureSearch = z.infer<typeof FixtureSearch>

export const searchProviderFixtures = route({
  method: 'POST',
  path: `${PATH}/search`,
  access: 'admin',
  area: 'admin',
  summary:
    'Requests the matches of a league on a day from a provider. Returns the matches, or why they could not be read.',
  params: ById,
  unknown: 'not-found',
  body: FixtureSearch,
  reply: z.object({
    fixtures: z.array(ProviderFixture),
    /** How many further matches the provider lists. */
    more: z.number().int(),
    problem: FeedProblem.nullable(),
  }),
  errors: ['not-found'],
})

/** The matches that an administrator chose from a provider's list, and the answers to open questions. */
const Chosen = z.object({
  fixtures: z.array(ProviderFixture).min(1).max(PROVIDER_FIXTURES_MAX),
  ...FixtureAnswersGiven.pick({ linesAlike: true, similar: true }).shape,
})
export type ChosenFixtures = z.output<typeof Chosen>

export const previewProviderFixtures = route({
  method: 'POST',
  path: `${PATH}/preview`,
  access: 'admin',
  area: 'admin',
  summary:
    'Previews the creation of matches that a provider lists. The reply has the same form as the preview of a file. The call stores nothing.',
  params: ById,
  unknown: 'not-found',
  body: Chosen,
  reply: previewFixtures.reply,
  errors: ['not-found'],
})

export const importProviderFixtures = route({
  method: 'POST',
  path: PATH,
  access: 'admin',
  area: 'admin',
  summary:
    'Creates the chosen matches of a provider’s list that do not exist yet. If a question is open, no match is created. Each new match gets its events from the provider.',
  params: ById,
  unknown: 'not-found',
  body: Chosen,
  reply: importFixtures.reply,
  errors: ['not-found', 'half-state', 'fixture-lines-alike', 'fixture-similar'],
  requestId: true,
})
