// Checks the lock file, which must work on every platform. It must contain each package that is optional on some
// platform, because `npm ci` fails there otherwise. It names no registry.
import { readFileSync } from 'node:fs'

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
const { packages } = JSON.parse(text)
const missing = []
for (const [path, entry] of Object.entries(packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!isLocked(path, name)) missing.push(`${name}, optional for ${path || 'the project'}`)
  }
}
if (missing.length > 0) fail(`package-lock.json does not contain:\n  ${missing.join('\n  ')}`)
const addresses = text.match(/https?:\/\/[^"\s]*registry[^"\s]*/g)
if (addresses) fail(`package-lock.json names a registry: ${addresses[0]}`)
console.log(`The lock file is complete: ${Object.keys(packages).length} packages, including all optional ones.`)

/** Searches where Node searches: beside the package, and in each folder above it. */
function isLocked(path, name) {
  for (let folder = path; ; folder = folder.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (!folder.includes('node_modules/')) return packages[`node_modules/${name}`] !== undefined
  }
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
