import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

/**
 * Starts a thread that runs the program `name`, beside the calling module. The built program is JavaScript. The source
 * (in tests and dev) is translated by tsx, because a worker inherits no loader.
 */
export function startWorker(asker: string, name: string, workerData: unknown): Worker {
  if (!asker.endsWith('.ts')) {
    return new Worker(new URL(`./${name}.js`, asker), { workerData, execArgv: [] })
  }
  // Not import.meta.resolve, which would be simpler, because the tests' module runner does not have it. `require`
  // resolves from the module's folder.
  const tsx = new URL('./api/index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm'))).href
  const source = new URL(`./${name}.ts`, asker).href
  const code = `import(${JSON.stringify(tsx)}).then(({ tsImport }) => tsImport(${JSON.stringify(source)}, ${JSON.stringify(source)}))`
  return new Worker(code, { eval: true, workerData, execArgv: [] })
}
