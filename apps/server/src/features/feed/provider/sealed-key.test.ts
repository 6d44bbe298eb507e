import type { FeedProviderId } from '@bettle/contract'
import { expect, it } from 'vitest'
import { openKey, sealKey } from './sealed-key.ts'

const id = '01930000-0000-7000-8000-000000000001' as FeedProviderId
const other = '01930000-0000-7000-8000-000000000002' as FeedProviderId
const config = { feedSecret: 'a secret of the server for the keys of feeds' }

it('a sealed provider key opens only with the same secret and for the same provider [F17]', () => {
  const sealed = sealKey(config, id, 'the key')
  expect(openKey(config, id, sealed)).toBe('the key')
  expect(openKey({ feedSecret: 'another secret of another server at all' }, id, sealed)).toBeUndefined()
  expect(openKey(config, other, sealed)).toBeUndefined()
  expect(openKey(config, id, 'nonsense')).toBeUndefined()
  const bytes = Buffer.from(sealed, 'base64')
  bytes[14] = (bytes[14] ?? 0) ^ 1
  expect(openKey(config, id, bytes.toString('base64'))).toBeUndefined()
})

it('sealing the same provider key twice gives two different texts [F17]', () => {
  expect(sealKey(config, id, 'the key')).not.toBe(sealKey(config, id, 'the key'))
})
