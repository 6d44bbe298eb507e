import { BAN_REASONS, REPORT_REASONS } from '@bettle/rules'
import { z } from 'zod'
import { ChatMessage } from './chat.ts'
import { ListQuery, Message, PublicUser, Time, Total } from './fields/common.ts'
import { ChatMessageId, CircleId, LobbyId, MatchId, ReportedId, UserId } from './fields/ids.ts'
import { shownTextOrBlank } from './fields/shown-text.ts'
import { LobbyCode, LobbyCompetition } from './lobby/lobby.ts'
import { route } from './route.ts'

export const ReportReason = z.enum(REPORT_REASONS)
export const BanReason = z.enum(BAN_REASONS)

/** The text that the reporter adds to the reason, if any. */
const OptionalText = z.pipe(
  shownTextOrBlank(300, 'report-invisible'),
  z.transform((text: string) => text || undefined),
)
const Why = { reason: ReportReason, text: z.optional(OptionalText) }

export const reportMessage = route({
  method: 'POST',
  path: '/app/report/message',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Reports a chat message to the administrators. They see its text even if it is removed later. A second report of the same user changes nothing.',
  body: z.object({ messageId: ChatMessageId, ...Why }),
  reply: Message,
  errors: ['not-found', 'forbidden', 'rate-limited'],
  requestId: true,
})

export const reportName = route({
  method: 'POST',
  path: '/app/report/name',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Reports the names of a member of a lobby to the administrators. A second report of the same user about the same names changes nothing.',
  body: z.object({ lobbyId: LobbyId, userId: UserId, ...Why }),
  reply: Message,
  errors: ['lobby-not-found', 'not-found', 'forbidden', 'rate-limited'],
  requestId: true,
})

export const reportTeams = route({
  method: 'POST',
  path: '/app/report/teams',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Reports the names of the teams of a lobby’s match to the administrators, if a user opened the match for a room of their own. A second report of the same user about the same names changes nothing.',
  body: z.object({ lobbyId: LobbyId, ...Why }),
  reply: Message,
  errors: ['lobby-not-found', 'not-found', 'forbidden', 'rate-limited'],
  requestId: true,
})

export const reportCircle = route({
  method: 'POST',
  path: '/app/report/circle',
  access: 'player',
  area: 'app',
  summary:
    'Reports the name of a circle to the administrators. A user who is not a member, and is not asked or asking to join, states the code. A second report of the same user about the same name changes nothing.',
  body: z.object({ circleId: CircleId, code: z.optional(LobbyCode), ...Why }),
  reply: Message,
  errors: ['circle-not-found', 'forbidden', 'rate-limited'],
  requestId: true,
})

/**
 * `open`: no administrator has closed the report. `dismissed`: an administrator closed it, because nothing had to be
 * done. `handled`: an administrator closed it after doing something.
 */
export const ReportStatus = z.enum(['open', 'dismissed', 'handled'])
export type ReportStatus = z.infer<typeof ReportStatus>
/** `teams`: the names of the teams of a match that a user opened for a room of their own. `circle`: the name of a circle. */
export const ReportKind = z.enum(['message', 'name', 'teams', 'circle'])
export type ReportKind = z.infer<typeof ReportKind>

/** A reported message or a reported name, with all reports about it. */
export const Reported = z.object({
  _id: ReportedId,
  kind: ReportKind,
  status: ReportStatus,
  /**
   * The author of the reported message, the member with the reported name, the user who named the teams, or the owner of
   * the circle at the first report.
   */
  user: PublicUser,
  /** The user's name and username at the first report; empty once the account is deleted. */
  name: z.string(),
  username: z.string(),
  /** The text of the message, or the name of the teams or the circle, at the first report; null for a name of a member. */
  text: z.string().nullable(),
  /** The lobby of the message or of the member; null for a circle. `lobbyCode` is empty for a game of a competition. */
  lobby: z
    .object({
      _id: LobbyId,
      lobbyCode: z.string(),
      matchId: MatchId,
      competition: LobbyCompetition.optional(),
    })
    .nullable(),
  /** The circle with its current name, if the name of a circle is reported and the circle still exists. */
  circle: z.object({ _id: CircleId, name: z.string() }).optional(),
  messageId: z.nullable(ChatMessageId),
  /** Number of users who reported this message or name. */
  count: z.number().int(),
  /** The reasons of all reports, the most frequent first. */
  reasons: z.array(ReportReason),
  firstAt: Time,
  lastAt: Time,
  closedAt: Time.nullable(),
  closedBy: PublicUser.nullable(),
})
export type Reported = z.infer<typeof Reported>

const Report = z.object({
  user: PublicUser,
  reason: ReportReason,
  text: z.string().nullable(),
  at: Time,
})

const ById = z.object({ id: ReportedId })

export const adminListReports = route({
  method: 'GET',
  path: '/admin/report',
  access: 'admin',
  area: 'admin',
  summary:
    'Lists the reported messages and names, each once with the number of reports. Open reports come first, then the latest. ?status, ?kind and ?account limit the list to one status, kind or user.',
  query: ListQuery.extend({
    status: ReportStatus.optional(),
    kind: ReportKind.optional(),
    account: z.optional(UserId),
  }),
  reply: z.object({ reports: z.array(Reported), total: Total.optional() }),
  errors: [],
})

export const adminGetReport = route({
  method: 'GET',
  path: '/admin/report/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Returns a reported message or name with its reports, and for a message the ten messages around it.',
  params: ById,
  unknown: 'not-found',
  reply: z.object({
    report: Reported.extend({
      reports: z.array(Report),
      /** At most five messages before the reported message and five after it, in order. */
      context: z.array(ChatMessage),
      /** When the user's current ban ends; null if the user is not banned. */
      bannedUntil: Time.nullable(),
      /** When the user's mute in this lobby ends; null if the user is not muted, or without a lobby. */
      mutedUntil: Time.nullable(),
    }),
  }),
  errors: ['not-found'],
})

export const adminCloseReport = route({
  method: 'POST',
  path: '/admin/report/:id/close',
  access: 'admin',
  area: 'admin',
  summary:
    'Closes all reports of a message or name as dismissed or as handled. If another user reports the same message or name, the report opens again.',
  params: ById,
  unknown: 'not-found',
  body: z.object({ outcome: z.enum(['dismissed', 'handled']) }),
  reply: z.object({ report: Reported }),
  errors: ['not-found', 'forbidden'],
  requestId: true,
})

export const adminReopenReport = route({
  method: 'POST',
  path: '/admin/report/:id/reopen',
  access: 'admin',
  area: 'admin',
  summary: 'Opens closed reports again.',
  params: ById,
  unknown: 'not-found',
  reply: z.object({ report: Reported }),
  errors: ['not-found', 'forbidden'],
  requestId: true,
})
