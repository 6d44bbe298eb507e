import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aServer, type TestServer } from '../../test/support/test-app.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server?.stop())

const ROOT = new URL('../../../../', import.meta.url)
const FOLDERS = ['apps/server/src', 'apps/server/test', 'apps/web/build', 'scripts', 'bench', 'e2e']
const get = async (path: string) => (await fetch(`${server.url}${path}`)).text()

// These names must not change: operators set the variables and draw charts of the metrics, and clients are generated
// from the operation ids.
it('the project has exactly the recorded environment variables, metrics and operation ids', async () => {
  await get('/healthz')
  const metrics = [...(await get('/metrics')).matchAll(/^# TYPE (bettle_\S+ \S+)$/gm)].map(
    ([, name]) => `metric ${name}`,
  )
  const { paths } = JSON.parse(await get('/api/docs/json')) as { paths: Record<string, Record<string, Operation>> }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `operation ${method} ${path} ${operationId}`),
  )
  const names = [await variables(), metrics, operations]
  for (const list of names) expect(list.length).toBeGreaterThan(3)
  await expect(`${names.flat().toSorted().join('\n')}\n`).toMatchFileSnapshot('./names-in-use.txt')
})

interface Operation {
  readonly operationId: string
}

/** Returns all environment variables: the keys of the server's schema in config.ts, and those that other code reads. */
async function variables(): Promise<string[]> {
  const config = await readFile(new URL('../config.ts', import.meta.url), 'utf8')
  const ofServer = [...config.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(
    ([, name]) => `variable of the server ${name}`,
  )
  const files = (await Promise.all(FOLDERS.map(filesIn))).flat()
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, ROOT), 'utf8')))
  const others = texts.flatMap((text) => [...text.matchAll(/process\.env\.([A-Z][A-Z0-9_]+)/g)])
  expect(ofServer.length).toBeGreaterThan(20)
  return [...new Set([...ofServer, ...others.map(([, name]) => `variable ${name}`)])]
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(new URL(folder, ROOT), { recursive: true })
  return entries
    .filter((name) => /\.m?ts$|\.mjs$/.test(name) && !/dist\//.test(name))
    .map((name) => `${folder}/${name}`)
}
