import type { Plugin } from 'vite'

/** Each name below by itself. */
const named: RegExp[] = []

const modules = (folder: string, names: readonly string[], ending: string) => {
  named.push(...names.flatMap(alternatives).map((name) => new RegExp(`${folder}${name}${ending}`)))
  return new RegExp(`${folder}(${names.join('|')})${ending}`)
}
/** 'form/(a|b)' → 'form/a', 'form/b'. */
const alternatives = (name: string) => {
  const [, before = '', list] = /^([^(]*)\(([^()]+)\)$/.exec(name) ?? []
  return list === undefined ? [name] : list.split('|').map((each) => before + each)
}

/** A file of our own, by its path from `src`, without its ending. */
const own = (...paths: string[]) => modules('/apps/web/src/', paths, '\\.tsx?$')
const ui = (...names: string[]) => own(`ui/[a-z]+/(${names.join('|')})`)
const icons = (...names: string[]) => modules('/lucide-react/.*/icons/', names, '\\.m?js$')
const packages = (...names: string[]) => modules('/node_modules/', names, '/')
const contract = (...names: string[]) => modules('/packages/contract/src/', names, '\\.ts$')
const rules = (...names: string[]) => modules('/packages/rules/src/', names, '\\.ts$')

const anyOf = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'))

/**
 * What the screens from the sign-in to the game share, in a few chunks instead of a hundred that compress badly: a chunk takes
 * what is named and all it imports, the earlier ones first. A page's own file stays out of them, since the manifest knows a page
 * by it. What is named nowhere is split as the bundler thinks best; `npm test -- size` says what each screen loads.
 */
export const CHUNKS = [
  { name: 'schemas', test: anyOf(packages('zod'), contract('login-form', 'ids', 'object-key')) },
  // What forms and the chat clean a text by: not needed before somebody writes one.
  {
    name: 'shown-text',
    test: anyOf(contract('shown-text', 'account-forms', 'avatar-form'), rules('clean-text', 'joiner', 'username')),
  },
  { name: 'vendor', test: packages('react', 'react-dom', 'scheduler', '@tanstack', 'use-sync-external-store') },
  // Runs before all others: the look of the page, and how the rest of it is fetched.
  {
    name: 'early',
    test: own(
      'app/load-new-version',
      'crash/report-crash',
      'store/remember',
      'ui/(theme/theme|theme/theme-of|loading/until-loaded)',
    ),
  },
  {
    // What the app itself needs, and what is on more than one of these screens.
    name: 'start',
    test: anyOf(
      own(
        'app/router',
        'app/layouts/plain-layout',
        'app/use-document-title',
        'app/pages/invitation-note',
        'features/account/unfinished-logout',
        'form/failure-text',
      ),
      ui(
        'avatar',
        'chip-stack',
        'clock-text',
        'direction',
        'error-state',
        'icon-button',
        'menu',
        'panel',
        'score-board',
      ),
      ui(
        'lazily',
        'live-region',
        'skeleton',
        'tabs',
        'text-field',
        'toast',
        'use-media',
        'use-seconds-until',
        'use-staged-render',
        'when-idle',
      ),
      icons(
        'arrow-left',
        'check',
        'chevron-down',
        'chevron-right',
        'circle-check',
        'eye',
        'eye-off',
        'flag',
        'log-in',
        'log-out',
      ),
      icons('pencil', 'play', 'plus', 'refresh-cw', 'search', 'ticket', 'trophy', 'users', 'wifi-off'),
      icons('triangle-exclamation-point'),
      rules('lobby'),
    ),
  },
  {
    name: 'form',
    test: own('form/(use-form|text-input|password-input|form-body|submit-area)'),
  },
  {
    // For everyone who is signed in: the frame of the pages and the push channel.
    name: 'signed-in',
    test: anyOf(
      own('app/layouts/(app-header|connection-notice)', 'app/pages/play-page', 'match-ui/pace'),
      own(
        'api/use-press',
        'push/(live-client|lobby-feed|measure-clock|timetable|use-hub|use-server-now)',
        'text/(date-text|team-name)',
      ),
      own('features/hub/(board-of|match-moment)'),
      contract('bet', 'lobby'),
    ),
  },
  // Said of what is rare: nothing on these screens waits for it.
  { name: 'reasons', test: rules('reason') },
  {
    // What the game shares with the results and with the news of a game one is not looking at.
    name: 'game',
    test: anyOf(
      own('features/game/use-game-notices', 'features/chat/use-unread', 'push/use-lobby'),
      own('text/ordinal'),
      own('match-ui/(event-icon|event-names|game-moment|match-clock|moment-clock|own-bets|team-appearance)'),
      own(
        'features/bet/(option-columns|slip-rules|use-slip-keys)',
        'features/card/kept-commitments',
        'ui/loading/part',
      ),
      ui('key-hint', 'pager', 'price-button', 'progress-bar', 'rolling-number', 'round-ribbon', 'use-side-swipe'),
      ui('visually-hidden'),
      rules('phase', 'window'),
      icons('arrow-down', 'arrow-up', 'circle-pause', 'copy', 'lock', 'timer', 'volume-2', 'x'),
    ),
  },
  {
    // What stands on the game's screen a moment after its frame: one file, as a line of 150 ms lets six come at a time. Panels that
    // can be missed begin in files of their own: where one falls the others stand.
    name: 'game-parts',
    test: anyOf(
      own('features/timeline/(match-timeline|t[\\w-]+|use-names-on-tap)', 'features/round/current-round'),
      own('match-ui/(live-chance|bet-outlook|bet-text|chance-line|late-text|card-art|card-text)'),
      own('features/bet/(bet-slip|card-obstacle|first-bet-guide|guide|guide-step|hand|hand-card|hand-fan|late-note)'),
      own('features/bet/(odds-facts|option-text|slip-problem|stake-field|use-card-keys)'),
      own('features/leaderboard/(player-details|rank-row|ranking|use-cards-played|use-chips-over-rounds)'),
      own('features/leaderboard/use-rank-moves', 'features/my-bets/(ledger-line|my-bets)'),
      own('features/game/(game-footer|house-rules-line|lobby-code|notices-button)'),
      own('app/pages/game/(game-foot|game-title|invite-button)'),
      ui('empty-state', 'long-list', 'sparkline'),
      rules('live-chance', 'pricing', 'pricing-rates'),
      icons('bell', 'chevron-up', 'chevrons-right', 'clock-3', 'crown', 'eraser', 'keyboard', 'receipt-text'),
      icons('scroll-text', 'user-plus', 'volume-x'),
    ),
  },
  {
    // What stands beside the game at a desk, and behind a tab on a phone.
    name: 'game-beside',
    test: anyOf(
      own('features/chat/[\\w-]+', 'push/mute', 'api/call-in-time'),
      ui('notice', 'use-on-screen'),
      packages('virtua'),
      rules('chat'),
      icons('ban', 'check-check', 'ellipsis', 'message-circle-off', 'rotate-ccw', 'send-horizontal', 'trash'),
    ),
  },
  // What many screens bring at a press: one name in their lists of what to fetch, not a dozen.
  { name: 'dialogs', test: ui('confirm-dialog', 'dialog', 'sheet') },
  // What is done about a member, and what one may be told of it.
  { name: 'moderation', test: anyOf(own('features/moderation/[\\w-]+'), ui('segmented-control', 'text-area')) },
  // The help, and how others are invited: once the game stands.
  {
    name: 'game-help',
    test: anyOf(
      own('app/pages/game/(help|alone-here)', 'features/card/deal-button', 'features/hub/share-link'),
      ui('qr-code', 'use-copying'),
    ),
  },
  { name: 'lounge', test: own('app/landing-link', 'features/content/players-lounge') },
].map((group, index, all) => ({ ...group, priority: all.length - index }))

/** Fails the build for a name that matches no module: a file was moved or renamed, and its chunk lost it. */
export function chunksNameModules(): Plugin {
  return {
    name: 'chunks-name-modules',
    apply: 'build',
    buildEnd(error) {
      if (error) return
      const ids = [...this.getModuleIds()]
      const lost = named.filter((name) => !ids.some((id) => name.test(id)))
      if (lost.length > 0)
        this.error(`build/chunks.ts names no module by ${lost.map(({ source }) => source).join(', ')}`)
    },
  }
}
