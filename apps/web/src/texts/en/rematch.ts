import type { Catalog } from '../catalog.ts'

export const rematch = {
  'rematch-card.next-match-with-the': { text: 'Next match with the same people', about: 'Heading, rematch card.' },
  'rematch-card.opened-a-game-on': {
    text: '{isOwn, select, true {You have opened a game on {homeTeam} v {awayTeam}.} other {<bold>{name}</bold> has opened a game on {homeTeam} v {awayTeam}.}}',
    about: 'Sentence, invited.',
    params: {
      isOwn: 'whether the user opened the game',
      bold: 'bold letters',
      name: 'name of a player',
      homeTeam: 'home team',
      awayTeam: 'away team',
    },
  },
  'rematch-card.when-you-choose-a': {
    text: 'When you choose a match, all members of this lobby are invited{bringsBots, select, true {, and its bots take their seats} other {}}. The rules stay the same.',
    about: 'Sentences, choice.',
    params: { bringsBots: 'whether the lobby has bots' },
  },
  'rematch-card.the-next-practice-match': {
    text: 'You can choose the next practice match soon.',
    about: 'Sentence, choice.',
  },
  'rematch-card.v': {
    text: '{homeTeam} v {awayTeam}',
    about: 'Text, choice.',
    params: { homeTeam: 'home team', awayTeam: 'away team' },
  },
  'rematch-card.go-to-the-game': { text: 'Go to the game', about: 'Button, invited.' },
  'rematch-card.join': { text: 'Join', about: 'Button, invited.' },
  'rematch-card.watch': { text: 'Watch', about: 'Button, invited.' },
  'rematch-card.under-way': { text: 'Under way', about: 'Text, rematch card.' },
  'rematch-card.kick-off-not-announced': { text: 'Kick-off not announced yet', about: 'Text, rematch card.' },
} as const satisfies Catalog
