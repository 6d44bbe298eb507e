import { afterEach, expect, it } from 'vitest'
import { canShare } from './share-picture.ts'

const picture = new File(['x'], 'result.png', { type: 'image/png' })

const offers = (functions: object) => Object.assign(navigator, functions)

afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name)
})

it('a picture is shared only where the browser can share files', () => {
  expect(canShare(picture)).toBe(false)
  offers({ share: async () => {} })
  expect(canShare(picture)).toBe(false)
  offers({ canShare: () => false })
  expect(canShare(picture)).toBe(false)
  offers({ canShare: () => true })
  expect(canShare(picture)).toBe(true)
})
