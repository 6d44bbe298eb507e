/** Why a user reports a message or a name. Further codes may be added ([MD1]). */
export const REPORT_REASONS = ['insult', 'hate', 'threat', 'spam', 'cheating', 'private-data', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Reports of one user within 24 hours of wall time ([MD4]). */
export const REPORTS_A_DAY = 30

/** Users whom one user blocks at most ([MD12]). */
export const MOST_BLOCKED = 500
