import { ofAccount } from '../store/remember.ts'

interface Answer {
  etag: string
  body: unknown
}

const LIMIT = 8
const held = ofAccount(() => new Map<string, Answer>())

/** The last answers that carried an ETag, so that an unchanged lobby costs the server a few bytes. One account's only. */
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
