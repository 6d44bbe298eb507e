import { createTransport } from 'nodemailer'
import type { Mail, MailerParts } from './mailer.ts'

/** An email in the format in which it is sent, with its sender and recipient as bare addresses. */
export interface ComposedMail {
  readonly raw: Buffer
  readonly envelope: { readonly from: string; readonly to: string[] }
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** Composes an email. The recipient is one address and is never parsed as a list. */
export async function composeMail(
  { to, subject, text, html, headers }: Mail,
  { config, clock }: Pick<MailerParts, 'config' | 'clock'>,
): Promise<ComposedMail> {
  const { message, envelope } = await composer.sendMail({
    from: config.mailFrom,
    to: { name: '', address: to },
    date: clock.date(),
    subject,
    text,
    html,
    // Prevents automatic replies to the email.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  })
  if (!Buffer.isBuffer(message)) throw new TypeError('a composed mail is not a stream')
  return { raw: message, envelope: { from: envelope.from || '', to: [...envelope.to] } }
}
