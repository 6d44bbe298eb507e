import type { Plugin } from 'vite'

/** Each pattern below, listed separately, so that the build can check that it matches a module. */
const named: RegExp[] = []

const modules = (folder: string, names: readonly string[], ending: string) => {
  named.push(...names.flatMap(alternatives).map((name) => new RegExp(`${folder}${name}${ending}`)))
  return new RegExp(`${folder}(${names.join('|')})${ending}`)
}
/** Splits 'form/(a|b)' into 'form/a' and 'form/b'. */
const alternatives = (name: string) => {
  const [, before = '', list] = /^([^(]*)\(([^()]+)\)$/.exec(name) ?? []
  return list === undefined ? [name] : list.split('|').map((each) => before + each)
}

/** Matches source files of the app by their path from `src`, without the extension. */
const own = (...paths: string[]) => modules('/apps/web/src/', paths, '\\.tsx?$')
const ui = (...names: string[]) => own(`ui/[a-z]+/(${names.join('|')})`)
const icons = (...names: string[]) => modules('/lucide-react/.*/icons/', names, '\\.m?js$')
const packages = (...names: string[]) => modules('/node_modules/', names, '/')
const contract = (...names: string[]) => modules('/packages/contract/src/', names, '\\.ts$')
const rules = (...names: string[]) => modules('/packages/rules/src/', names, '\\.ts$')

const anyOf = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'))

/**
 * Groups the modules that several screens from sign-in to the game use into a few chunks, because a hundred small files
 * compress badly, and on a slow connection each waits for a free place. A chunk takes the named modules and all their
 * imports; earlier chunks take them first. A page whose own file is in no chunk is found in the manifest by that file.
 * The bundler splits all other modules itself. `npm test -- size` measures each screen.
 */
export const CHUNKS = [
  { name: 'schemas', test: anyOf(packages('zod'), contract('account/login-form', 'fields/ids', 'fields/object-key')) },
  // Functions that clean text for forms and the chat. They are needed only when a user types.
  {
    name: 'shown-text',
    test: anyOf(
      contract('fields/shown-text', 'account/account-forms', 'account/avatar-form'),
      rules('text/clean-text', 'text/joiner', 'account/username'),
    ),
  },
  { name: 'vendor', test: packages('react', 'react-dom', 'scheduler', '@tanstack', 'use-sync-external-store') },
  // The script that runs before all others. It applies the theme and loads the other scripts.
  {
    name: 'early',
    test: own(
      'app/(language/forget-language|load-new-version)',
      'crash/report-crash',
      'store/remember',
      'ui/(theme/theme|theme/theme-of|loading/fetch-ahead|loading/until-loaded)',
    ),
  },
  {
    // The app itself, and modules that several screens from sign-in to the game share.
    name: 'start',
    test: anyOf(
      own(
        'app/(app|router)',
        'app/layouts/plain-layout',
        'app/use-document-title',
        'crash/is-fault',
        'app/pages/invitation/invitation-note',
        'features/account/sign-out',
        'features/guest/guest-identity',
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
        'progress-bar',
        'skeleton',
        'tabs',
        'text-field',
        'toast',
        'use-growing',
        'use-media',
        'use-seconds-until',
        'use-staged-render',
        'when-idle',
      ),
      icons(
        'arrow-down',
        'arrow-left',
        'arrow-right',
        'arrow-up',
        'check',
        'chevron-down',
        'chevron-right',
        'circle-check',
        'copy',
        'eye',
        'eye-off',
        'flag',
        'hourglass',
        'list-checks',
        'log-in',
        'log-out',
      ),
      icons('pencil', 'play', 'plus', 'refresh-cw', 'search', 'ticket', 'trophy', 'users', 'volume-2', 'wifi-off', 'x'),
      icons('triangle-exclamation-point'),
      rules('lobby/lobby'),
    ),
  },
  {
    name: 'form',
    test: own(
      'form/(use-form|form-body|submit-area)',
      'form/fields/(text-input|password-input)',
      'features/account/refused-sign-in',
    ),
  },
  {
    // Modules for all signed-in users: the page frame, the push channel, and the small page that starts a trial.
    name: 'signed-in',
    test: anyOf(
      own(
        'app/layouts/(app-header|connection-notice|guest-nav|play-layout|signed-in-layout)',
        'match-ui/(pace|practice)',
      ),
      own('app/pages/(play|try)-page'),
      own(
        'api/use-press',
        'push/(connection/live-client|lobby/lobby-feed|match/timetable|hub/use-hub)',
        'push/clock/(measure-clock|use-is-clock-known|use-server-now)',
        'text/(date-text|team-name)',
      ),
      own('features/hub/(join/board-of|matches/match-moment|create/(can-open-lobby|use-creating))'),
      contract('account/guest', 'bet', 'lobby/lobby'),
    ),
  },
  // Texts for rare cases, for which no screen waits.
  { name: 'reasons', test: anyOf(rules('text/reason'), own('match-ui/reason-text')) },
  {
    // Modules that the game shares with the page of a result and with the notices on other pages. A module that the
    // frame of the game shares with a later chunk, such as an icon, belongs here too: in the later chunk it would make
    // the frame load that whole chunk.
    name: 'game',
    test: anyOf(
      own('features/game/notices/use-game-notices', 'features/chat/use-unread', 'push/lobby/use-lobby'),
      own('text/(list-text|ordinal|teams-text)'),
      own('match-ui/(event-icon|event-names|team-appearance)', 'match-ui/bets/own-bets'),
      own('match-ui/clock/(game-moment|half-text|match-clock|moment-clock)'),
      own('features/bet/odds/load-odds', 'features/bet/slip/(slip-area|slip-rules|use-slip-keys)', 'ui/loading/part'),
      own('app/pages/game/load-moderation'),
      ui('fly-chips', 'key-hint', 'rolling-number', 'round-ribbon', 'use-side-swipe'),
      ui('visually-hidden'),
      rules('round/phase', 'round/window', 'settlement/elimination'),
      icons('circle-pause', 'lock', 'message-circle', 'timer'),
    ),
  },
  {
    // Components that appear on the game screen shortly after its frame. They share one file, because a connection with
    // 150 ms latency loads six files at a time. Optional panels have their own files, so that a panel that fails to
    // load leaves the others working.
    name: 'game-parts',
    test: anyOf(
      own(
        'features/timeline/(match-timeline|t[\\w-]+|use-names-on-tap)',
        'features/round/(bet-bar|bet-bar-state|current-round)',
      ),
      own('match-ui/bets/(live-chance|bet-outlook|bet-text|chance-line)', 'match-ui/house-rules/late-text'),
      own('match-ui/cards/(card-art|card-text)'),
      own(
        'features/bet/slip/(bet-slip|slip-problem|stake-field)',
        'features/bet/odds/(event-categories|first-question|late-note|odds-facts|odds-tab)',
        'features/bet/odds/(option-columns|option-text|phone-question)',
      ),
      own('features/bet/hand/(card-obstacle|hand|hand-card|hand-fan|use-card-keys)'),
      own('features/bet/guide/(first-bet-guide|guide|guide-step)'),
      own('features/leaderboard/(player-details|rank-row|ranking|use-cards-played|use-chips-over-rounds)'),
      own('features/my-bets/(ledger-line|my-bets)'),
      own('features/game/(game-footer|house-rules-line|lobby-code|notices/notices-button)'),
      own(
        'app/pages/game/(before-kick-off|game-effects|game-foot|game-title|lobby-before|more-button|play-lines)',
        'features/leaderboard/own-place',
      ),
      ui('empty-state', 'long-list', 'notice', 'pager', 'price-button', 'sparkline'),
      rules('pricing/live-chance', 'pricing/pricing', 'pricing/pricing-rates'),
      icons(
        'bell',
        'chevron-up',
        'chevrons-right',
        'clock-3',
        'crown',
        'ellipsis',
        'eraser',
        'keyboard',
        'receipt-text',
      ),
      icons('scroll-text', 'user-plus', 'volume-x'),
    ),
  },
  {
    // Components that are beside the game on a desktop, and behind a tab on a phone.
    name: 'game-beside',
    test: anyOf(
      own('features/chat/[\\w-]+', 'push/chat/mute', 'api/call-in-time'),
      ui('use-on-screen'),
      packages('virtua'),
      rules('chat/chat'),
      icons('ban', 'check-check', 'message-circle-off', 'rotate-ccw', 'send-horizontal', 'trash'),
    ),
  },
  // Components that many screens open on a press. In one chunk, they add one file to a preload list instead of a dozen.
  { name: 'dialogs', test: ui('confirm-dialog', 'dialog', 'sheet', 'use-list-keys') },
  // The modules that the first bet needs after the press on its option.
  { name: 'placing', test: own('features/bet/slip/(confirm-bet|placed-bet)') },
  // Modules of the pages for guests and for a forgotten password, and icons of rare pages. Each is too small for a file
  // of its own.
  {
    name: 'rare',
    test: anyOf(
      contract('account/password'),
      rules('account/plain-password'),
      own('form/fields/slot-input', 'ui/fields/use-search-text'),
      icons('door-closed', 'image', 'mail-check', 'shuffle', 'unlink'),
    ),
  },
  // The actions on members, and the notices about these actions.
  { name: 'moderation', test: anyOf(own('features/moderation/[\\w-]+'), ui('segmented-control', 'text-area')) },
  // The help, the invitation and the kick-off of a room, which are needed only after the game is shown.
  {
    name: 'game-help',
    test: anyOf(
      own(
        'app/pages/game/(help|alone-here|kick-off-of-room)',
        'features/card/deal-button',
        'features/hub/share/share-link',
      ),
      ui('qr-code', 'use-copying'),
    ),
  },
  // The switch between languages, which is loaded after the page that it is on.
  {
    name: 'language',
    test: anyOf(
      own(
        'app/language/(choose-language|follow-account|language-address|language-links|language-list|language-switch)',
      ),
      contract('fields/languages'),
    ),
  },
  { name: 'lounge', test: own('app/landing-link', 'features/content/players-lounge') },
].map((group, index, all) => ({ ...group, priority: all.length - index }))

/** The chunks that every page loads before the app runs. An import of the app need not preload them again. */
const ALWAYS_LOADED = /\/(rolldown-runtime|vendor|early|start|index)-[\w-]+\.js$/

/** Pages that few users open, or that a press opens from a quiet screen. They load their parts one step later. */
const RARE = new RegExp(
  `/(${[
    ...[
      'admin',
      'avatar-list',
      'crash',
      'debug',
      'event-type-list',
      'job-list',
      'list',
      'lobby-lists',
      'manage',
      'report',
    ],
    ...['provider-list', 'user-list', 'welcome'],
    ...['confirm-email', 'forbidden', 'logout', 'not-found', 'request-reset', 'reset-password', 'terms', 'visual'],
    ...['compete', 'past-games', 'profile'],
  ].join('|')})-`,
)

/**
 * Leaves out the chunks that are loaded already, and those of rare pages. They would make most of the lists of preloads,
 * which every visitor loads. The HTML page itself names all that it needs: without its links the largest script would
 * wait for the reply to another.
 */
export function preloadsOf(file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  if (hostType === 'html') return needed
  return RARE.test(file) ? [] : needed.filter((chunk) => !ALWAYS_LOADED.test(chunk))
}

/** Fails the build if a pattern matches no module, because a file was moved or renamed. */
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
