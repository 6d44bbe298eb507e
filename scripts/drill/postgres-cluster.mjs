import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Returns the folder with the programs of the newest installed PostgreSQL. Empty if the PATH contains them. Undefined
 * if PostgreSQL is not installed.
 */
export function postgresPrograms() {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const folders = versions.sort((a, b) => Number(b) - Number(a)).map((version) => `/usr/lib/postgresql/${version}/bin/`)
  const folder = folders.find((one) => existsSync(`${one}initdb`))
  if (folder !== undefined) return folder
  const inPath = (process.env.PATH ?? '').split(':').some((one) => existsSync(join(one, 'initdb')))
  return inPath ? '' : undefined
}

/**
 * Creates a PostgreSQL cluster in a temporary folder. If this process runs as root, its programs run as user postgres,
 * because they refuse to run as root.
 */
export async function postgresCluster(port) {
  const programs = postgresPrograms()
  if (programs === undefined) throw new Error('PostgreSQL is not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'bettle-drill-'))
  const asPostgres = process.getuid?.() === 0
  if (asPostgres) {
    const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
    chownSync(folder, id('-u'), id('-g'))
  }
  const data = join(folder, 'data')
  const log = join(folder, 'log')

  async function run(program, ...args) {
    const command = [`${programs}${program}`, ...args]
    const [first, ...rest] = asPostgres ? ['runuser', '-u', 'postgres', '--', ...command] : command
    // Uses no pipes: the started database would keep them open, and the command would never seem to end.
    const child = spawn(first, rest, { cwd: folder, stdio: 'ignore' })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`${program} ended with ${code}.`)
  }
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`

  function signal(name) {
    const main = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(/\s+/).map(Number)
    for (const pid of [main, ...children.filter(Boolean)]) process.kill(pid, name)
  }

  await run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: () => run('pg_ctl', '-D', data, '-w', '-l', log, '-o', options, 'start'),
    /** @param mode fast: PostgreSQL ends its connections; immediate: it stops without a checkpoint, as in a crash */
    restart: (mode = 'fast') => run('pg_ctl', '-D', data, '-w', '-m', mode, '-l', log, '-o', options, 'restart'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async remove() {
      await run('pg_ctl', '-D', data, '-m', 'immediate', 'stop').catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
