// Starts the server and the web app for development. Both reload on changes. This program uses only Node's own modules.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const port = process.env.PORT ?? '3000'
const children = [
  start(
    'server',
    join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs'),
    ['watch', '--conditions=source', 'apps/server/src/main.ts'],
    root,
  ),
  start('web', join(root, 'node_modules', 'vite', 'bin', 'vite.js'), [], join(root, 'apps', 'web')),
]
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll(0))

function start(name, script, args, cwd) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    stdio: 'inherit',
    // Links in mails lead to the web app of the development server.
    env: { PUBLIC_URL: 'http://localhost:5173', ...process.env, PORT: port, BETTLE_API: `http://127.0.0.1:${port}` },
  })
  child.on('exit', (code) => {
    if (code) console.error(`The ${name} stopped with ${code}.`)
    stopAll(code ?? 0)
  })
  return child
}

function stopAll(code) {
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}
