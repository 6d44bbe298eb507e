import type { IncomingHttpHeaders } from 'node:http'
import * as contract from '@bettle/contract'
import { GameError, type UserId } from '@bettle/contract'
import { redactedDescription } from '@bettle/rules'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { forHeavyReads } from '../../db/queries/heavy-reads.ts'
import { bind } from '../../http/bind/bind.ts'
import { bindEdit } from '../../http/bind/bind-edit.ts'
import { type Crashes, collectCrashes } from './collect-crashes.ts'
import { cspReports } from './csp-reports.ts'
import { forwardCrashes } from './forward-crashes.ts'
import { crashGroupWithReports, listCrashGroups } from './list-crash-groups.ts'
import { type CrashBody, crashFromMessage, crashOfBrowser, crashOfServer } from './read-crash.ts'
import { frameResolver } from './resolve-frames.ts'
import { updateCrashReport } from './update-crash-report.ts'

export function crashRoutes(app: FastifyInstance, ctx: Context): void {
  const resolver = frameResolver(ctx)
  const crashes = collectCrashes(ctx, resolver.resolve, forwardCrashes(ctx))
  const unlisten = ctx.faults.listen((error, where) => {
    const { name, stack } = error instanceof Error ? error : new Error(String(error))
    crashes.take(`${where}\n${name}\n${stack}`, () => crashOfServer(error, where), {})
  })
  app.addHook('onClose', async () => {
    unlisten()
    await crashes.stop()
    await resolver.stop()
  })

  cspReports(app, crashes)
  bind(app, ctx, contract.reportCrash, async ({ body }, { headers, ip }) => {
    const isNew = body.id === undefined
    // Any visitor may report a crash. Adding the user to a report requires a sign-in.
    const asking = ctx.callers.authenticate(headers)
    const caller = await (isNew ? asking.catch(() => undefined) : asking)
    return report(crashes, body, { userId: caller?.userId, ip, headers })
  })
  bind(app, ctx, contract.submitCrashReport, ({ body }, { caller, headers, ip }) =>
    report(crashes, body, { userId: caller.userId, ip, headers }),
  )
  bind(app, ctx, contract.adminListCrashReports, async ({ query }) => {
    await crashes.flush()
    return listCrashGroups(forHeavyReads(ctx).db, query)
  })
  bind(app, ctx, contract.adminGetCrashReport, async ({ params }) => {
    await crashes.flush()
    return { crashReport: await crashGroupWithReports(forHeavyReads(ctx).db, params.id) }
  })
  bindEdit(app, ctx, contract.adminUpdateCrashReport, async ({ params, body }, { caller }) => ({
    crashReport: await updateCrashReport(ctx, caller.userId, { crashGroupId: params.id, status: body.status }),
  }))
}

interface Asking {
  readonly userId: UserId | undefined
  readonly ip: string
  readonly headers: IncomingHttpHeaders
}

async function report(crashes: Crashes, body: CrashBody, asking: Asking): Promise<{ id: string }> {
  if (body.id !== undefined) return complete(crashes, body.id, body, asking)
  const browser = asking.headers['user-agent']
  const { error, message } = body
  if (error) {
    const sign = JSON.stringify([error, body.data?.version])
    const id = crashes.take(sign, () => crashOfBrowser(body, browser), asking)
    // A crash that is only counted gets a random id as well, which no report has.
    return { id: id ?? crypto.randomUUID() }
  }
  const id = crashes.takeMessage(message ?? '', () => crashFromMessage(body, browser), asking)
  if (id === undefined) throw new GameError('rate-limited', { retryAfter: 60 })
  return { id }
}

async function complete(
  crashes: Crashes,
  id: string,
  { user, message }: CrashBody,
  { userId }: Asking,
): Promise<{ id: string }> {
  const isAsker = user !== undefined && user !== null
  if (isAsker && userId === undefined) throw new GameError('not-signed-in')
  const description = message === undefined ? undefined : redactedDescription(message)
  const isThere = await crashes.complete(id, { asker: userId, isAsker, description })
  if (!isThere) throw new GameError('not-found')
  return { id }
}
