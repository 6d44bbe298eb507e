import type { Notice } from '@bettle/contract'
import { dayAndTime } from '../../text/date-text.ts'

type Details = Notice['details']

/** The sentence of each kind of notice. `name` is the name of the competition. */
const SENTENCES: Readonly<Record<string, (name: string, details: Details) => string>> = {
  drawn: (name, { stage }) => `The draw for ${name} was made. You play in ${stageText(stage)}.`,
  admitted: (name) => `A place in ${name} became free. You now have this place.`,
  'place-lost': (name) =>
    `Your account was disabled for a while, so you lost your place in ${name}. While enrolment is open you can enrol again.`,
  'left-out': (name) => `You do not play in ${name}: no place became free for you as a reserve.`,
  waiting: (name) => `You play in ${name} from the next season on.`,
  seated: (name) => `Your seat in the next game of ${name} is ready. You can bet before the kick-off.`,
  unseated: (name) =>
    `You no longer play in one of the next games of ${name}. Your bets in it are void, and nothing is lost.`,
  'rivals-changed': (name) =>
    `The players of your next game in ${name} have changed. You keep your seat and your bets.`,
  clash: (name, { other }) =>
    `Your next game in ${name} is at nearly the same time as your game in ${other ?? 'another competition'}. You can play both.`,
  started: (name) => `Your game in ${name} has started.`,
  moved: (name, { kickOffAt }) =>
    typeof kickOffAt === 'string'
      ? `Your next game in ${name} has a new kick-off: ${dayAndTime(Date.parse(kickOffAt))}.`
      : `A match of ${name} has a new kick-off.`,
  advanced: (name, { stage }) =>
    stage === 'groups' ? `You have reached the knockout of ${name}.` : `You have reached the next round of ${name}.`,
  eliminated: (name, { stage }) => `You are out of ${name} after ${stageText(stage)}.`,
  champion: (name) => `You have won ${name}. Congratulations!`,
  promoted: (name, { stage }) => `You go up a division in ${name} after ${stageText(stage)}.`,
  relegated: (name, { stage }) => `You go down a division in ${name} after ${stageText(stage)}.`,
  lapsed: (name) => `${name} goes on without you, because you were absent from your last games.`,
  decided: (name, { gains, more }) =>
    `There is a decision in ${name}. ${gains ? `It helps ${gains}${more ? ` and ${more} more` : ''}.` : 'It helps no player now.'} The competition’s page shows the reason.`,
  proposed: (name, { gains, more }) =>
    `The organiser of ${name} proposes a decision. ${gains ? `It would help ${gains}${more ? ` and ${more} more` : ''}.` : 'It would help no player now.'} See its page to vote.`,
  disqualified: (name) => `The organiser disqualified you from ${name}. The competition’s page shows the reason.`,
  'not-started': (name) => `${name} does not start, because there were too few players or matches.`,
  rematch: (_, { by, home, away }) => `${by} invites you to the next game with the same people: ${home} v ${away}.`,
  cancelled: (name) => `${name} was cancelled. Results of finished games stay.`,
}

/**
 * Returns the sentence of a notice. For a kind that this version of the app does not know, the sentence names only the
 * competition.
 */
export function noticeText({ kind, details }: Pick<Notice, 'kind' | 'details'>): string {
  const name = typeof details.name === 'string' ? details.name : 'A competition'
  const sentence = Object.hasOwn(SENTENCES, kind) ? SENTENCES[kind] : undefined
  return sentence
    ? sentence(name, details)
    : `${name} has news that this version of Bettle cannot show. Reload the page.`
}

/**
 * Returns the name of a stage for use within a sentence. A notice does not contain the number of ties, so a knockout
 * round is named by its number.
 */
function stageText(stage: Details[string] | undefined): string {
  const [, kind, number] = /^(round|season)-(\d+)$/.exec(String(stage)) ?? []
  if (kind === 'round') return `knockout round ${number}`
  return kind === 'season' ? `season ${number}` : 'the group stage'
}
