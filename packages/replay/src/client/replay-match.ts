import { type LoginForm, MatchId } from '@bettle/contract'
import type { FeedMatch } from '../feed/feed-operator.ts'
import { createFeedPlayer, type FeedEnd, type FeedProgress } from '../feed/feed-player.ts'
import { playFeed } from '../feed/play-feed.ts'
import { type CompanionFiles, readMatch } from '../formats/read-match.ts'
import { createHttpOperator, type HttpOperator } from './http-operator.ts'
import { CallFailed, signInOperator } from './operator-call.ts'
import { createRemoteClock } from './remote-clock.ts'

export interface ReplayRequest {
  readonly file: string
  readonly companions?: CompanionFiles
  readonly server: string
  readonly credentials: LoginForm
  readonly tempo: number
  /** Wall time from the start of the replay to the start of the first half, in ms. */
  readonly waitMs?: number
  readonly halfTimeMs?: number
  readonly name?: string
  readonly matchId?: string
  readonly isNew?: boolean
}

interface ReplayOutput {
  /** Writes a line of text. On a terminal a progress line replaces the previous progress line. */
  readonly write: (line: string, kind: 'progress' | 'message') => void
  readonly signal?: AbortSignal
}

const HALF_TIME_MS = 15 * 60_000

/**
 * Plays a recorded match into a running server over HTTP. Returns undefined if the replay was stopped before the end.
 */
export async function replayMatch(
  request: ReplayRequest,
  { write, signal }: ReplayOutput,
): Promise<FeedEnd | undefined> {
  const file = await readMatch(request.file, request.companions)
  write(`${file.homeTeam} – ${file.awayTeam}, ${file.date || 'undated'}: ${file.events.length} events`, 'message')
  const clock = await createRemoteClock(request.server)
  const operator = createHttpOperator(await signInOperator(request.server, request.credentials), clock)

  const name = request.name ?? file.sourceMatchId
  const { homeTeam, awayTeam } = file
  const startAt = clock.now() + (request.waitMs ?? 0)
  const found = await unfinishedMatch(operator, request, { homeTeam, awayTeam, tempo: request.tempo, name })
  const match = found ?? (await operator.createMatch({ homeTeam, awayTeam, tempo: request.tempo, startTime: startAt }))
  write(`${found ? 'Continuing' : 'Created'} match ${match.id} at tempo ${match.tempo}`, 'message')

  const halfTimeMs = request.halfTimeMs ?? HALF_TIME_MS / match.tempo
  const feed = createFeedPlayer(operator, file, { matchId: match.id, name, halfTimeMs, startAt })
  const outcome = await playFeed(feed, operator, {
    clock,
    ...(signal ? { signal } : {}),
    onProgress: (progress) => write(progressText(file, progress), 'progress'),
    onRetry: (error, retryInMs) => write(`${messageOf(error)} Retrying in ${retryInMs / 1000} s.`, 'message'),
  })
  write(progressText(file, feed.progress(clock.now())), 'message')
  write(ENDINGS[outcome ?? 'stopped'], 'message')
  return outcome
}

const ENDINGS: Record<FeedEnd | 'stopped', string> = {
  completed: 'Full time.',
  abandoned: 'The match was abandoned.',
  deleted: 'The match was deleted.',
  confirmed: 'The results were confirmed before the end of the file. A replay cannot change confirmed results.',
  stopped: 'Stopped. Run the same command again to continue.',
}

async function unfinishedMatch(
  operator: HttpOperator,
  { matchId, isNew }: ReplayRequest,
  wanted: Parameters<typeof findMatch>[1],
): Promise<FeedMatch | undefined> {
  if (matchId === undefined) return isNew ? undefined : findMatch(operator, wanted)
  const id = MatchId.safeParse(matchId)
  const match = id.success ? await operator.state(id.data) : undefined
  if (match) return match
  throw new CallFailed(404, 'match-not-found', `There is no match ${matchId}.`)
}

function progressText(teams: { homeTeam: string; awayTeam: string }, progress: FeedProgress): string {
  const { phase, halfNumber, minute, score, recorded, events } = progress
  const when = {
    before: 'before the match',
    playing: `half ${halfNumber}, minute ${minute}`,
    'half-time': 'half-time',
    over: 'the end',
  }[phase]
  return `${teams.homeTeam} ${score.home}:${score.away} ${teams.awayTeam}, ${when}, ${recorded} of ${events} events recorded`
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

interface Wanted {
  readonly homeTeam: string
  readonly awayTeam: string
  readonly tempo: number
  /** The prefix of the source ids that this replay gives its events. */
  readonly name: string
}

/**
 * Finds the match that an earlier run left unfinished, by the events that the run recorded.
 * A match without events and with this tempo is found, too: an operator may create it beforehand, or a run may stop
 * before the first event.
 * A match that has only events of other sources is not used.
 */
async function findMatch(operator: HttpOperator, wanted: Wanted): Promise<FeedMatch | undefined> {
  let untouched: FeedMatch | undefined
  for (const match of await operator.unfinishedMatches(wanted)) {
    const sourceIds = [...(await operator.recordedSourceIds(match.id))]
    if (sourceIds.some((sourceId) => sourceId.startsWith(`${wanted.name}:`))) return match
    if (sourceIds.length === 0 && match.tempo === wanted.tempo) untouched ??= match
  }
  return untouched
}
