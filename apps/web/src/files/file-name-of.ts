import { OBJECT_ID_SUFFIX } from '@bettle/contract'

/** Returns the original name of a file, which is its key without the id at the end. */
export function fileNameOf(key: string): string {
  return key.length > OBJECT_ID_SUFFIX ? key.slice(0, -OBJECT_ID_SUFFIX) : key
}
