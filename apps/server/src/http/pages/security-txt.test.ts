import { afterEach, expect, it } from 'vitest'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer | undefined
afterEach(() => server?.stop())

it('security.txt names the operator’s contact, and expires half a year later', async () => {
  const securityContact = 'mailto:security@bettle.example'
  server = await aServer({ config: { securityContact, publicUrl: 'https://bettle.example' } })
  const response = await fetch(`${server.url}/.well-known/security.txt`)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe(
    [
      'Contact: mailto:security@bettle.example',
      // 180 days after 2026-05-01, where the clock of tests begins.
      'Expires: 2026-10-28T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://bettle.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

it('security.txt does not exist without a contact', async () => {
  server = await aServer()
  expect((await fetch(`${server.url}/.well-known/security.txt`)).status).toBe(404)
})
