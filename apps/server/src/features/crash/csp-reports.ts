import { redactedLocation, redactedMessage, redactedName } from '@bettle/rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { CSP_REPORTS } from '../../http/connection/safe-headers.ts'
import { invalidRequest } from '../../http/validation/validation.ts'
import type { Crashes } from './collect-crashes.ts'
import { type Crash, crashOfPolicy } from './read-crash.ts'

const Text = z.string().max(4000).catch('')

/** The older format, which has one report in a body. */
const OneReport = z.object({
  'csp-report': z.object({
    'effective-directive': Text.optional(),
    'violated-directive': Text.optional(),
    'blocked-uri': Text.optional(),
    'document-uri': Text.optional(),
  }),
})

/** The format of the Reporting API, which has several reports in a body, also of other kinds. */
const SeveralReports = z.array(
  z.object({
    type: z.string(),
    body: z
      .object({ effectiveDirective: Text.optional(), blockedURL: Text.optional(), documentURL: Text.optional() })
      .nullish(),
  }),
)

/** How many reports of one request are read. A page sends its recent reports together. */
const MOST_REPORTS = 10
const TYPES = ['application/csp-report', 'application/reports+json']

interface Violation {
  readonly directive: string
  readonly blocked: string
  readonly page: string
}

/** Collects violations of the content security policy, which browsers report, as crashes. */
export function cspReports(app: FastifyInstance, crashes: Crashes): void {
  void app.register(async (reports) => {
    for (const type of TYPES) {
      reports.addContentTypeParser(type, async (request: FastifyRequest) =>
        violationsIn(String((await request.bodyBytes) ?? '')),
      )
    }
    reports.post<{ Body: readonly Violation[] }>(
      CSP_REPORTS,
      { schema: { hide: true } },
      ({ body, ip, headers }, reply) => {
        for (const violation of body ?? []) {
          if (!isOfPage(violation)) continue
          const read = () => crashOf(violation, headers['user-agent'])
          crashes.take(`csp\n${violation.directive}\n${blockedOrigin(violation)}`, read, { ip })
        }
        return reply.code(204).send()
      },
    )
  })
}

function violationsIn(text: string): readonly Violation[] {
  const json = parsed(text)
  const several = SeveralReports.safeParse(json)
  if (several.success) {
    return several.data.slice(0, MOST_REPORTS).flatMap(({ type, body }) => {
      if (type !== 'csp-violation' || !body) return []
      const { effectiveDirective = '', blockedURL = '', documentURL = '' } = body
      return [{ directive: effectiveDirective, blocked: blockedURL, page: documentURL }]
    })
  }
  const one = OneReport.safeParse(json)
  if (!one.success) throw invalidRequest([{ path: '', message: 'This is no report of a content security policy' }])
  const report = one.data['csp-report']
  const directive = report['effective-directive'] || report['violated-directive'] || ''
  return [{ directive, blocked: report['blocked-uri'] ?? '', page: report['document-uri'] ?? '' }]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** False for browser extensions. They change pages, and the server cannot prevent that. */
const isOfPage = ({ blocked }: Violation) => !/^[a-z-]*-?extension\b/.test(blocked)

/** Returns only the origin of a blocked address, because the rest may contain what a user typed. */
function blockedOrigin({ blocked }: Violation): string {
  if (!URL.canParse(blocked)) return redactedName(blocked)
  const { origin, protocol } = new URL(blocked)
  return origin === 'null' ? protocol : origin
}

function crashOf(violation: Violation, browser = ''): Crash {
  const [directive = ''] = violation.directive.split(' ')
  return crashOfPolicy({
    message: redactedMessage(`${redactedName(directive) || 'a directive'} blocked ${blockedOrigin(violation)}`),
    location: redactedLocation(violation.page),
    browser,
  })
}
