import type { AddressInfo, Socket } from 'node:net'
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
  /** Answers each email to this address with this code from now on. With undefined it accepts them. */
  refuses(address: string, code: number | undefined): void
  /** Keeps emails unanswered until the returned function is called, and then accepts them. */
  holds(): () => void
  /** Accepts emails from now on, but closes the connection instead of saying so. */
  breaksOff(): void
  close(): Promise<void>
}

const PATIENCE_MS = 20_000

export async function aMailServer(): Promise<MailServer> {
  const mails: Email[] = []
  const waiting = new Set<() => void>()
  const refusals = new Map<string, number | undefined>()
  let refusal: number | undefined
  let tries = 0
  let isBreaking = false
  const sockets = new Set<Socket>()
  let held: Promise<void> = Promise.resolve()

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onMailFrom(_address, _session, callback) {
      tries += 1
      callback(refusal === undefined ? null : Object.assign(new Error('not now'), { responseCode: refusal }))
    },
    onRcptTo({ address }, _session, callback) {
      const responseCode = refusals.get(address)
      callback(responseCode === undefined ? null : Object.assign(new Error('not now'), { responseCode }))
    },
    async onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      mails.push(await PostalMime.parse(Buffer.concat(chunks)))
      for (const check of [...waiting]) check()
      await held
      if (isBreaking) for (const socket of sockets) socket.destroy()
      else callback()
    },
  })
  server.server.on('connection', (socket) => sockets.add(socket))
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
    refuses(address, code) {
      refusals.set(address, code)
    },
    holds() {
      let release = () => {}
      held = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    breaksOff() {
      isBreaking = true
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
