import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const NAMES: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  safari: 'Safari',
  samsung: 'Samsung Internet',
}

/** The browsers that the bundler knows, by their names in `.browserslistrc`. Samsung's browser is a Chrome. */
const TARGETS: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
}

/** The oldest browsers in which the app works: section `[plays]` of `.browserslistrc`, as pairs of browser and version. */
function oldestBrowsers(): readonly (readonly [browser: string, version: string])[] {
  const file = readFileSync(new URL('../.browserslistrc', import.meta.url), 'utf8')
  const lines = file.split('[plays]')[1]?.split(/^\[/m)[0] ?? ''
  return [...lines.matchAll(/^(\w+) >= ([\d.]+)$/gm)].map(([, browser = '', version = '']) => [browser, version])
}

/** The oldest browsers in which the app works, as targets of the build: `chrome99`, `safari15.4` … */
export function buildTargets(): string[] {
  return oldestBrowsers().flatMap(([browser, version]) => {
    const target = TARGETS[browser]
    return target === undefined ? [] : `${target}${version}`
  })
}

/** The oldest browsers in which the app works, in words. A line does not break between a name and its version. */
export function floorText(): string {
  const named = oldestBrowsers().flatMap(([browser, version]) => {
    const name = NAMES[browser]
    return name === undefined ? [] : `${name}\u00a0${version}`
  })
  return `${named.slice(0, -1).join(', ')} or ${named.at(-1)}`
}

/** A declaration with a height of the visible part of a screen, such as `height: 100dvh`. */
const VISIBLE_HEIGHT = /(?<=[;{]\s*)([a-z-]+)\s*:([^;{}]*\d[dls]vh[^;{}]*)/g

/** Puts the same declaration in `vh` before each one in `dvh`, `svh` or `lvh`, which older browsers drop. */
export const withOlderHeights = (css: string): string =>
  css.replace(VISIBLE_HEIGHT, (declaration, property: string, value: string) => {
    return `${property}:${value.replace(/(\d)[dls]vh\b/g, '$1vh')};${declaration}`
  })

/** Gives every height of the visible part of a screen a value for Chrome before 108. It runs after Tailwind. */
export function heightsForOlderBrowsers(): Plugin {
  return {
    name: 'heights-for-older-browsers',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (/\.css(\?|$)/.test(id) ? { code: withOlderHeights(code), map: null } : undefined),
  }
}

const LOOK_BEHIND = /.{0,60}\(\?<[!=].{0,60}/

/**
 * Fails the build if a script holds a pattern that looks behind itself. The bundler lowers syntax, but not patterns, and
 * Safari before 16.4 cannot read a script with such a pattern at all.
 */
export function withoutLookBehind(): Plugin {
  return {
    name: 'without-look-behind',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const [found] = file.type === 'chunk' ? (LOOK_BEHIND.exec(file.code) ?? []) : []
        if (found !== undefined) this.error(`${file.fileName} holds a pattern that looks behind itself: ${found}`)
      }
    },
  }
}
