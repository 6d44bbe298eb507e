import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

/**
 * Starts a thread that runs the program `name` beside the calling module. From dist the program is JavaScript.
 * From source (tests, dev) tsx translates it, because a worker inherits no loader.
 */
export function startWorker(asker: string, name: string, workerData: unknown): Worker {
  if (!asker.endsWith('.ts')) {
    return new Worker(new URL(`./${name}.js`, asker), { workerData, execArgv: [] })
  }
  // import.meta.resolve would be simpler, but the tests' module runner lacks it. `require` finds a neighbour of the
  // module.
  const tsx = new URL('./api/index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm'))).href
  const source = new URL(`./${name}.ts`, asker).href
  const code = `import(${JSON.stringify(tsx)}).then(({ tsImport }) => tsImport(${JSON.stringify(source)}, ${JSON.stringify(source)}))`
  return new Worker(code, { eval: true, workerData, execArgv: [] })
}
