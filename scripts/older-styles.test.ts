import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withOlderHeights } from '../apps/web/build/floor.ts'

const STYLES = join(import.meta.dirname, '..', 'apps', 'web', 'src', 'styles')
const stylesIn = (file: string) => readFileSync(join(STYLES, file), 'utf8')

/** Returns the styles without the blocks of `@supports`, and those blocks. */
function split(css: string): { plain: string; supported: string[] } {
  const supported: string[] = []
  let plain = ''
  let rest = css
  for (let at = rest.indexOf('@supports'); at >= 0; at = rest.indexOf('@supports')) {
    let depth = 0
    let end = rest.indexOf('{', at)
    do {
      if (rest[end] === '{') depth += 1
      if (rest[end] === '}') depth -= 1
      end += 1
    } while (depth > 0 && end < rest.length)
    plain += rest.slice(0, at)
    supported.push(rest.slice(at, end))
    rest = rest.slice(end)
  }
  return { plain: plain + rest, supported }
}

it('the headline of the landing page has a size without the units that older browsers lack', () => {
  const { plain, supported } = split(stylesIn('landing.css'))
  expect(plain).toMatch(/\.hero-title \{\s*font-size: [\d.]+rem;\s*\}/)
  const newer = supported.find((block) => block.includes('.hero-title')) ?? ''
  expect(newer).toMatch(/^@supports \(height: 1svh\) and \(width: 1cqi\)/)
  expect(plain).not.toMatch(/\d(svh|cqi)\b/)
})

it('a header that lies over the page is opaque where the browser cannot blur what is behind it', () => {
  const without = split(stylesIn('surfaces.css')).supported.find((block) => block.includes('backdrop-filter')) ?? ''
  expect(without).toMatch(/^@supports not \(\(backdrop-filter: .*\) or \(-webkit-backdrop-filter: .*\)\)/)
  expect(without).toContain('background: var(--ground);')
})

it('heights of the visible part of a screen have a value for browsers that lack their units', () => {
  expect(withOlderHeights('.h-dvh{height:100dvh}')).toBe('.h-dvh{height:100vh;height:100dvh}')
  const both = withOlderHeights('a { color: red; max-height: min(33rem, calc(100svh - 1.5rem)); top: 0 }')
  expect(both).toContain('max-height: min(33rem, calc(100vh - 1.5rem));max-height: min(33rem, calc(100svh - 1.5rem))')
  const untouched = '.h-\\[calc\\(100dvh-1rem\\)\\]{top:0}b{height:100vh}@supports (height:1svh){p{top:0}}'
  expect(withOlderHeights(untouched)).toBe(untouched)
})
