import { createTransport } from 'nodemailer'
import type { Mail, MailerParts } from './mailer.ts'

/** A mail as it goes over the wire, and the bare addresses it goes between. */
export interface ComposedMail {
  readonly raw: Buffer
  readonly envelope: { readonly from: string; readonly to: string[] }
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** The recipient is one address as it stands, never read as a list of several. */
export async function composeMail(
  { to, subject, text, html }: Mail,
  { config, clock }: Pick<MailerParts, 'config' | 'clock'>,
): Promise<ComposedMail> {
  const { message, envelope } = await composer.sendMail({
    from: config.mailFrom,
    to: { name: '', address: to },
    date: clock.date(),
    subject,
    text,
    html,
    // Nobody's holiday answers itself.
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  if (!Buffer.isBuffer(message)) throw new TypeError('a composed mail is not a stream')
  return { raw: message, envelope: { from: envelope.from || '', to: [...envelope.to] } }
}
