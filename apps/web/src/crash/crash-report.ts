import { type Giving, reportCrash } from '@bettle/contract'
import { framesOf, redactedLocation, redactedMessage, redactedName, stackText } from '@bettle/rules'
import { call } from '../api/call.ts'
import { CallError } from '../api/call-error.ts'
import { ofPage } from '../store/remember.ts'
import { msg } from '../texts/msg.ts'
import { isFault } from './is-fault.ts'
import type { Where } from './report-crash.ts'

type Report = Giving<typeof reportCrash>['body']

/** A page that keeps crashing sends at most this many reports, because further reports would repeat the first ones. */
const MOST = 10
const LONGEST_STACK = 8000
const MOST_CAUSES = 3

/** The reports of this page, by error object and by error text. */
const reported = ofPage(() => ({
  byError: new WeakMap<object, Promise<string | undefined>>(),
  byText: new Map<string, Promise<string | undefined>>(),
}))

/**
 * Reports a crash to the server, only once on this page. Returns the report's id, with which the report can be
 * completed. The report contains nothing that identifies the user or that they typed.
 */
export function reportOnce(error: unknown, where: Where): Promise<string | undefined> {
  // React does not log an error that a handler receives, so the error is logged here.
  if (typeof where !== 'string') console.error(error)
  const { byError, byText } = reported()
  const isObject = typeof error === 'object' && error !== null
  const earlier = isObject ? byError.get(error) : undefined
  if (earlier) return earlier
  if (!isFault(error)) return Promise.resolve(undefined)
  const report = reportOf(error, where)
  const text = JSON.stringify(report.error)
  const sent = byText.get(text) ?? (byText.size < MOST ? send(report) : Promise.resolve(undefined))
  byText.set(text, sent)
  if (isObject) byError.set(error, sent)
  return sent
}

/** Returns the name of the part that failed: the given name, or the name of the boundary that caught the crash. */
function partOf(where: Where): string {
  if (typeof where === 'string') return where
  const { name } = (where.errorBoundary as { props?: { name?: unknown } } | undefined)?.props ?? {}
  return typeof name === 'string' ? name : msg('crash.crash-report.page')
}

function reportOf(error: unknown, where: Where): Report {
  const { name, message, stack = '', cause } = error instanceof Error ? error : new Error(String(error))
  const { code, statusCode } = (typeof error === 'object' ? error : {}) as { code?: unknown; statusCode?: unknown }
  const causes = causesOf(cause)
  return {
    error: {
      name: redactedName(name) || 'Error',
      message: redactedMessage(message),
      stack: stackText(framesOf(stack)).slice(0, LONGEST_STACK),
      ...((typeof code === 'string' || typeof code === 'number') && { code: redactedName(String(code)) }),
      ...(typeof statusCode === 'number' && { statusCode }),
      ...(causes && { cause: causes }),
    },
    data: { componentName: redactedName(partOf(where)), ...whereAndHow() },
  }
}

function causesOf(cause: unknown, left = MOST_CAUSES): string {
  if (!(cause instanceof Error) || left === 0) return ''
  const further = causesOf(cause.cause, left - 1)
  return `${redactedName(cause.name)}: ${redactedMessage(cause.message, 300)}${further && `; ${further}`}`
}

/**
 * Returns the address without identifying parts, the browser, and the version of the build, which the name of the first
 * script contains.
 */
function whereAndHow() {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''
  return {
    location: redactedLocation(location.pathname),
    browser: redactedMessage(navigator.userAgent, 200),
    version: /-([\w-]{8})\.js$/.exec(script)?.[1] ?? '',
  }
}

/**
 * Sends the report, and after a lost connection sends it again when the connection returns. A report that the server
 * refuses is not repeated.
 */
async function send(body: Report): Promise<string | undefined> {
  try {
    return (await call(reportCrash, { body })).id
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 0) return undefined
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return call(reportCrash, { body }).then(
      ({ id }) => id,
      () => undefined,
    )
  }
}

/** Adds the signed-in user to the report. The server determines the user from the session. */
export async function completeWithUser(id: string, userId: string): Promise<void> {
  await call(reportCrash, { body: { id, user: { _id: userId } } })
}

/** Sends the user's message: as part of its crash report if the report can still be completed, otherwise alone. */
export async function sendMessage(message: string, id?: string | undefined): Promise<void> {
  if (id !== undefined) {
    try {
      await call(reportCrash, { body: { id, message } })
      return
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'not-found') throw error
    }
  }
  await call(reportCrash, { body: { message, data: whereAndHow() } })
}
