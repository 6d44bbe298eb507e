import { afterEach, expect, it, vi } from 'vitest'
import { drawPicture, ProtectedCanvasError } from './draw-picture.ts'

afterEach(() => void Reflect.deleteProperty(document, 'fonts'))

/** Replaces the canvas by one that returns each colour with a change of up to `noise`. */
function aCanvas(noise: number) {
  let drawn: number[] = []
  const context = {
    set fillStyle(colour: unknown) {
      drawn = (String(colour).match(/\d+/g) ?? []).map(Number)
    },
    fillRect() {},
    getImageData: () => ({ data: [...drawn.map((value) => (value + noise) % 256), 255] }),
    ...{ save() {}, translate() {}, beginPath() {}, moveTo() {}, lineTo() {}, fill() {}, restore() {} },
    createRadialGradient: () => ({ addColorStop() {} }),
  }
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['picture'])))
}

it('no picture is made in a browser that returns noise instead of it, as Firefox does with `resistFingerprinting`', async () => {
  aCanvas(97)
  await expect(drawPicture(1080, () => {})).rejects.toThrow(ProtectedCanvasError)
})

it('a picture is made in a browser that changes its colours so slightly that nobody sees it', async () => {
  aCanvas(1)
  await expect(drawPicture(1080, () => {})).resolves.toBeInstanceOf(Blob)
})
