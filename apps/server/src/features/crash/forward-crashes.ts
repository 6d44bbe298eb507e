import { isOwn } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { LIMITS } from '../../http/limits/limits.ts'
import type { KeptReport } from './crash-store.ts'

/** Sends stored reports to another crash service. It never throws, and no caller waits for it. */
export type ForwardCrashes = (reports: readonly (KeptReport & { readonly fingerprint: string })[]) => void

const WITHIN_MS = 5000

/** Sends each report as an envelope to the project of SENTRY_DSN ([Q7]). Does nothing if SENTRY_DSN is not set. */
export function forwardCrashes({
  config,
  log,
  background,
}: Pick<Context, 'config' | 'log' | 'background'>): ForwardCrashes {
  if (config.sentryDsn === undefined) return () => {}
  const { address, auth } = projectOf(config.sentryDsn)
  const { most, withinMs } = LIMITS.forwardedCrashes
  let minute = { began: Number.NEGATIVE_INFINITY, sent: 0 }
  let silentUntil = 0

  async function send(report: KeptReport & { readonly fingerprint: string }): Promise<void> {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': auth },
        body: envelopeOf(report),
        signal: AbortSignal.timeout(WITHIN_MS),
      })
      await response.body?.cancel()
      if (response.status === 429) {
        silentUntil = performance.now() + 1000 * (Number(response.headers.get('retry-after')) || 60)
      } else if (!response.ok) log.warn({ status: response.status }, 'SENTRY_DSN refused a crash report')
    } catch (error) {
      log.warn({ err: error }, 'a crash report could not be forwarded to SENTRY_DSN')
    }
  }

  return (reports) => {
    const now = performance.now()
    if (now < silentUntil) return
    if (now - minute.began >= withinMs) minute = { began: now, sent: 0 }
    const room = reports.slice(0, most.node - minute.sent)
    minute.sent += room.length
    if (room.length === 0) return
    background.later('forward crash reports', async () => {
      for (const report of room) if (performance.now() >= silentUntil) await send(report)
    })
  }
}

function projectOf(dsn: string): { readonly address: string; readonly auth: string } {
  const { protocol, host, pathname, username } = new URL(dsn)
  const [, folder = '', project = ''] = /^(.*)\/([^/]+)$/.exec(pathname) ?? []
  return {
    address: `${protocol}//${host}${folder}/api/${project}/envelope/`,
    auth: `Sentry sentry_version=7, sentry_client=bettle/1, sentry_key=${username}`,
  }
}

/** Returns a stored report without its user as three lines of JSON. */
function envelopeOf({ id, at, crash, frames, fingerprint }: KeptReport & { readonly fingerprint: string }): string {
  const eventId = id.replaceAll('-', '')
  const event = {
    event_id: eventId,
    timestamp: at / 1000,
    platform: crash.origin === 'server' ? 'node' : 'javascript',
    level: crash.origin === 'person' ? 'info' : 'error',
    ...(crash.version && { release: crash.version }),
    ...(crash.component && { transaction: crash.component }),
    fingerprint: [fingerprint],
    tags: { origin: crash.origin, location: crash.location, browser: crash.browser },
    exception: {
      values: [
        {
          type: crash.name,
          value: crash.description ?? crash.message,
          stacktrace: {
            // Sentry expects the outermost frame first.
            frames: frames.toReversed().map((frame) => ({
              filename: frame.file,
              lineno: frame.line,
              colno: frame.column,
              ...(frame.name && { function: frame.name }),
              in_app: isOwn(frame),
            })),
          },
        },
      ],
    },
  }
  const lines = [{ event_id: eventId, sent_at: new Date(at).toISOString() }, { type: 'event' }, event]
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
}
