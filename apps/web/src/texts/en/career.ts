import type { Catalog } from '../catalog.ts'

export const career = {
  'calibration-table.how-often-your-bets': { text: 'How often your bets won', about: 'Heading, calibration table.' },
  'calibration-table.the-expected-chance-comes': {
    text: "The expected chance comes from the odds, without Bettle's margin. Void bets are left out.",
    about: 'Sentence, calibration table.',
  },
  'calibration-table.your-bets-grouped-by': {
    text: 'Your bets, grouped by the chance in their odds',
    about: 'Caption of a table, calibration table.',
  },
  'calibration-table.chance': { text: 'Chance', about: 'Head of a column, calibration table.' },
  'calibration-table.won': { text: 'Won', about: 'Head of a column, calibration table.' },
  'calibration-table.bets': { text: 'Bets', about: 'Head of a column, calibration table.' },
  'calibration-table.won-2': { text: 'won', about: 'Text, calibration table.' },
  'calibration-table.expected': { text: 'expected', about: 'Text, calibration table.' },
  'calibration-table.expected-2': {
    text: '{share} %, expected {told} %',
    about: 'Text, band.',
    params: { share: 'share', told: 'told' },
  },
  'calibration-table.of': { text: '{won} of {bets}', about: 'Text, band.', params: { won: 'won', bets: 'bets' } },
  'career-panel.none-of-your-games': {
    text: 'None of your games counts yet. A game counts when at least two players had a settled bet and the results are confirmed. Practice games never count.',
    about: 'Sentence, numbers.',
  },
  'career-panel.best-bet': { text: 'Best bet', about: 'Heading, numbers.' },
  'career-panel.you-have-not-won': {
    text: 'You have not won a bet in any counted game yet.',
    about: 'Sentence, numbers.',
  },
  'career-panel.competitions': { text: 'Competitions', about: 'Heading, competition record.' },
  'career-panel.at-for': {
    text: '{line} at {odds}: {payout} for {stake}. {gameLink}',
    about: 'Sentence, best bet line.',
    params: { line: 'line', odds: 'odds', payout: 'payout', stake: 'stake', gameLink: 'game link' },
  },
  'career-panel.your-career': { text: 'Your career', about: 'Title, career panel.' },
  'career-panel.your-career-could-not': { text: 'Your career could not be loaded.', about: 'Title, career panel.' },
  'career-panel.games': { text: 'Games', about: 'Label, numbers.' },
  'career-panel.wins': { text: 'Wins', about: 'Label, numbers.' },
  'career-panel.win-rate': { text: 'Win rate', about: 'Label, numbers.' },
  'career-panel.trophies': { text: 'Trophies', about: 'Label, numbers.' },
  'career-panel.entered': { text: 'Entered', about: 'Label, competition record.' },
  'career-panel.won': { text: 'Won', about: 'Label, competition record.' },
  'career-panel.line': {
    text: '{betType, select, over {over {threshold} {event}} other {under {threshold} {event}}}',
    about: 'The best bet: {line} of a sentence. Career panel.',
    params: { betType: 'over or under', threshold: 'the line of the bet', event: 'name of the event type' },
  },
} as const satisfies Catalog
