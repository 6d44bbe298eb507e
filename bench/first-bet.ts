import type { Browser } from '@playwright/test'
import type { BenchOptions } from './bench.ts'
import { startBrowser } from './browser.ts'
import { median, printTable } from './figures.ts'
import { type OwnServer, type StartServer, startOf, startOwnServer } from './own-server.ts'

/** A connection of which both directions carry `bytes` a second, and a processor that is slowed down `slower` times. */
interface Device {
  readonly name: string
  readonly bytes: number
  readonly latencyMs: number
  readonly slower: number
}

const DEVICES: readonly Device[] = [
  { name: 'no limit', bytes: -1, latencyMs: 0, slower: 1 },
  { name: '50 kB/s, 400 ms', bytes: 50_000, latencyMs: 400, slower: 1 },
  { name: '50 kB/s, 400 ms, CPU × 6', bytes: 50_000, latencyMs: 400, slower: 6 },
]
const PHONE = { width: 390, height: 844 }
const LIMITS = 'Limits before the guide: 400 kB. Goals: guide after 7 s, first bet after 9 s.'

interface Visit {
  /** From the press on 'Try it now' until the guide is visible, and until the first bet is placed (ms). */
  readonly guide: number
  readonly bet: number
  /** Requests that the page had sent when the guide became visible, and the bytes that it had received. */
  readonly requests: number
  readonly bytes: number
}

interface Version {
  readonly name: string
  readonly server: OwnServer
}

/**
 * Measures how long a visitor with a phone waits, from the press on 'Try it now' on the landing page until the guide
 * and until the first bet, over connections of different quality. Another built checkout alternates with this one.
 */
export async function firstBet({ beside, loads }: BenchOptions): Promise<void> {
  const versions: Version[] = [
    ...(beside === undefined ? [] : [await version('before', await startOf(beside))]),
    await version('now'),
  ]
  const { browser, close } = await startBrowser()
  const visits = new Map<string, Visit[]>()
  try {
    for (let round = 0; round < loads; round += 1) {
      for (const device of DEVICES) {
        for (const { name, server } of versions) {
          const key = `${device.name}|${name}`
          visits.set(key, [...(visits.get(key) ?? []), await visit(browser, server.url, device)])
        }
      }
    }
    printTable(['connection', 'version', 'guide', 'first bet', 'requests', 'received'], [...visits].map(rowOf))
    console.log(LIMITS)
  } finally {
    await close()
    for (const { server } of versions) await server.stop()
  }
}

const version = async (name: string, start?: StartServer): Promise<Version> => ({
  name,
  server: await startOwnServer(undefined, { practice: true }, start),
})

/** Plays the first minute of a visitor in a new browser. The landing page is loaded before, without a limit. */
async function visit(browser: Browser, url: string, { bytes, latencyMs, slower }: Device): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  const limits = { offline: false, latency: latencyMs, downloadThroughput: bytes, uploadThroughput: bytes }
  await devTools.send('Network.emulateNetworkConditions', limits)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const seen = { requests: 0, bytes: 0 }
  devTools.on('Network.requestWillBeSent', () => {
    seen.requests += 1
  })
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    seen.bytes += encodedDataLength
  })
  const pressedAt = performance.now()
  await page.getByRole('link', { name: 'Try it now' }).first().click({ noWaitAfter: true })
  const guide = page.getByLabel('Your first bet')
  await guide.waitFor({ timeout: 120_000 })
  const atGuide = { guide: performance.now() - pressedAt, ...seen }
  await page
    .getByRole('button', { name: /^over \d/i })
    .first()
    .click()
  await page.getByRole('button', { name: /^Place \d/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Place Bet' }).click()
  await guide.getByText('Placed.').waitFor({ timeout: 120_000 })
  const bet = performance.now() - pressedAt
  await context.close()
  return { ...atGuide, bet }
}

function rowOf([key, visits]: [string, readonly Visit[]]): string[] {
  const middle = (of: (visit: Visit) => number) => median(visits.map(of))
  const [connection = '', name = ''] = key.split('|')
  return [
    connection,
    name,
    `${(middle(({ guide }) => guide) / 1000).toFixed(1)} s`,
    `${(middle(({ bet }) => bet) / 1000).toFixed(1)} s`,
    String(middle(({ requests }) => requests)),
    `${Math.round(middle(({ bytes }) => bytes) / 1000)} kB`,
  ]
}
