import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect } from '@playwright/test'

export interface MailSink {
  readonly url: string
  /** Returns the private link in the email with this number, counted from 1, to an address. */
  link(address: string, number?: number): Promise<string>
  close(): Promise<void>
}

interface Mail {
  readonly to: string
  readonly text: string
}

const LINK = /https?:\/\/\S+\/confirm-email\?\S+/

/** Starts a mail server that accepts every email. It implements only the part of SMTP (RFC 5321) that this needs. */
export async function aMailSink(): Promise<MailSink> {
  const mails: Mail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    accept(socket, (mail) => mails.push(mail))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const linksTo = (address: string) =>
    mails.filter(({ to }) => to === address.toLowerCase()).flatMap(({ text }) => LINK.exec(text)?.[0] ?? [])
  return {
    url: `smtp://127.0.0.1:${port}`,
    async link(address, number = 1) {
      await expect.poll(() => linksTo(address).length).toBe(number)
      const link = linksTo(address).at(-1)
      if (link === undefined) throw new Error(`No link in the mails to ${address}`)
      return link
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

function accept(socket: Socket, onMail: (mail: Mail) => void): void {
  let waiting = ''
  let to = ''
  let content: string | undefined
  const answer = (line: string) => void socket.write(`${line}\r\n`)
  answer('220 mail sink')
  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => {
    waiting += chunk
    for (;;) {
      const end = content === undefined ? '\r\n' : '\r\n.\r\n'
      const at = waiting.indexOf(end)
      if (at < 0) return
      const line = waiting.slice(0, at)
      waiting = waiting.slice(at + end.length)
      if (content !== undefined) {
        onMail({ to, text: readable(line) })
        content = undefined
        answer('250 accepted')
      } else if (/^DATA/i.test(line)) {
        content = ''
        answer('354 go on')
      } else {
        to = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1]?.toLowerCase() ?? to
        answer(/^QUIT/i.test(line) ? '221 bye' : '250 ok')
      }
    }
  })
  socket.on('error', () => socket.destroy())
}

/** Decodes quoted-printable: long lines are broken, and special characters are written as =XX. */
function readable(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}
