import type { BanReason, ReportReason } from '@bettle/rules'
import { msg } from '../texts/msg.ts'

/** The texts of the reasons for a report, for reporters and administrators. */
export const REPORT_REASON_TEXTS: Readonly<Record<ReportReason, string>> = {
  insult: msg('report-ui.report-reasons.insults-or-bullies-someone'),
  hate: msg('report-ui.report-reasons.hate-speech'),
  threat: msg('report-ui.report-reasons.threatens-someone'),
  spam: msg('report-ui.report-reasons.spam-or-advertising'),
  cheating: msg('report-ui.report-reasons.cheating'),
  'private-data': msg('report-ui.report-reasons.shows-private-data'),
  other: msg('report-ui.report-reasons.something-else'),
}

export const BAN_REASON_TEXTS: Readonly<Record<BanReason, string>> = {
  insults: msg('report-ui.report-reasons.insults'),
  hate: msg('report-ui.report-reasons.hate-speech'),
  threats: msg('report-ui.report-reasons.threats'),
  spam: msg('report-ui.report-reasons.spam'),
  cheating: msg('report-ui.report-reasons.cheating'),
  'offensive-name': msg('report-ui.report-reasons.offensive-name'),
  other: msg('report-ui.report-reasons.another-breach-of-the'),
}
