import type { KyselyPlugin } from 'kysely'
import type { Context } from '../../src/context.ts'

/** An error that simulates a crash of the process. */
export class Crash extends Error {
  /** True if the crash came after all statements of the transaction. */
  readonly isAtCommit: boolean

  constructor(isAtCommit = false) {
    super('the process has crashed')
    this.isAtCommit = isAtCommit
  }
}

/**
 * Returns a context whose statements fail after the first `most` statements, as if the process had crashed at that
 * moment.
 */
export function crashingAfter(ctx: Context, most: number): Context {
  let statements = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      statements += 1
      if (statements > most) throw new Crash()
      return result
    },
  }
  return { ...ctx, db: ctx.db.withPlugin(plugin) }
}

/**
 * Returns a context whose transaction number `which` fails: before its COMMIT, or after it, so that the caller does not
 * know that it committed.
 */
export function crashingTransaction(ctx: Context, which: number, when: 'before-commit' | 'after-commit'): Context {
  let begun = 0
  const transaction: Context['db']['transaction'] = () => {
    const builder = ctx.db.transaction()
    begun += 1
    if (begun < which) return builder
    return new Proxy(builder, {
      get(target, name) {
        if (name !== 'execute') return Reflect.get(target, name)
        return async (change: (tx: unknown) => Promise<unknown>) => {
          await target.execute(async (tx) => {
            const result = await change(tx)
            if (when === 'before-commit') throw new Crash(true)
            return result
          })
          throw new Crash()
        }
      },
    })
  }
  const db = new Proxy(ctx.db, {
    get(target, name) {
      if (name === 'transaction') return transaction
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { ...ctx, db }
}
