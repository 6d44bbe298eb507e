import { getSignedPostUrl } from '@bettle/contract'
import { call } from '../api/call.ts'
import { fetchSignedUrl } from './fetch-signed-url.ts'
import { type PutOptions, putFile } from './put-file.ts'

export interface UploadOptions extends PutOptions {
  /** True if all visitors can read the file, also without an account. */
  isPublic?: boolean | undefined
  /** True if all signed-in users can read the file. Otherwise only the owner and administrators can. */
  isViewableByAnyUser?: boolean | undefined
  /** Set for a file of the landing page, which has its own limits and its own address. */
  use?: 'landing' | undefined
}

export interface StoredFile {
  readonly key: string
  readonly url: string
  readonly contentType: string
}

const NAME_MAX = 150

/**
 * Requests an upload URL, uploads the file, and requests the URL for reading. The last request makes the server check
 * the file.
 */
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
  if (signal?.aborted) throw signal.reason
  return { key: objectId, url: signedUrl, contentType }
}
