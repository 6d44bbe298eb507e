import type { Instant } from '@bettle/rules'

/**
 * Where files lie. What arrives lies under `incoming/` and is shown to nobody; what was checked lies under `files/` and
 * `thumbnails/`, and as visitors of the landing page get it under `landing/`: so whoever uploads again after the check changes nothing.
 */
export interface Storage {
  /** Where to PUT a file, until then: of this type and, where a size is given, of exactly that many bytes. */
  signedPut(key: StorageKey, upload: UploadSpec, expiresAt: Instant): Promise<string>
  /** Where to GET it, until then. */
  signedGet(key: StorageKey, download: Download, expiresAt: Instant): Promise<string>
  sizeOf(key: StorageKey): Promise<number | undefined>
  /** Its bytes; undefined where there is none, or it has more than so many. */
  read(key: StorageKey, maxBytes: number): Promise<Buffer | undefined>
  write(key: StorageKey, bytes: Buffer, contentType: string): Promise<void>
  /** Whether it was there or not. */
  remove(key: StorageKey): Promise<void>
}

export type StorageKey = `${Folder}/${string}`

export const FOLDERS = ['incoming', 'files', 'thumbnails', 'landing'] as const
export type Folder = (typeof FOLDERS)[number]

export interface UploadSpec {
  readonly contentType: string
  readonly size?: number | undefined
}

export interface Download {
  readonly contentType: string
  /** What a browser calls it when somebody saves it. */
  readonly fileName: string
}

/** One plain name in one of the folders: nothing that leads elsewhere. */
export function storageKey(folder: string, name: string): StorageKey | undefined {
  const found = FOLDERS.find((each) => each === folder)
  return found && /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/.test(name) ? `${found}/${name}` : undefined
}
