import { reportCrash } from '@bettle/contract'
import { redactedLocation } from '@bettle/rules'
import { addressOf } from '../../api/address-of.ts'
import { msg } from '../../texts/msg.ts'
import { isNotFetched } from '../../ui/loading/until-loaded.ts'

/** After this time (ms) the skeleton says that the page loads slowly. A slow connection normally needs less. */
const PATIENCE_MS = 12_000

/** If all scripts are loaded and the app draws nothing for this time (ms), it did not start. */
const NOTHING_DRAWN_MS = 3_000

/** An error of our scripts may be harmless. If the app shows no screen within this time (ms), it was not. */
const AFTER_ERROR_MS = 1_500

const EVERY_MS = 500

/**
 * The three texts of the notice. `slow`: the browser still loads scripts. `stopped`: the app did not start. `old`: the
 * browser is older than the declared floor.
 */
type Trouble = 'slow' | 'stopped' | 'old'

/**
 * Keeps the skeleton until the app shows more than a loading state, and removes it in the same frame. Until then, the
 * skeleton shows a notice if a script fails to load, if the app fails to start, or if `patience` (ms) has passed.
 */
export function keepSkeleton(patience = PATIENCE_MS): void {
  let trouble: Trouble | undefined
  let loadedFor = 0
  const seen = new MutationObserver(() => {
    if (!isReplaced()) return
    stop()
    document.getElementById('first-paint')?.remove()
  })
  const slow = setTimeout(() => say('slow'), patience)
  const check = setInterval(() => {
    if (trouble === 'slow') showCount()
    loadedFor = isLoaded() && !hasDrawn() ? loadedFor + EVERY_MS : 0
    if (loadedFor >= NOTHING_DRAWN_MS) didNotStart(undefined)
  }, EVERY_MS)
  const stop = () => {
    seen.disconnect()
    clearTimeout(slow)
    clearInterval(check)
    removeEventListener('error', onError, true)
    removeEventListener('unhandledrejection', onRejection)
  }
  seen.observe(document.documentElement, { childList: true, subtree: true })
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', onRejection)
  if (lacksWhatTheAppNeeds()) say('old')

  /** Handles a script of the page that failed to load, and an error of a script. */
  function onError(event: Event): void {
    if (event.target instanceof HTMLScriptElement) say('slow')
    else if (event instanceof ErrorEvent) onFailure(event.error, event.filename)
  }
  function onRejection({ reason }: PromiseRejectionEvent): void {
    if (reason instanceof Error) onFailure(reason, reason.stack ?? '')
  }
  function onFailure(error: unknown, place: string): void {
    // Scripts of browser extensions fail too.
    if (place.indexOf(location.origin) < 0 || trouble === 'stopped') return
    if (error instanceof SyntaxError) say('old')
    // The app itself loads a script again that did not load.
    else if (!isNotFetched(error)) setTimeout(() => !isReplaced() && didNotStart(error), AFTER_ERROR_MS)
  }
  function didNotStart(error: unknown): void {
    if (trouble === 'stopped' || trouble === 'old') return
    clearInterval(check)
    say('stopped')
    // The app reports its own errors once its listeners are there.
    if (error === undefined || document.documentElement.dataset.reports === undefined) send(error)
  }
  function say(next: Trouble): void {
    if (trouble === 'stopped' || trouble === 'old') return
    trouble = next
    if (next === 'slow') showCount()
    onceParsed(() => showTrouble(next))
  }
}

/**
 * Returns whether the app has replaced the skeleton. Every page has a `main`, and a page that is still loading marks
 * its `main`. A crash page is marked, because it may replace the whole app.
 */
function isReplaced(): boolean {
  const root = document.getElementById('root')
  if (root?.querySelector('[data-crash]')) return true
  return root?.querySelector('main') != null && !root.querySelector('[data-waiting]')
}

const hasDrawn = () => document.getElementById('root')?.firstElementChild != null

/** The addresses of the scripts that the page has requested so far. */
function requestedScripts(): string[] {
  const found = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[type=module][src], link[data-ahead]',
  )
  return [...new Set([...found].map((element) => ('src' in element ? element.src : element.href)))]
}

const loadedOf = (scripts: readonly string[]) =>
  scripts.filter((script) => performance.getEntriesByName(script).length > 0).length

/** Returns false where scripts load without a link element, because their number is then unknown. */
function isLoaded(): boolean {
  const scripts = requestedScripts()
  const areKnown = document.createElement('link').relList?.supports?.('modulepreload')
  return areKnown === true && scripts.length > 0 && loadedOf(scripts) === scripts.length
}

/**
 * Returns whether the browser is older than the declared floor. The two functions arrived with the last versions below
 * it; what else such a browser lacks does not matter then.
 */
function lacksWhatTheAppNeeds(): boolean {
  return !('hasOwn' in Object) || !('findLast' in Array.prototype)
}

function onceParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
  else run()
}

function showTrouble(trouble: Trouble): void {
  const notice = document.querySelector<HTMLElement>('#first-paint [data-trouble]')
  if (!notice) return
  for (const text of notice.querySelectorAll<HTMLElement>('[data-why]')) text.hidden = text.dataset.why !== trouble
  for (const link of notice.querySelectorAll('a')) link.setAttribute('href', location.href)
  const address = notice.querySelector('[data-address]')
  const key = notice.querySelector('button')
  if (address) address.textContent = location.href
  if (address && key) key.onclick = () => copy(address, key)
  notice.hidden = false
  // A form that will never work must not be shown. A browser that is too old also lacks the styles of a skeleton.
  if (trouble !== 'slow') while (notice.previousSibling) notice.previousSibling.remove()
}

/** Copies by an old command, because an older browser and a page on plain HTTP have no clipboard. */
function copy(address: Element, key: HTMLButtonElement): void {
  getSelection()?.selectAllChildren(address)
  key.textContent = document.execCommand('copy')
    ? msg('first-paint.keep-skeleton.copied')
    : msg('first-paint.keep-skeleton.selected-copy-it')
}

function showCount(): void {
  const scripts = requestedScripts()
  const count = document.querySelector('#first-paint [data-count]')
  if (count && scripts.length > 0)
    count.textContent = msg('first-paint.keep-skeleton.of-files-have-arrived', {
      loaded: loadedOf(scripts),
      count: scripts.length,
    })
}

/** Sends where the app failed. The report contains no message, no query and nothing that is stored [Q2]. */
function send(error: unknown): void {
  const { name, stack = '' } = error instanceof Error ? error : { name: 'NotStarted' }
  const place = /assets\/[\w.-]+:\d+:\d+/.exec(stack)?.[0]
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''
  const report = {
    error: { name: name.replace(/\W/g, '').slice(0, 60) || 'Error', message: '', stack: place ? `at ${place}` : '' },
    data: {
      componentName: 'Start',
      location: redactedLocation(location.pathname),
      browser: navigator.userAgent.slice(0, 200),
      version: /-([\w-]{8})\.js$/.exec(entry)?.[1] ?? '',
    },
  }
  const sent = fetch(addressOf(reportCrash, {}), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  })
  sent.catch(() => undefined)
}
