import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../dist/verify-ledger.js', import.meta.url))

/**
 * Recomputes all chips in another process. Returns the first line that the process prints. Adds a fault if a ledger is
 * wrong.
 */
export function checkLedgers({ postgres, nodes }, faults) {
  const folder = postgres ? [] : [nodes[0].dataDir]
  const environment = { PATH: process.env.PATH, ...(postgres && { DATABASE_URL: postgres.url }) }
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...folder], { env: environment }, (error, stdout, stderr) => {
      if (error) faults.push(`the ledgers are wrong: ${stderr.slice(0, 2000)}`)
      resolve(stdout.trim().split('\n')[0])
    })
  })
}
