import { get } from 'node:http'
import { answerAsPart } from './part.ts'

export interface Download {
  readonly url: string
  readonly token: string
}

/** Downloads a file in a separate process and keeps nothing of it. Returns the size of the file (bytes). */
answerAsPart(
  ({ url, token }: Download) =>
    new Promise<number>((resolve, reject) => {
      const request = get(url, { headers: { authorization: `Bearer ${token}` } }, (response) => {
        let bytes = 0
        response.on('data', (part: Buffer) => {
          bytes += part.length
        })
        response.on('error', reject)
        response.on('end', () => {
          if (response.statusCode === 200) resolve(bytes)
          else reject(new Error(`The download was answered ${response.statusCode}`))
        })
      })
      request.on('error', reject)
    }),
)
