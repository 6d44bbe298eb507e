import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CompatData } from '@mdn/browser-compat-data'
import { resolveConfig } from 'vite'
import { expect, it } from 'vitest'
import { floorOf } from './browsers/above-floor.ts'
import { read, root } from './project-text.ts'

/** The names of browsers in `.browserslistrc`, and in a target of the build. */
const TARGETS: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
}

const floor = floorOf(read('apps/web/.browserslistrc'))

it('the build of the web app lowers scripts and styles to exactly the browsers of [plays]', async () => {
  const web = join(root, 'apps', 'web')
  const { build } = await resolveConfig({ root: web, logLevel: 'error' }, 'build', 'production')
  const named = floor.flatMap(([browser, version]) => (TARGETS[browser] ? [`${TARGETS[browser]}${version}`] : []))
  expect(named.length).toBeGreaterThan(3)
  expect(build.target).toEqual(named)
  expect(build.cssTarget).toEqual(named)
})

it('the build names no target for Samsung’s browser, because its Chromium is newer than the oldest Chrome', () => {
  const data: CompatData = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
  )
  const { chrome, samsung } = Object.fromEntries(floor)
  const engine = data.browsers.samsunginternet_android.releases[`${samsung}.0`]?.engine_version
  expect(Number(engine)).toBeGreaterThanOrEqual(Number(chrome))
})
