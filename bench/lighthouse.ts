import { createServer } from 'node:net'
import { getLanding, publishLanding } from '@bettle/contract'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import type { BenchOptions } from './bench.ts'
import { undoLater } from './clean-up.ts'
import { median, printTable } from './figures.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { asks, makeUsers } from './users.ts'

/** Finds and starts the browser in the same way as the browser tests. */
const FINDER = import.meta.url.endsWith('.ts') ? '../e2e/find-browser.mjs' : '../../e2e/find-browser.mjs'

interface Finder {
  findBrowser(): Promise<string>
  browserFlags: string[]
}

const PAGES = [
  ['Landing page', '/'],
  ['Sign in', '/login'],
] as const

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const LARGEST_PAINT = 'largest-contentful-paint'
const SHIFT = 'cumulative-layout-shift'

const LIMITS = 'Limits: performance 95, the other scores 100; largest paint 1.5 s; layout shift 0.02.'

type Figure = (typeof CATEGORIES)[number] | typeof LARGEST_PAINT | typeof SHIFT
type Audited = Readonly<Record<Figure, number>>

/**
 * Measures the landing page with published content, and the sign-in page, by Lighthouse on its phone profile with
 * simulated slow 4G.
 */
export async function measureByLighthouse({ loads }: BenchOptions): Promise<void> {
  const server = await startOwnServer(undefined)
  await publishContent(server)
  const { findBrowser, browserFlags } = (await import(new URL(FINDER, import.meta.url).href)) as Finder
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  })
  const close = undoLater(() => browser.close())
  try {
    const rows: string[][] = []
    for (const [name, path] of PAGES) {
      const all: Audited[] = []
      for (let load = 0; load < loads; load += 1) all.push(await audited(`${server.url}${path}`, port))
      const middle = (figure: Figure) => median(all.map((each) => each[figure]))
      rows.push([
        name,
        ...CATEGORIES.map((category) => String(Math.round(middle(category) * 100))),
        `${(middle(LARGEST_PAINT) / 1000).toFixed(2)} s`,
        middle(SHIFT).toFixed(3),
      ])
    }
    printTable(
      [`median of ${loads}`, 'performance', 'accessibility', 'best practices', 'SEO', 'largest paint', 'layout shift'],
      rows,
    )
    console.log(LIMITS)
  } finally {
    await close()
    await server.stop()
  }
}

async function audited(url: string, port: number): Promise<Audited> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] })
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`)
  const { categories, audits } = result.lhr
  const failing = CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  if (failing.length > 0) console.log(`${url} fails these audits: ${failing.join(', ')}`)
  return {
    ...Object.fromEntries(CATEGORIES.map((category) => [category, categories[category]?.score ?? Number.NaN])),
    [LARGEST_PAINT]: audits[LARGEST_PAINT]?.numericValue ?? Number.NaN,
    [SHIFT]: audits[SHIFT]?.numericValue ?? Number.NaN,
  } as Audited
}

/** Publishes content as an administrator, so that the measurement shows what visitors get. */
async function publishContent(server: OwnServer): Promise<void> {
  const [admin] = await makeUsers(server, 1, 'admin')
  if (!admin) throw new Error('The administrator was not created')
  const { content, revision } = await asks(server, admin, getLanding, {})
  const page = { ...content.page, title: 'Bettle, as published' }
  await asks(server, admin, publishLanding, { body: { content: { ...content, page }, basedOn: revision } })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
