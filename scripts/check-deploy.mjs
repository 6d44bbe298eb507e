// Checks the folder deploy: runs the instructions of the Dockerfile in plain folders, starts the server that they make and
// asks for its health, and lets Caddy and systemd check their files. A missing program is reported as skipped.
//   node scripts/check-deploy.mjs            everything; the packages come from the npm registry or its cache
//   node scripts/check-deploy.mjs files      without the Dockerfile
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const deploy = join(root, 'deploy')
const scratch = mkdtempSync(join(tmpdir(), 'bettle-deploy-'))
const faults = []
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))

checkCaddy()
checkSystemd()
if (process.argv[2] !== 'files') await checkDockerfile()
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

function checkCaddy() {
  const caddy = findProgram('caddy')
  if (!caddy) return skip('caddy validate')
  const args = ['validate', '--adapter', 'caddyfile', '--config', join(deploy, 'Caddyfile')]
  run('caddy validate', caddy, args, { SITE_ADDRESS: 'https://bettle.example', NODES: 'node1:3000 node2:3000' })
}

/** systemd-analyze requires that the units' user and programs exist, so the check replaces them by existing ones. */
function checkSystemd() {
  const analyze = findProgram('systemd-analyze')
  if (!analyze) return skip('systemd-analyze verify')
  for (const name of ['bettle@.service', 'bettle-backup.service', 'bettle-backup.timer']) {
    const unit = readFileSync(join(deploy, name), 'utf8')
      .replace('ExecStart=/usr/bin/node', `ExecStart=${process.execPath}`)
      .replace('file:/opt/bettle/docs/operations.md', `file:${root}/docs/operations.md`)
    writeFileSync(join(scratch, name), unit)
  }
  for (const unit of ['bettle@3001.service', 'bettle-backup.timer']) {
    const outcome = run(`systemd-analyze verify ${unit}`, analyze, ['verify', join(scratch, unit)])
    // systemd-analyze exits with 0 even for an unknown setting of a section.
    if (/Unknown|Failed to parse|ignoring/i.test(outcome)) faults.push(`systemd-analyze verify ${unit}: ${outcome}`)
  }
}

async function checkDockerfile() {
  const stages = new Map()
  let stage
  for (const { name, rest } of instructions(readFileSync(join(deploy, 'Dockerfile'), 'utf8'))) {
    if (name === 'FROM') {
      const folder = join(scratch, `stage-${stages.size}`)
      stage = { folder, workdir: folder, env: {}, user: 'root' }
      mkdirSync(folder)
      stages.set(/ AS (\S+)$/i.exec(rest)?.[1] ?? stages.size, stage)
    } else if (name === 'WORKDIR') {
      stage.workdir = join(stage.folder, rest)
      mkdirSync(stage.workdir, { recursive: true })
    } else if (name === 'ENV') {
      for (const [, key, value] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[key] = value
    } else if (name === 'COPY') copy(rest, stage, stages)
    else if (name === 'RUN') {
      // Only the root user of an image may run these instructions.
      if (/^(apt-get|install) /.test(rest)) skip(`RUN ${rest}`)
      else if (!runIn(stage, rest)) return
    } else stage[name] = rest
  }
  if (stage.USER !== 'node') faults.push('The Dockerfile runs the server as root.')
  await startFrom(stage)
}

/**
 * Returns the instructions of a Dockerfile. Each begins with a word at the start of a line, and a backslash continues a
 * line.
 */
function instructions(text) {
  return text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ name: line.split(' ')[0].toUpperCase(), rest: line.slice(line.indexOf(' ') + 1).trim() }))
}

function copy(rest, { workdir }, stages) {
  const words = rest.split(/\s+/)
  const from = words[0].startsWith('--from=') ? stages.get(words.shift().slice('--from='.length)) : undefined
  const target = words.pop()
  for (const source of words) {
    if (from) {
      cpSync(join(from.folder, source), join(workdir, target), { recursive: true, verbatimSymlinks: true })
    } else if (source === '.') {
      for (const file of contextFiles()) cpSync(join(root, file), join(workdir, file), { verbatimSymlinks: true })
    } else {
      const isFolder = target.endsWith('/')
      cpSync(join(root, source), join(workdir, target, isFolder ? basename(source) : ''), { recursive: true })
    }
  }
}

/** Returns the files that Docker would send: those of the checkout, without the files that git ignores. */
function contextFiles() {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return stdout.split('\n').filter((file) => file !== '' && existsSync(join(root, file)))
}

function runIn({ workdir, env }, command) {
  console.log(`RUN ${command}`)
  const { status } = spawnSync('sh', ['-c', command], {
    cwd: workdir,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  })
  if (status !== 0) faults.push(`RUN ${command}: failed`)
  return status === 0
}

/** Starts the image's command on the embedded database in a new folder, and runs the image's health check. */
async function startFrom({ workdir, env, CMD, HEALTHCHECK }) {
  const [program, ...args] = JSON.parse(CMD)
  const health = JSON.parse(HEALTHCHECK.slice(HEALTHCHECK.indexOf('[')))
  const port = '4180'
  const environment = {
    PATH: process.env.PATH,
    ...env,
    ...{ PORT: port, HOST: '127.0.0.1', DATA_DIR: join(scratch, 'data'), AUTH_SECRET: 'x'.repeat(40), EMBEDDED: 'yes' },
  }
  const server = spawn(program, args, { cwd: workdir, env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const isReady = new Promise((resolve) => {
    server.stdout.on('data', (text) => {
      if (String(text).includes('Bettle is ready')) resolve(true)
    })
    server.once('exit', () => resolve(false))
  })
  try {
    if (await isReady) await checkServer()
    else faults.push('The server of the Dockerfile did not start.')
  } finally {
    server.kill('SIGTERM')
    await ended
  }

  async function checkServer() {
    const probe = spawnSync(health[0], health.slice(1), { env: environment })
    if (probe.status !== 0) faults.push(`HEALTHCHECK failed: ${probe.stderr}`)
    const page = await fetch(`http://127.0.0.1:${port}/`)
    if (page.status !== 200) faults.push(`The server of the Dockerfile answers / with ${page.status}.`)
    const command = ['scripts/dist/backup.js', '--to', join(scratch, 'backup')]
    const backup = spawnSync(program, command, { cwd: workdir, env: environment, encoding: 'utf8' })
    if (backup.status !== 0) faults.push(`The backup command of the Dockerfile failed: ${backup.stderr}`)
    console.log('Dockerfile: its server is started, asked for its health and a page, backed up and stopped.')
  }
}

function run(title, program, args, env = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, ...env } })
  if (status === 0) console.log(`${title}: passed`)
  else faults.push(`${title}: ${stdout}${stderr}`)
  return stdout + stderr
}

function skip(what) {
  console.log(`${what}: skipped`)
}

function findProgram(name) {
  const folders = `${process.env.PATH}:/usr/sbin:/sbin:/usr/local/sbin`.split(':')
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
