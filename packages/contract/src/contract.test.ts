import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { RouteSpec } from './index.ts'
import * as contract from './index.ts'

const isRoute = (entry: [string, unknown]): entry is [string, RouteSpec] => {
  const [, exported] = entry
  return typeof exported === 'object' && exported !== null && 'path' in exported && 'reply' in exported
}
const routes = Object.entries<unknown>(contract).filter(isRoute)

describe('the calls of the contract', () => {
  it('gives each call of the contract a method and path that no other call has', () => {
    const endpoints = routes.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(endpoints).size).toBe(endpoints.length)
    expect(endpoints.length).toBeGreaterThan(60)
  })

  it.each(routes)('declares exactly the parameters in the path of the call %s', (_name, route) => {
    const named = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(route.params?.shape ?? {}).toSorted()).toEqual(named.toSorted())
  })

  it('puts the calls that only administrators may make, and no others, below /admin, except the call updateChips', () => {
    const elsewhere = routes.filter(([, { access, path }]) => (access === 'admin') !== path.startsWith('/admin'))
    expect(elsewhere.map(([name]) => name)).toEqual(['updateChips'])
  })

  it('declares every refusal of every operator action as an error of the calls that preview and undo actions', () => {
    /**
     * Error codes that do not come from an action: from deleting a list of matches, and from every administrators'
     * call.
     */
    const notOfAnAction = ['list-changed', 'forbidden', 'rate-limited']
    const actions = routes.filter(
      ([, { access, method, area }]) => access === 'admin' && method !== 'GET' && area !== 'competition',
    )
    // The server asks questions about a file before the file becomes an action.
    const refusals = new Set(actions.flatMap(([, { errors }]) => errors).filter((code) => !code.startsWith('fixture-')))
    for (const code of notOfAnAction) refusals.delete(code as contract.ErrorCode)
    expect(refusals.size).toBeGreaterThan(15)
    for (const { path, errors } of [contract.previewAction, contract.undoAction]) {
      expect(
        [...refusals].filter((code) => !(errors as readonly string[]).includes(code)),
        path,
      ).toEqual([])
    }
  })
})

describe('integers in requests', () => {
  const COLUMN = { least: -(2 ** 31), most: 2 ** 31 - 1 }
  /** Integer fields that the server only compares and never stores unchanged. */
  const compared = ['.stake', '.size']

  /** Returns the paths of integer fields that accept more than a database column holds. */
  function tooWide(schema: unknown, path = ''): string[] {
    if (typeof schema !== 'object' || schema === null) return []
    const { type, minimum = -Infinity, maximum = Infinity } = schema as Record<string, number | string | undefined>
    const isTooWide = type === 'integer' && !(Number(minimum) >= COLUMN.least && Number(maximum) <= COLUMN.most)
    const inside = Object.entries(schema).flatMap(([name, part]) =>
      tooWide(part, ['properties', 'items', 'anyOf', 'oneOf', 'allOf'].includes(name) ? path : `${path}.${name}`),
    )
    return isTooWide ? [path, ...inside] : inside
  }

  it('accepts in requests only integers that fit into the database columns that store them', () => {
    expect(tooWide(z.toJSONSchema(z.object({ many: z.array(z.object({ n: z.number().int() })) })))).toEqual(['.many.n'])
    const found = routes.flatMap(([call, { params, query, body }]) =>
      [params, query, body].flatMap((schema) =>
        schema
          ? tooWide(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).map((path) => `${call}${path}`)
          : [],
      ),
    )
    expect(found.filter((path) => !compared.some((name) => path.endsWith(name)))).toEqual([])
    expect(found.length).toBeGreaterThan(0)
  })
})

describe('text that a user types', () => {
  it('accepts a typed lobby code in lower case and with spaces around it, and refuses another length and easily confused characters [M4]', () => {
    expect(contract.LobbyCode.parse(' ab23cd ')).toBe('AB23CD')
    for (const wrong of ['AB23C', 'AB23CDE', 'AB10CD', 'ABIOCD', '']) {
      expect(contract.LobbyCode.safeParse(wrong).success, wrong).toBe(false)
    }
  })

  it('lists every rule that a refused password breaks [PR42]', () => {
    const lacks = (password: string) =>
      contract.NewPassword.safeParse(password).error?.issues.map(({ message }) => message) ?? []
    expect(lacks('Kick-off-1')).toEqual([])
    expect(lacks('short')).toEqual([
      'password-too-short',
      'password-without-uppercase',
      'password-without-number',
      'password-without-special',
    ])
  })

  it('asks the user for a missing email address, and calls a malformed email address invalid [PR41]', () => {
    const lacks = (email: string) => contract.Email.safeParse(email).error?.issues.map(({ message }) => message)
    expect(lacks(' ana@bettle.example ')).toBeUndefined()
    expect(lacks('')).toContain('email-missing')
    for (const wrong of ['ana', 'ana@bettle', '@bettle.example', 'ana bettle@bettle.example']) {
      expect(lacks(wrong), wrong).toEqual(['email-invalid'])
    }
  })

  it('refuses a threshold that is no multiple of 0.5, and a stake that is zero, fractional or extremely large', () => {
    expect(contract.Threshold.safeParse(4.5).success).toBe(true)
    expect(contract.Threshold.safeParse(4.25).success).toBe(false)
    expect(contract.Stake.safeParse(1.5).success).toBe(false)
    expect(contract.Stake.safeParse(0).success).toBe(false)
    expect(contract.Stake.safeParse(Number.MAX_SAFE_INTEGER).success).toBe(false)
  })
})

describe('the errors of the contract', () => {
  it('gives each error of the contract a code in kebab-case, an error status and a message', () => {
    for (const [code, { status, message }] of Object.entries(contract.ERRORS)) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(message.length).toBeGreaterThan(3)
    }
  })

  it.each([
    ['too-many-lobbies', 'You already host 5 open lobbies, and nobody can host more at a time.'],
    ['too-many-seats', 'You are already in 50 open lobbies. Leave a lobby first.'],
    ['too-many-competitions', 'You already organise 2 open competitions. End or cancel a competition first.'],
    ['too-many-blocked', 'You have blocked 500 players. Unblock a player first.'],
  ] as const)('the message of %s names its limit', (code, message) => {
    expect(contract.ERRORS[code].message).toBe(message)
  })
})
