import { ofAccount } from '../store/remember.ts'

interface Answer {
  etag: string
  body: unknown
}

const LIMIT = 8
const held = ofAccount(() => new Map<string, Answer>())

/**
 * The latest responses that had an ETag, by URL. With them, a repeated request for an unchanged lobby transfers only a
 * few bytes. They are deleted when a session starts or ends.
 */
export const rememberedAnswers = {
  etagOf(url: string): string | undefined {
    return held().get(url)?.etag
  },
  bodyOf(url: string): unknown {
    return held().get(url)?.body
  },
  keep(url: string, response: Response, body: unknown): unknown {
    const etag = response.headers.get('etag')
    if (etag === null) return body
    const answers = held()
    answers.delete(url)
    answers.set(url, { etag, body })
    const [oldest] = answers.keys()
    if (answers.size > LIMIT && oldest !== undefined) answers.delete(oldest)
    return body
  },
}
