import type { Notice } from '@bettle/contract'
import { dayAndTime } from '../../text/date-text.ts'
import { msg } from '../../texts/msg.ts'

type Details = Notice['details']

/** The sentence of each kind of notice. `name` is the name of the competition. */
const SENTENCES: Readonly<Record<string, (name: string, details: Details) => string>> = {
  drawn: (name, { stage }) => msg('notice.notice-text.the-draw-for-was', { name, stage: stageText(stage) }),
  admitted: (name) => msg('notice.notice-text.a-place-in-became', { name }),
  'place-lost': (name) => msg('notice.notice-text.your-account-was-disabled', { name }),
  'left-out': (name) => msg('notice.notice-text.you-do-not-play', { name }),
  waiting: (name) => msg('notice.notice-text.you-play-in-from', { name }),
  seated: (name) => msg('notice.notice-text.your-seat-in-the', { name }),
  unseated: (name) => msg('notice.notice-text.you-no-longer-play', { name }),
  'rivals-changed': (name) => msg('notice.notice-text.the-players-of-your', { name }),
  clash: (name, { other }) =>
    msg('notice.notice-text.your-next-game-in', {
      name,
      other: other ?? msg('notice.notice-text.another-competition'),
    }),
  started: (name) => msg('notice.notice-text.your-game-in-has', { name }),
  moved: (name, { kickOffAt }) =>
    typeof kickOffAt === 'string'
      ? msg('notice.notice-text.your-next-game-in-has', { name, time: dayAndTime(Date.parse(kickOffAt)) })
      : msg('notice.notice-text.a-match-of-has', { name }),
  advanced: (name, { stage }) =>
    stage === 'groups'
      ? msg('notice.notice-text.you-have-reached-the', { name })
      : msg('notice.notice-text.you-have-reached-the-next', { name }),
  eliminated: (name, { stage }) => msg('notice.notice-text.you-are-out-of', { name, stage: stageText(stage) }),
  champion: (name) => msg('notice.notice-text.you-have-won-congratulations', { name }),
  promoted: (name, { stage }) => msg('notice.notice-text.you-go-up-a', { name, stage: stageText(stage) }),
  relegated: (name, { stage }) => msg('notice.notice-text.you-go-down-a', { name, stage: stageText(stage) }),
  lapsed: (name) => msg('notice.notice-text.goes-on-without-you', { name }),
  decided: (name, { gains, more }) =>
    msg('notice.notice-text.there-is-a-decision', {
      name,
      hasGains: Boolean(gains),
      gains,
      hasMore: Boolean(more),
      more,
    }),
  proposed: (name, { gains, more }) =>
    msg('notice.notice-text.the-organiser-of-proposes', {
      name,
      hasGains: Boolean(gains),
      gains,
      hasMore: Boolean(more),
      more,
    }),
  disqualified: (name) => msg('notice.notice-text.the-organiser-disqualified-you', { name }),
  'not-started': (name) => msg('notice.notice-text.does-not-start-because', { name }),
  rematch: (_, { by, home, away }) => msg('notice.notice-text.invites-you-to-the', { by, home, away }),
  'circle-asked': (_, { by, circle }) => msg('notice.notice-text.asks-you-to-join', { by, circle }),
  'circle-wants-in': (_, { by, circle }) => msg('notice.notice-text.asks-to-join-your', { by, circle }),
  'circle-admitted': (_, { by, circle }) => msg('notice.notice-text.let-you-into-the', { by, circle }),
  evening: (_, { by, circle, home, away, kickOffAt }) =>
    typeof kickOffAt === 'string'
      ? msg('notice.notice-text.opened-an-evening-at', {
          by,
          circle,
          home,
          away,
          time: dayAndTime(Date.parse(kickOffAt)),
        })
      : msg('notice.notice-text.opened-an-evening', { by, circle, home, away }),
  cancelled: (name) => msg('notice.notice-text.was-cancelled-results-of', { name }),
}

/**
 * Returns the sentence of a notice. For a kind that this version of the app does not know, the sentence names only the
 * competition.
 */
export function noticeText({ kind, details }: Pick<Notice, 'kind' | 'details'>): string {
  const name = typeof details.name === 'string' ? details.name : msg('notice.notice-text.a-competition')
  const sentence = Object.hasOwn(SENTENCES, kind) ? SENTENCES[kind] : undefined
  return sentence ? sentence(name, details) : msg('notice.notice-text.has-news-that-this', { name })
}

/**
 * Returns the name of a stage for use within a sentence. A notice does not contain the number of ties, so a knockout
 * round is named by its number.
 */
function stageText(stage: Details[string] | undefined): string {
  const [, kind, number] = /^(round|season)-(\d+)$/.exec(String(stage)) ?? []
  if (kind === 'round') return msg('notice.notice-text.knockout-round', { number })
  return kind === 'season' ? msg('notice.notice-text.season', { number }) : msg('notice.notice-text.the-group-stage')
}
