import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const scripts = dirname(fileURLToPath(import.meta.url))

describe('commands of package.json', () => {
  const commands: Record<string, string> = JSON.parse(readFileSync(join(scripts, '..', 'package.json'), 'utf8')).scripts

  it('need no lifecycle script, because npm runs none under ignore-scripts', () => {
    const lifecycle = ['prepare', 'install', 'preinstall', 'postinstall', 'prepublish']
    for (const name of Object.keys(commands)) lifecycle.push(`pre${name}`, `post${name}`)
    expect(lifecycle.filter((name) => name in commands)).toEqual([])
  })

  it('prepare the checkout themselves if they run a built program', () => {
    const built = Object.entries(commands).filter(([, command]) => command.includes('/dist/'))
    expect(built.map(([name]) => name)).toContain('start')
    expect(built.filter(([, command]) => !command.includes('scripts/prepare.mjs '))).toEqual([])
    expect(commands.test).toContain('scripts/prepare.mjs ')
  })
})

describe('prepare', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'bettle-prepare-'))
    for (const folder of ['scripts', 'node_modules']) mkdirSync(join(root, folder))
    for (const file of ['prepare.mjs', 'compiler.mjs']) copyFileSync(join(scripts, file), join(root, 'scripts', file))
    writeFileSync(join(root, 'package-lock.json'), '{}')
    const installed = createHash('sha256').update('{}').digest('hex')
    writeFileSync(join(root, 'node_modules', '.bettle-installed'), installed)
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  function runs(program: string, ...options: string[]) {
    writeFileSync(join(root, 'program.mjs'), program)
    return spawn(process.execPath, ['scripts/prepare.mjs', 'test', 'program.mjs', ...options], { cwd: root })
  }

  it('runs the program with its own options and exit code', async () => {
    const child = runs(
      'console.log(JSON.stringify(process.argv.slice(1))); process.exitCode = 3',
      '--fast',
      'two words',
    )
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
    expect(JSON.parse(output)).toEqual([join(root, 'program.mjs'), '--fast', 'two words'])
    expect(code).toBe(3)
  })

  it('lets the program receive the signal that stops it', async () => {
    const child = runs(`
      const open = setInterval(() => undefined, 1_000)
      process.once('SIGTERM', () => { clearInterval(open); console.log('stopped in order') })
      console.log('ready')`)
    const output = text(child.stdout)
    child.stdout.once('data', () => child.kill('SIGTERM'))
    const [code, signal] = await once(child, 'close')
    expect(await output).toBe('ready\nstopped in order\n')
    expect([code, signal]).toEqual([0, null])
  })

  describe('after npm ci by hand', () => {
    const lock = (version: string) =>
      JSON.stringify({
        packages: {
          '': { version: '0.1.0' },
          'apps/web': { version: '0.1.0' },
          'node_modules/@bettle/web': { resolved: 'apps/web', link: true },
          'node_modules/fastify': { version },
          'node_modules/fsevents': { version: '2.3.3', optional: true },
        },
      })
    const prepared = async (installed: string) => {
      rmSync(join(root, 'node_modules', '.bettle-installed'))
      writeFileSync(join(root, 'package-lock.json'), lock('5.1.0'))
      writeFileSync(join(root, 'node_modules', '.package-lock.json'), installed)
      writeFileSync(join(root, 'program.mjs'), "console.log('ran')")
      const child = spawn(process.execPath, ['scripts/prepare.mjs', 'test', 'program.mjs'], {
        cwd: root,
        // Without npm nothing can be installed.
        env: { ...process.env, npm_execpath: '' },
      })
      const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
      return { output, errors, code }
    }

    it('installs nothing, so that the folder of a running server stays as it is', async () => {
      expect(await prepared(lock('5.1.0'))).toEqual({ output: 'ran\n', errors: '', code: 0 })
    })

    it('installs again if a package has another version', async () => {
      const { output, code } = await prepared(lock('5.0.9'))
      expect(output).toContain('Installing the packages')
      expect(code).toBe(1)
    })

    it('installs again if npm was interrupted', async () => {
      expect((await prepared('{"packages": {')).output).toContain('Installing the packages')
    })
  })
})
