import type {
  ActionId,
  LandingContent,
  LobbyId,
  MatchEventId,
  MatchId,
  OddsId,
  RoundId,
  UserId,
} from '@bettle/contract'
import { DEFAULT_SETTINGS } from '@bettle/rules'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { storeToken } from '../api/session/token.ts'
import { anOption } from '../features/bet/an-option.test-support.ts'
import { endHint } from '../features/bet/guide/said-hints.ts'
import { keptSlip } from '../features/bet/slip/kept-slip.ts'
import { keptCommitments } from '../features/card/kept-commitments.ts'
import { draftStorage } from '../features/content/edit/draft-storage.ts'
import { chooseSound } from '../features/game/sounds/sound-choice.ts'
import { draftNames, typedNames } from '../features/hub/own-match/team-names.ts'
import { lastSettings } from '../features/hub/settings/last-settings.ts'
import { useConsoleHabits } from '../features/match-control/keys/console-habits.ts'
import { openActionQueue } from '../features/match-control/offline-queue/action-queue.ts'
import type { Pressed, QueuedAction } from '../features/match-control/offline-queue/queued-action.ts'
import { signedUrlCache } from '../files/signed-url-cache.ts'
import { keptChat } from '../push/chat/kept-chat.ts'
import { activeLobby } from '../push/lobby/active-lobby.ts'
import { chooseTheme } from '../ui/theme/theme.ts'

const NOW = Date.UTC(2026, 4, 1, 18, 0, 0)
const id = <Kind extends string>(last: string) => `0197a0c0-0000-7000-8000-0000000000${last}` as Kind
const LOBBY = id<LobbyId>('01')
const MATCH = id<MatchId>('02')
const USER = id<UserId>('03')
const timeStamp = new Date(NOW).toISOString()

const PRESSES: readonly Pressed[] = [
  { kind: 'record', eventType: 'Goal', team: 'home', timeStamp, reason: 'late' },
  { kind: 'record', eventType: 'Corner', team: null, timeStamp },
  {
    ...{ kind: 'update', of: { eventId: id<MatchEventId>('04') } },
    ...{ eventType: 'Shot', team: 'away', timeStamp, reason: 'wrong' },
  },
  { kind: 'delete', of: { sourceId: 'console:1' }, reason: 'offside' },
  {
    ...{ kind: 'undo', actionId: id<ActionId>('05'), seen: NOW },
    ...{ of: { id: 'console:1', kind: 'record', at: NOW }, reason: 'wrong' },
  },
  { kind: 'redo', actionId: id<ActionId>('05'), reason: 'right' },
  { kind: 'suspend', eventType: 'Goal' },
  { kind: 'suspend', eventTypes: ['Goal', 'Shot'] },
  { kind: 'resume', oddsId: id<OddsId>('06') },
  { kind: 'start-half', halfNumber: 1 },
  { kind: 'end-half', halfNumber: 1 },
]

const waiting: readonly QueuedAction[] = PRESSES.map((pressed, index) => ({
  ...{ id: `console:${index}`, at: NOW, place: index + 1 },
  pressed,
}))

const CONTENT: LandingContent = {
  page: { title: 'Bettle', description: 'A game.' },
  sections: [],
  footer: { text: '', links: [] },
}

// Browsers keep these values for weeks, so a later version of the app must read the values of an earlier version.
it('the web stores tokens, drafts, presses and choices under the recorded keys and in the recorded format', async () => {
  vi.setSystemTime(NOW)
  storeToken({ tokenType: 'Bearer', accessToken: 'access', refreshToken: 'refresh', isGuest: true })
  chooseTheme('day')
  chooseSound(false)
  endHint('card')
  endHint('blind')
  activeLobby.set({ lobbyId: LOBBY, lobbyCode: 'AB23CD', matchId: MATCH, isOver: true })
  keptSlip.keep({ lobbyId: LOBBY, roundId: id<RoundId>('07'), option: anOption(1), stake: 5, card: 'boost' })
  keptChat.write(
    LOBBY,
    { messages: [], mutes: [], slowSeconds: 0, total: 0, online: 0, since: timeStamp, version: 3 },
    NOW,
  )
  signedUrlCache.keep('files/fox.png', { signedUrl: '/api/files/fox.png', contentType: 'image/png' })
  lastSettings.keep(DEFAULT_SETTINGS)
  typedNames.keep({ homeTeam: 'Lions', awayTeam: 'Tigers' })
  draftNames.keep({ homeTeam: 'Lions', awayTeam: 'Tigers' })
  keptCommitments.keep(LOBBY, 'hash')
  draftStorage.keep({ content: CONTENT, basedOn: 3, at: NOW })
  const { result } = renderHook(() => useConsoleHabits(USER))
  act(() => result.current.change({ keys: {}, singleKeys: false, leads: { Goal: 900 } }))
  const kept = openActionQueue(USER, MATCH)
  for (const press of waiting) kept.put(press)
  const refusal = { code: 'same-one', message: 'It may be known.' }
  const all: QueuedAction = {
    ...{ id: 'console:all', at: NOW, place: 99 },
    ...{ tried: true, asked: true, insisted: true, refusal },
    pressed: { kind: 'redo' },
  }
  kept.put(all)
  kept.end()

  const lines = [...itemsOf('localStorage', localStorage), ...itemsOf('sessionStorage', sessionStorage)]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./stored-values.txt')
})

it('the web reads the console presses that an earlier version of the app has stored', () => {
  const before = openActionQueue(USER, MATCH)
  for (const press of waiting) before.put(press)
  before.end()
  const after = openActionQueue(USER, MATCH)
  expect(after.get()).toEqual(waiting)
  after.end()
})

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,test-support}.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('the web uses no keys for storage, locks and channels beyond the recorded ones', async () => {
  const all = Object.values(sources).join('\n')
  const [, prefix = ''] = /const (\w+) = 'bettle\.account\.'/.exec(all) ?? []
  const names = [...all.replaceAll(`\${${prefix}}`, 'bettle.account.').matchAll(/(['`])(bettle\.[^'`]*)\1/g)]
  expect(names.length).toBeGreaterThan(10)
  const lines = [...new Set(names.map(([, , name = '']) => name.replaceAll(/\$\{.*?\}/g, '<id>')))].toSorted()
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./stored-keys.txt')
})

function itemsOf(name: string, storage: Storage): string[] {
  return Object.keys(storage)
    .toSorted()
    .map((key) => `${name} ${key} ${storage.getItem(key)}`)
}
