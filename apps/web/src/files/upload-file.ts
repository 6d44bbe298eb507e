import { getSignedPostUrl } from '@bettle/contract'
import { call } from '../api/call.ts'
import { fetchSignedUrl } from './fetch-signed-url.ts'
import { type PutOptions, putFile } from './put-file.ts'

export interface UploadOptions extends PutOptions {
  /** For anyone, also without an account. */
  isPublic?: boolean | undefined
  /** For everybody who is signed in; otherwise for its owner and administrators. */
  isViewableByAnyUser?: boolean | undefined
  /** Of the landing page, whose files have limits and an address of their own. */
  use?: 'landing' | undefined
}

export interface StoredFile {
  readonly key: string
  readonly url: string
  readonly contentType: string
}

const NAME_MAX = 150

/** Asks where to put a file, puts it there, and has it checked by asking where it can be read. */
export async function uploadFile(file: File, options: UploadOptions = {}): Promise<StoredFile> {
  const { isPublic = false, isViewableByAnyUser = false, use, signal, onProgress } = options
  const { signedPostUrl, objectId } = await call(
    getSignedPostUrl,
    {
      params: { fileName: file.name.slice(-NAME_MAX) || 'file', contentType: file.type },
      query: {
        isPublic: isPublic ? 'true' : 'false',
        isViewableByAnyUser: isViewableByAnyUser ? 'true' : 'false',
        size: file.size,
        ...(use && { use }),
      },
    },
    { signal },
  )
  await putFile(signedPostUrl, file, { onProgress, signal })
  onProgress?.(1)
  const { signedUrl, contentType } = await fetchSignedUrl({ key: objectId })
  signal?.throwIfAborted()
  return { key: objectId, url: signedUrl, contentType }
}
