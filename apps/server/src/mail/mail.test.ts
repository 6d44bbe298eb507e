import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMailServer, type MailServer } from '../../test/support/network/mail-server.ts'
import { KICK_OFF, testClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { createMailer, type MailerParts } from './mailer.ts'
import { resetPasswordMail } from './reset-password-mail.ts'
import { sayWhereMailGoes } from './say-where-mail-goes.ts'
import { smtpMailer } from './smtp-mailer.ts'
import { welcomeMail } from './welcome-mail.ts'

const LINK = 'https://bettle.example/reset-password?token=abc-_1&id=7'
const aMail = (to = 'ana@example.com') => ({
  to,
  ...resetPasswordMail({ name: 'Ana López', email: 'ana@example.com', link: LINK }),
})

let folder: string
let mailServer: MailServer
const logged: string[] = []
let parts: MailerParts

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bettle-mail-'))
  mailServer = await aMailServer()
  const config = readConfig({ DATA_DIR: folder, MAIL_FROM: 'Bettle <play@bettle.example>' })
  parts = { config, clock: testClock(), log: pino({}, { write: (line) => logged.push(line) }) }
})
beforeEach(() => {
  logged.length = 0
})
afterAll(async () => {
  await mailServer.close()
  await rm(folder, { recursive: true, force: true })
})

describe('the outbox', () => {
  it('the outbox stores each email as a file that a mail program opens and only its owner can read, and logs the path [A21]', async () => {
    const mailer = createMailer(parts)
    await Promise.all([mailer.send(aMail()), mailer.send(aMail('ben@example.com'))])
    await mailer.close()
    const outbox = join(folder, 'outbox')
    const files = await readdir(outbox)
    expect(files).toHaveLength(2)
    for (const file of files) {
      expect(file).toMatch(/^20260501T180000\.000Z-[0-9a-f-]{36}\.eml$/)
      expect((await stat(join(outbox, file))).mode & 0o777).toBe(0o600)
      expect(logged.some((line) => line.includes(`is in ${join(outbox, file)}`))).toBe(true)
    }
    const parsed = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))))
    expect(parsed.map(({ to }) => to?.[0]?.address).sort()).toEqual(['ana@example.com', 'ben@example.com'])
    expect(parsed[0]).toMatchObject({
      from: { name: 'Bettle', address: 'play@bettle.example' },
      subject: 'Reset your Bettle password',
    })
    expect(new Date(parsed[0]?.date ?? '').getTime()).toBe(KICK_OFF)
    expect(parsed[0]?.text).toContain(`Set a new password:\n${LINK}`)
    expect(parsed[0]?.html).toContain(LINK.replace('&', '&amp;'))
  })
})

describe('an email with a link', () => {
  it.each([
    'Visit https://prize.example',
    'www.prize.example',
    'prize.example',
    'call +44 1632 960000',
    'you@prize.example',
  ])('an email with a link does not greet by a name that carries a link or a message: %s [A26]', (name) => {
    for (const compose of [resetPasswordMail, welcomeMail]) {
      const { text, html } = compose({ name, email: 'ana@example.com', link: LINK })
      expect(text).toContain('\n\nHello,\n\n')
      expect(text + html).not.toContain(name)
    }
  })

  it.each(['Ana López', 'J. R. O’Neill-Smith Jr.', 'Анна'])(
    'an email with a link greets a user by the name %s [A26]',
    (name) => {
      expect(resetPasswordMail({ name, email: 'ana@example.com', link: LINK }).text).toContain(`Hello ${name},`)
    },
  )
})

describe('emails at the start of the server', () => {
  const said = (environment: Record<string, string>) => {
    const config = readConfig({ DATA_DIR: folder, AUTH_SECRET: 'x'.repeat(32), ...environment })
    return sayWhereMailGoes({ config, log: parts.log, address: { url: 'http://127.0.0.1:3000' } })
  }

  it('a start without SMTP_URL says that emails go to the outbox, and logs a warning in production [A21]', () => {
    const saying = [`Email: SMTP_URL is not set, so emails are written to ${join(folder, 'outbox')}`]
    expect(said({})).toEqual(saying)
    expect(logged).toEqual([])
    expect(said({ NODE_ENV: 'production', EMBEDDED: 'yes' })).toEqual(saying)
    expect(logged.join()).toContain('SMTP_URL is not set: the server sends no emails')
    expect(logged.join()).toContain('PUBLIC_URL is not set: links in emails lead to http://127.0.0.1:3000')
  })

  it('a start with SMTP_URL and PUBLIC_URL says and logs nothing about emails [A21]', () => {
    const environment = {
      NODE_ENV: 'production',
      EMBEDDED: 'yes',
      SMTP_URL: mailServer.url,
      PUBLIC_URL: 'https://bettle.example',
    }
    expect(said(environment)).toEqual([])
    expect(logged).toEqual([])
  })
})

describe('sending by SMTP', () => {
  const pauses = [0, 0]

  it('the SMTP mailer sends an email as text and as HTML to exactly one address [A21]', async () => {
    const mailer = createMailer({ ...parts, config: { ...parts.config, smtpUrl: mailServer.url } })
    await mailer.send(aMail('cleo@example.com'))
    await mailer.close()
    const mail = await mailServer.mailTo('cleo@example.com')
    expect(mail.to).toEqual([{ name: '', address: 'cleo@example.com' }])
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
    expect(mail.text).toContain('Hello Ana López,')
    expect(mail.html).toContain('Hello Ana López,')
  })

  it('the SMTP mailer fails after three tries of an email while the mail server defers it, and sends it on a later request [A21]', async () => {
    const mailer = smtpMailer(mailServer.url, parts, { pauses })
    const before = mailServer.tries
    mailServer.answersWith(450)
    await expect(mailer.send(aMail('later@example.com'))).rejects.toThrow('not now')
    expect(mailServer.tries - before).toBe(3)
    mailServer.answersWith(undefined)
    await mailer.send(aMail('later@example.com'))
    await mailer.close()
    expect(await mailServer.mailTo('later@example.com')).toBeDefined()
  })

  it('the SMTP mailer tries an email that the mail server refuses permanently only once [A21]', async () => {
    const mailer = smtpMailer(mailServer.url, parts, { pauses })
    const before = mailServer.tries
    mailServer.answersWith(550)
    await expect(mailer.send(aMail())).rejects.toThrow('not now')
    expect(mailServer.tries - before).toBe(1)
    mailServer.answersWith(undefined)
    await mailer.close()
  })

  it('the SMTP mailer fails after the third try if the mail server cannot be reached [A21]', async () => {
    const stopped = await aMailServer()
    await stopped.close()
    const mailer = smtpMailer(stopped.url, parts, { pauses })
    await expect(mailer.send(aMail())).rejects.toThrow('ECONNREFUSED')
    expect(logged.filter((line) => line.includes('it is tried again'))).toHaveLength(2)
    await mailer.close()
  })
})

describe('an email that is tried once', () => {
  it.each([
    [undefined, 'sent'],
    [450, 'again'],
    [550, 'refused'],
  ] as const)('is tried once if the mail server answers %s, and says %s [RE13] [PR1084]', async (code, answer) => {
    const mailer = smtpMailer(mailServer.url, parts)
    const before = mailServer.tries
    mailServer.answersWith(code)
    expect(await mailer.sendOnce(aMail('once@example.com'))).toBe(answer)
    expect(mailServer.tries - before).toBe(1)
    mailServer.answersWith(undefined)
    await mailer.close()
  })

  it('may be tried again if the mail server cannot be reached, but not if the connection broke after the email was handed over [RE13] [PR1084]', async () => {
    const stopped = await aMailServer()
    await stopped.close()
    const unreachable = smtpMailer(stopped.url, parts)
    expect(await unreachable.sendOnce(aMail())).toBe('again')
    await unreachable.close()

    const breaking = await aMailServer()
    breaking.breaksOff()
    const mailer = smtpMailer(breaking.url, parts)
    expect(await mailer.sendOnce(aMail('broken@example.com'))).toBe('unknown')
    expect(breaking.mails).toHaveLength(1)
    await mailer.close()
    await breaking.close()
  })
})

describe('the HTML of an email', () => {
  it('the HTML of an email escapes the special characters of an address, and its text does not', () => {
    const { html, text } = welcomeMail({ name: 'Ana', email: '"<b>Ana&"@example.com', link: LINK })
    expect(html).toContain('account for &quot;&lt;b&gt;Ana&amp;&quot;@example.com.')
    expect(html).not.toContain('<b>')
    expect(text).toContain('account for "<b>Ana&"@example.com.')
  })

  it('an email loads no external content, and supports dark mode', () => {
    for (const { html } of [aMail(), welcomeMail({ name: 'Ana', email: 'ana@example.com', link: LINK })]) {
      expect(html).not.toMatch(/<img|url\(|<link |<script/)
      expect(html).toContain('prefers-color-scheme: dark')
    }
  })
})
