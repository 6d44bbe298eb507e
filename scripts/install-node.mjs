// Installs the newest Node of one major version beside the packages of the lock file, and prints the path of its program:
//   node scripts/install-node.mjs 24
// An earlier installation is used again without the network. It exits with 1 if there is no such Node for this machine or
// the npm registry does not answer.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [major = '24'] = process.argv.slice(2)
const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
const folder = join(root, 'node_modules', '.cache', `node-${major}`)
const program = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

if (!isInstalled()) install()
if (!isInstalled()) {
  console.error(`Node ${major} could not be installed from the package ${name}.`)
  process.exit(1)
}
console.log(program)

function isInstalled() {
  if (!existsSync(program)) return false
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8' }).startsWith(`v${major}.`)
  } catch {
    return false
  }
}

/** The package contains only the program, so no install script runs. */
function install() {
  mkdirSync(folder, { recursive: true })
  // Makes the folder a separate package, so that npm neither reads nor changes the package around it.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const options = ['--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']
  spawnSync('npm', ['install', ...options, `${name}@${major}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 180_000,
    shell: process.platform === 'win32',
  })
}
