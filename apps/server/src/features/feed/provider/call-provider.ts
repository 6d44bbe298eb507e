import type { FeedProviderId } from '@bettle/contract'
import type { CountTotal } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import { adapters } from './adapter.ts'
import { FeedFailure } from './feed-failure.ts'
import { fetchJson } from './fetch-json.ts'
import type { FeedProviderRow } from './provider-store.ts'
import { openKey } from './sealed-key.ts'

/**
 * Calls a provider once for the totals of a match. The caller has reserved the call.
 * @throws FeedFailure
 */
export async function callProvider(
  { config }: Pick<Context, 'config'>,
  { id, form, sealed_key }: FeedProviderRow,
  match: string,
): Promise<readonly CountTotal[]> {
  const key = sealed_key === null ? undefined : openKey(config, id as FeedProviderId, sealed_key)
  if (sealed_key !== null && key === undefined) throw new FeedFailure('key-unreadable')
  const adapter = adapters[form.format]
  const { url, headers } = adapter.request(form, match, key)
  // A match's id must not lead to another host.
  if (url.host !== new URL(form.url).host) throw new FeedFailure('address-refused')
  return adapter.read(await fetchJson(url, { headers, allowsPrivate: config.env === 'test' }), form)
}
