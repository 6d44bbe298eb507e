import { expect, it } from 'vitest'
import { srgb } from './srgb.ts'

// The bundler computes the same colours for styles.
it.each([
  [[0.88, 0.19, 125], 'rgb(187,236,76)'],
  [[0.33, 0.05, 165], 'rgb(25,61,47)'],
  [[0.84, 0.1, 225], 'rgb(125,217,252)'],
  [[1, 0, 0], 'rgb(255,255,255)'],
  [[0, 0, 200], 'rgb(0,0,0)'],
] as const)(
  'the colour oklch(%s) is computed for browsers that do not know this notation',
  ([lightness, chroma, hue], written) => {
    const channels = (text: string) =>
      text.match(/-?\d+/g)?.map((channel) => Math.min(255, Math.max(0, Number(channel))))
    const found = channels(srgb(lightness, chroma, hue)) ?? []
    expect(found).toHaveLength(3)
    for (const [index, channel] of (channels(written) ?? []).entries())
      expect(Math.abs((found[index] ?? 0) - channel)).toBeLessThanOrEqual(1)
  },
)
