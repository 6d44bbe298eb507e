/** The reasons for which a user can report a message or a name. Later versions may add further codes ([MD1]). */
export const REPORT_REASONS = ['insult', 'hate', 'threat', 'spam', 'cheating', 'private-data', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** The most reports that one user sends within 24 hours of wall time ([MD4]). */
export const REPORTS_A_DAY = 30

/** The most users whom one user blocks ([MD12]). */
export const MOST_BLOCKED = 500
