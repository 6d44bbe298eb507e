import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { AddressRefused, isPublicAddress, publicLookup } from '../../../http/connection/public-address.ts'
import { FeedFailure } from './feed-failure.ts'

const MOST_BYTES = 2 * 1024 * 1024
/** The time limit for the whole answer (ms, wall time). */
const ANSWERS_WITHIN = 8000

export interface FetchOptions {
  readonly headers: Readonly<Record<string, string>>
  /** True in tests, which run providers on the machine itself without TLS. */
  readonly allowsPrivate: boolean
  readonly answersWithin?: number
}

/**
 * Fetches JSON from the configured host only ([F18]). The address is checked after its name is resolved, so that a name
 * cannot lead to a private address. Redirects are not followed.
 */
export function fetchJson(url: URL, { headers, allowsPrivate, answersWithin = ANSWERS_WITHIN }: FetchOptions) {
  return new Promise<unknown>((done, failed) => {
    const fail = (failure: FeedFailure) => {
      clearTimeout(patience)
      request?.destroy()
      failed(failure)
    }
    const patience = setTimeout(() => fail(new FeedFailure('unreachable')), answersWithin)
    let request: http.ClientRequest | undefined
    const isSafe = isPublicAddress(url)
    if (!allowsPrivate && !isSafe) return fail(new FeedFailure('address-refused'))
    const { get } = url.protocol === 'https:' ? https : http
    const options = {
      headers: { accept: 'application/json', 'accept-encoding': 'identity', ...headers },
      // No connection is used again, because a kept connection would skip the lookup of the address.
      agent: false as const,
      ...(!allowsPrivate && { lookup: publicLookup }),
    }
    request = get(url, options, (response) => {
      const problem = problemOf(response)
      if (problem) return fail(problem)
      const chunks: Buffer[] = []
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > MOST_BYTES) return fail(new FeedFailure('too-large'))
        chunks.push(chunk)
      })
      response.on('error', () => fail(new FeedFailure('unreachable')))
      response.on('end', () => {
        clearTimeout(patience)
        try {
          done(JSON.parse(Buffer.concat(chunks).toString('utf8')))
        } catch {
          failed(new FeedFailure('not-understood'))
        }
      })
    })
    request.on('error', (error) =>
      fail(new FeedFailure(error instanceof AddressRefused ? 'address-refused' : 'unreachable')),
    )
  })
}

function problemOf({ statusCode = 0 }: IncomingMessage): FeedFailure | undefined {
  if (statusCode === 200) return undefined
  if (statusCode >= 300 && statusCode < 400) return new FeedFailure('redirected')
  if (statusCode === 401 || statusCode === 403) return new FeedFailure('key-refused')
  if (statusCode === 404) return new FeedFailure('match-unknown')
  return new FeedFailure(statusCode === 429 ? 'too-many-calls' : 'failed')
}
