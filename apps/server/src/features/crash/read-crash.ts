import type * as contract from '@bettle/contract'
import type { Asked } from '@bettle/contract'
import {
  type CrashFrame,
  framesOf,
  redactedDescription,
  redactedLocation,
  redactedMessage,
  redactedName,
} from '@bettle/rules'
import type { CrashGroupTable } from '../../db/schema.ts'
import { VERSION } from '../../version.ts'

/** A crash without private data. It contains neither the user's identity nor anything that the user typed ([Q2]). */
export interface Crash {
  readonly origin: CrashGroupTable['origin']
  readonly name: string
  readonly message: string
  readonly frames: readonly CrashFrame[]
  readonly code: string | null
  readonly statusCode: number | null
  readonly cause: string | null
  /** The version of the browser's build or of the server. */
  readonly version: string
  readonly component: string
  readonly location: string
  readonly browser: string
  readonly description: string | null
}

export type CrashBody = Asked<typeof contract.reportCrash>['body']

const LONGEST_STACK = 16_000
const LONGEST_BROWSER = 200
const MOST_CAUSES = 3

const NOWHERE = {
  code: null,
  statusCode: null,
  cause: null,
  component: '',
  location: '',
  browser: '',
  description: null,
}

/** Returns the crash that a browser reports. */
export function crashOfBrowser({ error = {}, data }: CrashBody, browser = ''): Crash {
  const { name = '', message = '', stack = '', code, statusCode, cause } = error
  const { componentName = '', location = '', version = '', userDescription } = data ?? {}
  return {
    origin: 'browser',
    name: redactedName(name) || 'Error',
    message: redactedMessage(message),
    frames: framesOf(stack.slice(0, LONGEST_STACK)),
    code: code === undefined ? null : redactedName(String(code)) || null,
    statusCode: statusOf(statusCode),
    cause: cause === undefined ? null : redactedMessage(cause, 500),
    version: /^[\w.-]{1,40}$/.test(version) ? version : '',
    component: redactedName(componentName),
    location: redactedLocation(location),
    browser: redactedMessage(data?.browser ?? browser, LONGEST_BROWSER),
    description: (userDescription && redactedDescription(userDescription)) || null,
  }
}

/**
 * Returns a crash for a violation of the content security policy. The caller has redacted the message and the location.
 */
export function crashOfPolicy({ message, location, browser }: Pick<Crash, 'message' | 'location' | 'browser'>): Crash {
  const of = { message, location, browser: redactedMessage(browser, LONGEST_BROWSER) }
  return { ...NOWHERE, origin: 'browser', name: 'SecurityPolicyViolation', frames: [], version: '', ...of }
}

/** Returns a user's message as a crash without an error. */
export function crashFromMessage({ message = '', data }: CrashBody, browser = ''): Crash {
  return {
    ...NOWHERE,
    origin: 'person',
    name: 'Told by people',
    message: 'Described without a crash',
    frames: [],
    version: /^[\w.-]{1,40}$/.test(data?.version ?? '') ? (data?.version ?? '') : '',
    location: redactedLocation(data?.location ?? ''),
    browser: redactedMessage(data?.browser ?? browser, LONGEST_BROWSER),
    description: redactedDescription(message) || null,
  }
}

/** Returns a crash of the server itself. */
export function crashOfServer(error: unknown, where: string): Crash {
  const failure = error instanceof Error ? error : new Error(String(error))
  const code = 'code' in failure ? redactedName(String(failure.code)) : ''
  return {
    ...NOWHERE,
    origin: 'server',
    name: redactedName(failure.name) || 'Error',
    message: redactedMessage(failure.message),
    frames: framesOf((failure.stack ?? '').slice(0, LONGEST_STACK)),
    code: code || null,
    statusCode: 500,
    cause: causesOf(failure) || null,
    version: `server ${VERSION}`,
    component: redactedName(where),
  }
}

function causesOf({ cause }: Error, left = MOST_CAUSES): string {
  if (!(cause instanceof Error) || left === 0) return ''
  const further = causesOf(cause, left - 1)
  return `${redactedName(cause.name)}: ${redactedMessage(cause.message, 300)}${further && `; ${further}`}`
}

function statusOf(status: number | undefined): number | null {
  return status !== undefined && Number.isInteger(status) && status >= 0 && status < 1000 ? status : null
}
