import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

/**
 * A thread that runs the program `name` beside the module that asks for it. From dist that is JavaScript; from source (tests, dev) tsx
 * translates it, as a worker inherits no loader.
 */
export function startWorker(asker: string, name: string, workerData: unknown): Worker {
  if (!asker.endsWith('.ts')) {
    return new Worker(new URL(`./${name}.js`, asker), { workerData, execArgv: [] })
  }
  // import.meta.resolve would do, if the tests' module runner had it; `require` finds the neighbour of what is wanted.
  const tsx = new URL('./api/index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm'))).href
  const source = new URL(`./${name}.ts`, asker).href
  const code = `import(${JSON.stringify(tsx)}).then(({ tsImport }) => tsImport(${JSON.stringify(source)}, ${JSON.stringify(source)}))`
  return new Worker(code, { eval: true, workerData, execArgv: [] })
}
