import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server on a free port of this machine, which stores the emails that it receives. */
export interface MailServer {
  readonly url: string
  readonly mails: readonly Email[]
  /** How many emails a client began to send, whether accepted or not. */
  readonly tries: number
  /** Resolves with the first email to this address, whether it has arrived or comes later. */
  mailTo(address: string): Promise<Email>
  /** Answers each email with this code from now on. With undefined it accepts each email. */
  answersWith(code: number | undefined): void
  /** Keeps emails unanswered until the returned function is called, and then accepts them. */
  holds(): () => void
  close(): Promise<void>
}

const PATIENCE_MS = 20_000

export async function aMailServer(): Promise<MailServer> {
  const mails: Email[] = []
  const waiting = new Set<() => void>()
  let refusal: number | undefined
  let tries = 0
  let held: Promise<void> = Promise.resolve()

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onMailFrom(_address, _session, callback) {
      tries += 1
      callback(refusal === undefined ? null : Object.assign(new Error('not now'), { responseCode: refusal }))
    },
    async onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      mails.push(await PostalMime.parse(Buffer.concat(chunks)))
      for (const check of [...waiting]) check()
      await held
      callback()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    get tries() {
      return tries
    },
    mailTo: (address) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const found = mails.find(({ to }) => to?.some((recipient) => recipient.address === address))
          if (!found) return
          clearTimeout(patience)
          waiting.delete(check)
          resolve(found)
        }
        const patience = setTimeout(() => {
          waiting.delete(check)
          reject(new Error(`No mail to ${address} came. What did: ${mails.map(({ to }) => JSON.stringify(to))}`))
        }, PATIENCE_MS)
        waiting.add(check)
        check()
      }),
    answersWith(code) {
      refusal = code
    },
    holds() {
      let release = () => {}
      held = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Returns the private link in an email's text. */
export function linkIn(mail: Email): URL {
  const found = /https?:\/\/\S+\/(?:reset-password|confirm-email)\?\S+/.exec(mail.text ?? '')?.[0]
  if (!found) throw new Error(`No link in: ${mail.text}`)
  return new URL(found)
}
