import * as z from 'zod/mini'

/**
 * Returns the schema of an id, a UUID. The server creates ids of version 7, which sort by creation time. Each kind of
 * id has its own brand, so that the compiler refuses a lobby's id as a match's id. The schema converts ids to lower
 * case, so that topics and comparisons agree. The database ignores case in ids.
 */
const id = <Brand extends string>(_brand: Brand) => z.uuid().check(z.toLowerCase()).brand<Brand>()

export const UserId = id('UserId')
export type UserId = z.infer<typeof UserId>
export const SessionId = id('SessionId')
export type SessionId = z.infer<typeof SessionId>
export const MatchId = id('MatchId')
export type MatchId = z.infer<typeof MatchId>
export const HalfId = id('HalfId')
export type HalfId = z.infer<typeof HalfId>
export const RoundId = id('RoundId')
export type RoundId = z.infer<typeof RoundId>
export const OddsId = id('OddsId')
export type OddsId = z.infer<typeof OddsId>
export const MatchEventId = id('MatchEventId')
export type MatchEventId = z.infer<typeof MatchEventId>
export const EventTypeId = id('EventTypeId')
export type EventTypeId = z.infer<typeof EventTypeId>
export const LobbyId = id('LobbyId')
export type LobbyId = z.infer<typeof LobbyId>
export const BetId = id('BetId')
export type BetId = z.infer<typeof BetId>
export const AvatarId = id('AvatarId')
export type AvatarId = z.infer<typeof AvatarId>
export const ChatMessageId = id('ChatMessageId')
export type ChatMessageId = z.infer<typeof ChatMessageId>
export const ActionId = id('ActionId')
export type ActionId = z.infer<typeof ActionId>
export const CrashGroupId = id('CrashGroupId')
export type CrashGroupId = z.infer<typeof CrashGroupId>
export const FeedProviderId = id('FeedProviderId')
export type FeedProviderId = z.infer<typeof FeedProviderId>
export const ReportedId = id('ReportedId')
export type ReportedId = z.infer<typeof ReportedId>
export const CompetitionId = id('CompetitionId')
export type CompetitionId = z.infer<typeof CompetitionId>
export const RoomTapId = id('RoomTapId')
export type RoomTapId = z.infer<typeof RoomTapId>
export const EntryId = id('EntryId')
export type EntryId = z.infer<typeof EntryId>
export const GuestAddressId = id('GuestAddressId')
export type GuestAddressId = z.infer<typeof GuestAddressId>
export const CircleId = id('CircleId')
export type CircleId = z.infer<typeof CircleId>
export const PushSubscriptionId = id('PushSubscriptionId')
export type PushSubscriptionId = z.infer<typeof PushSubscriptionId>
