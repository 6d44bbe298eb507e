import http from 'node:http'
import https from 'node:https'
import type { Config } from '../../config.ts'
import { publicLookup } from '../../http/connection/public-address.ts'
import type { PushKeys } from './push-keys.ts'

/** How long a push service may take to answer (ms, wall time). */
const ANSWERS_WITHIN = 5000
/** The longest pause that a push service may ask for (s). */
const LONGEST_PAUSE_S = 3600

export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** The answer of a push service. `again`: it took nothing, and may take it later. `failed`: nobody knows, or never. */
export type PushAnswer =
  | { readonly kind: 'sent' | 'gone' | 'failed' }
  | { readonly kind: 'again'; readonly afterMs: number | undefined }

/** Encrypts a message for one browser and hands it to the browser's push service. */
export async function postPush(
  { localProvider }: Pick<Config, 'localProvider'>,
  { endpoint, p256dh, auth }: PushTarget,
  message: { readonly payload: string; readonly lastsMs: number; readonly subject: string; readonly keys: PushKeys },
): Promise<PushAnswer> {
  // Loaded here, because most servers send no push in the first seconds.
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message.payload, {
    TTL: Math.max(0, Math.floor(message.lastsMs / 1000)),
    urgency: 'high',
    vapidDetails: { subject: message.subject, ...message.keys },
  })
  const url = new URL(endpoint)
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((done) => {
    const sending = request(url, {
      method: 'POST',
      headers: headers as http.OutgoingHttpHeaders,
      // No connection is used again, because a kept connection would skip the lookup of the address.
      agent: false,
      signal: AbortSignal.timeout(ANSWERS_WITHIN),
      ...(!localProvider && { lookup: publicLookup }),
    })
    let isConnected = false
    sending.on('socket', (socket) => socket.once('connect', () => (isConnected = true)))
    sending.on('response', (response) => {
      response.resume()
      done(answerOf(response))
    })
    // Without a connection nothing was sent. After that the service may have taken the message.
    sending.on('error', () => done(isConnected ? { kind: 'failed' } : { kind: 'again', afterMs: undefined }))
    sending.end(body)
  })
}

function answerOf({ statusCode = 0, headers }: http.IncomingMessage): PushAnswer {
  if (statusCode >= 200 && statusCode < 300) return { kind: 'sent' }
  if (statusCode === 404 || statusCode === 410) return { kind: 'gone' }
  if (statusCode !== 429 && statusCode < 500) return { kind: 'failed' }
  const pause = Number(headers['retry-after'])
  return { kind: 'again', afterMs: pause > 0 && pause <= LONGEST_PAUSE_S ? pause * 1000 : undefined }
}
