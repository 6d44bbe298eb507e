import { ofAccount } from '../store/remember.ts'

interface Answer {
  etag: string
  body: unknown
}

const LIMIT = 8
const held = ofAccount(() => new Map<string, Answer>())

/**
 * The latest responses with an ETag, so that an unchanged lobby costs only a few bytes. They are deleted with the
 * account's session.
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
