import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const SHRINKS = /\.(css|html|js|json|svg|txt|webmanifest)$/
/** For smaller files (bytes), the HTTP headers of a compressed response outweigh the saving. */
const WORTH_IT_BYTES = 1024

/**
 * Writes the compressed forms of each text file beside the file, with the highest compression. The server then need not
 * compress each response.
 */
export function compressedFiles(): Plugin {
  let folder = ''
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    async writeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && SHRINKS.test(entry.name))
      await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))))
    },
  }
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path)
  if (text.length < WORTH_IT_BYTES) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    promisify(gzip)(text, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
