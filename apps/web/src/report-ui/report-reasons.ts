import type { BanReason, ReportReason } from '@bettle/rules'

/** The texts of the reasons for a report, for reporters and administrators. */
export const REPORT_REASON_TEXTS: Readonly<Record<ReportReason, string>> = {
  insult: 'Insults or bullies someone',
  hate: 'Hate speech',
  threat: 'Threatens someone',
  spam: 'Spam or advertising',
  cheating: 'Cheating',
  'private-data': 'Shows private data',
  other: 'Something else',
}

export const BAN_REASON_TEXTS: Readonly<Record<BanReason, string>> = {
  insults: 'Insults',
  hate: 'Hate speech',
  threats: 'Threats',
  spam: 'Spam',
  cheating: 'Cheating',
  'offensive-name': 'Offensive name',
  other: 'Another breach of the rules',
}
