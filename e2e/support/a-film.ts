import type { Page } from '@playwright/test'

/** Records one second of video with the browser itself, as a camera would deliver it. */
export async function aFilm(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/mp4' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    const size = () => parts.reduce((sum, part) => sum + part.size, 0)
    recorder.start(200)
    // On a busy machine the encoder starts late: a film that ended before its first picture would be an empty file.
    for (let frame = 0; frame < 25 || (size() === 0 && frame < 500); frame += 1) {
      if (pen) pen.fillStyle = frame % 2 ? 'green' : 'white'
      pen?.fillRect(0, 0, 300, 150)
      await new Promise(requestAnimationFrame)
    }
    recorder.stop()
    await ended
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
  })
  return Buffer.from(base64, 'base64')
}
