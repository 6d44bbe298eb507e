import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useKeyboardCover } from './use-keyboard-cover.ts'

const field = document.createElement('input')
beforeEach(() => {
  document.body.append(field)
  field.focus()
})
afterEach(() => {
  field.remove()
  vi.unstubAllGlobals()
})

function viewport(height: number, scale = 1) {
  const target = Object.assign(new EventTarget(), { height, offsetTop: 0, scale })
  vi.stubGlobal('visualViewport', target)
  vi.stubGlobal('innerHeight', 844)
  return target
}

it('says how much of the page an on-screen keyboard covers, and follows it [PR867]', () => {
  const shown = viewport(844)
  const { result } = renderHook(useKeyboardCover)
  expect(result.current).toBe(0)
  shown.height = 508
  act(() => void shown.dispatchEvent(new Event('resize')))
  expect(result.current).toBe(336)
})

it('takes neither a toolbar of the browser nor a zoomed page for a keyboard', () => {
  viewport(780)
  expect(renderHook(useKeyboardCover).result.current).toBe(0)
  viewport(422, 2)
  expect(renderHook(useKeyboardCover).result.current).toBe(0)
})

it('takes no size for a keyboard while no field is in use', () => {
  viewport(508)
  field.blur()
  expect(renderHook(useKeyboardCover).result.current).toBe(0)
})
