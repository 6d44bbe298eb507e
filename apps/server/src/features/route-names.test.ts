import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as contract from '@bettle/contract'
import { expect, it } from 'vitest'

const SRC = fileURLToPath(new URL('../', import.meta.url))

/** The names of all routes of the contract. An action of the server often has the same name as its route. */
const routes = new Set(Object.entries<unknown>(contract).flatMap(([name, value]) => (isRoute(value) ? [name] : [])))

it('no file of the server imports a route of the contract by its own name instead of contract.<route>', () => {
  expect(routes.has('sendChat')).toBe(true)
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  const code = files.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  expect(
    code.flatMap((path) => routesByName(readFileSync(join(SRC, path), 'utf8')).map((name) => `${path}: ${name}`)),
  ).toEqual([])
})

it('the check of route names finds an import of a route by its own name', () => {
  const imports = ["import { GameError, type sendChat as route, type UserId } from '@bettle/contract'"]
  expect(routesByName([...imports, "import { sendChat } from './send-chat.ts'"].join('\n'))).toEqual(['sendChat'])
})

function isRoute(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

function routesByName(text: string): string[] {
  return Array.from(text.matchAll(/import (?:type )?\{([^}]*)\} from '@bettle\/contract'/g), ([, names = '']) => names)
    .flatMap((names) => names.split(','))
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*/, ''),
    )
    .filter((name) => routes.has(name))
}
