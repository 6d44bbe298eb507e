import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'

const DAY = 24 * 60 * 60_000
/** The validity of the file (days); RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

/** Serves the contact for reports of security faults in the format of RFC 9116, if SECURITY_CONTACT is set. */
export function securityTxt(app: FastifyInstance, { config, clock }: Pick<Context, 'config' | 'clock'>): void {
  const { securityContact, publicUrl } = config
  if (securityContact === undefined) return
  app.get('/.well-known/security.txt', { schema: { hide: true } }, (_request, reply) => {
    const expires = new Date((Math.floor(clock.now() / DAY) + VALID_DAYS) * DAY)
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}/.well-known/security.txt`]),
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`)
  })
}
