export type MailKind = 'reset-link' | 'welcome' | 'confirm-email' | 'email-changed' | 'password-changed' | 'new-device'

/** The most emails of one kind in an hour and in a day. */
interface Rate {
  readonly anHour: number
  readonly aDay: number
}

interface KindLimits {
  readonly ofAddress: Rate
  /** Per account, to any address. */
  readonly ofAccount: Rate
  /** Per day to an address whose owner has followed no link: another user may have registered it. */
  readonly unconfirmedADay: number
}

/**
 * The most emails to one inbox ([A37]); docs/operations.md has the same table.
 * Each kind counts separately: notices, which others cause, use up no link that a user requests.
 */
export const MAIL_LIMITS: Readonly<Record<MailKind, KindLimits>> = {
  'reset-link': { ofAddress: { anHour: 5, aDay: 20 }, ofAccount: { anHour: 5, aDay: 20 }, unconfirmedADay: 10 },
  welcome: { ofAddress: { anHour: 3, aDay: 5 }, ofAccount: { anHour: 3, aDay: 5 }, unconfirmedADay: 5 },
  'confirm-email': { ofAddress: { anHour: 5, aDay: 10 }, ofAccount: { anHour: 10, aDay: 20 }, unconfirmedADay: 10 },
  'email-changed': { ofAddress: { anHour: 3, aDay: 5 }, ofAccount: { anHour: 3, aDay: 5 }, unconfirmedADay: 1 },
  'password-changed': { ofAddress: { anHour: 2, aDay: 5 }, ofAccount: { anHour: 2, aDay: 5 }, unconfirmedADay: 1 },
  'new-device': { ofAddress: { anHour: 3, aDay: 6 }, ofAccount: { anHour: 3, aDay: 6 }, unconfirmedADay: 1 },
}

/** Of all kinds in a day. It exceeds the sum of all kinds except the password link, so that link always has room. */
export const ALL_KINDS_A_DAY = { ofAddress: 60, ofAccount: 60 }
