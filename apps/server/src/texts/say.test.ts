import { LANGUAGES, type Language } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LANDING, defaultLandingIn } from '../features/content/default-landing.ts'
import { invitationMeta } from '../features/lobby/invitation/invitation-meta.ts'
import { deviceNameIn, UNKNOWN_DEVICE } from '../features/session/device-name.ts'
import { metaOfPage } from '../http/pages/page-meta.ts'
import { accountNoticeMail } from '../mail/account-notice-mail.ts'
import { confirmEmailMail } from '../mail/confirm-email-mail.ts'
import { confirmRegistrationMail } from '../mail/confirm-registration-mail.ts'
import { resetPasswordMail } from '../mail/reset-password-mail.ts'
import { welcomeMail } from '../mail/welcome-mail.ts'
import { say } from './say.ts'

const ALL = Object.keys(LANGUAGES) as Language[]
const PARTS = { name: 'Ana', email: 'ana@example.com', link: 'https://bettle.example/x?token=1' }

describe('a text of the server', () => {
  it('is in the language that is asked for, with its values', () => {
    expect(ALL.map((language) => say(language, 'mail.greeting.named', { name: 'Ana' }))).toEqual([
      'Hello Ana,',
      'Hallo Ana,',
      'Hola, Ana:',
      'Olá, Ana!',
      'Bonjour Ana,',
    ])
  })

  it('counts as the language does, and chooses by a word', () => {
    const players = (language: Language, entries: number) => say(language, 'page.competition.tournament', { entries })
    expect([0, 1, 2].map((entries) => players('en', entries))).toEqual([
      'A tournament with 0 players on Bettle.',
      'A tournament with 1 player on Bettle.',
      'A tournament with 2 players on Bettle.',
    ])
    expect([0, 1, 2].map((entries) => players('fr', entries))).toEqual([
      'Un tournoi avec 0 inscription sur Bettle.',
      'Un tournoi avec 1 inscription sur Bettle.',
      'Un tournoi avec 2 inscriptions sur Bettle.',
    ])
    const closed = (host: string) => say('de', 'page.invitation.closed', { host })
    expect([closed('none'), closed('Ana')]).toEqual([
      'Diese Partie ist geschlossen.',
      'Die Partie von Ana ist geschlossen.',
    ])
  })
})

describe('an email', () => {
  const MAILS: Readonly<Record<string, (language: Language) => { subject: string; text: string; html: string }>> = {
    reset: (language) => resetPasswordMail(PARTS, language),
    welcome: (language) => welcomeMail(PARTS, language),
    'new address': (language) => confirmEmailMail(PARTS, language),
    registration: (language) => confirmRegistrationMail(PARTS, language),
    'email changed': (language) => accountNoticeMail({ kind: 'email-changed' }, PARTS, language),
    'password changed': (language) => accountNoticeMail({ kind: 'password-changed' }, PARTS, language),
    'new device': (language) =>
      accountNoticeMail({ kind: 'new-device', device: deviceNameIn(language, 'Firefox on Windows') }, PARTS, language),
    'unknown device': (language) =>
      accountNoticeMail({ kind: 'new-device', device: deviceNameIn(language, UNKNOWN_DEVICE) }, PARTS, language),
  }

  it.each(Object.entries(MAILS))('is in the language of its recipient: %s [PR1046]', (_kind, compose) => {
    const mails = ALL.map((language) => ({ language, ...compose(language) }))
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(ALL.length)
    for (const { language, text, html } of mails) {
      expect(html).toContain(`<html lang="${language}">`)
      expect(text).toContain(`${say(language, 'mail.greeting.named', { name: 'Ana' })}\n\n`)
      expect(text).toContain(PARTS.link)
      expect(text).not.toMatch(/[{}]/)
      if (language !== 'en') expect(text).not.toMatch(/\b(you|your|the)\b/i)
    }
  })
})

describe('the head of a page', () => {
  it('is in the language of the page [PR1046]', () => {
    const titles = ALL.map((language) => metaOfPage('/register')?.(language).title)
    expect(titles).toEqual([
      'Create your account · Bettle',
      'Konto anlegen · Bettle',
      'Crea tu cuenta · Bettle',
      'Crie sua conta · Bettle',
      'Crée ton compte · Bettle',
    ])
  })

  it('of a link to a lobby writes the kick-off as the language does [PR1046]', () => {
    const card = {
      match: { homeTeam: 'France', awayTeam: 'Croatia', status: 'upcoming', startTime: '2026-06-14T18:30:00.000Z' },
      hostUser: { username: 'Ana' },
      players: 3,
      gameSettings: { maxPlayers: 8, startingChips: 100 },
      status: 'open',
    } as unknown as Parameters<typeof invitationMeta>[0]
    expect(invitationMeta(card)('en')).toEqual({
      title: 'France v Croatia · Bettle',
      description:
        'Kick-off 14 June 2026 at 18:30 UTC. Ana’s game, 3 of 8 places taken, 100 free chips each. Over or under, before the round starts.',
      isPrivate: true,
    })
    expect(invitationMeta(card)('de')).toMatchObject({
      title: 'France – Croatia · Bettle',
      description:
        'Anpfiff 14. Juni 2026 um 18:30 UTC. Die Partie von Ana: 3 von 8 Plätzen belegt, je 100 Chips gratis. Über oder unter, bevor die Runde beginnt.',
    })
  })
})

it('the landing page before the first publication is in the language of the page, and is made once [PR1046]', () => {
  expect(defaultLandingIn('en')).toBe(DEFAULT_LANDING)
  for (const language of ALL) {
    const content = defaultLandingIn(language)
    expect(defaultLandingIn(language)).toBe(content)
    expect(content.sections.map(({ kind }) => kind)).toEqual(DEFAULT_LANDING.sections.map(({ kind }) => kind))
    if (language !== 'en') expect(content.page.description).not.toBe(DEFAULT_LANDING.page.description)
  }
})
