import { OBJECT_ID_SUFFIX } from '@bettle/contract'

/** The name a file was uploaded under: its key without the id appended to it. */
export function fileNameOf(key: string): string {
  return key.length > OBJECT_ID_SUFFIX ? key.slice(0, -OBJECT_ID_SUFFIX) : key
}
