import type { LandingContent } from '@bettle/contract'

/** The content before the first revision. It describes only features that exist. */
export const DEFAULT_LANDING: LandingContent = {
  page: {
    title: 'Bettle: call the next ten minutes',
    description:
      'A live prediction game on football matches. Play with free chips and your friends. Place one bet each round: over or under.',
  },
  sections: [
    {
      kind: 'hero',
      visible: true,
      heading: 'Call the next',
      accent: 'ten minutes.',
      text: 'How many corners before the clock shows 40? Choose over or under before the round starts, then watch every event on the pitch change your bet. Everyone gets a hundred free chips, and there is nothing to buy.',
      action: 'Play now',
      media: {
        kind: 'shipped',
        name: 'game',
        shape: 'tall',
        alt: 'The game on a phone: the score and the clock above, the round’s progress, and the bets for the next round below.',
      },
    },
    {
      kind: 'how-it-works',
      visible: true,
      heading: 'How it works',
      text: 'Six cards, one minute. Turn the cards over.',
      cards: [
        {
          title: 'Take a seat',
          text: 'Join an open lobby, type a friend’s code, or open a lobby of your own.',
          back: 'A lobby is one match and the people who play it. Everyone begins with the same chips. You can play, or only watch.',
        },
        {
          title: 'Live rounds',
          text: 'The match is divided into rounds of ten minutes.',
          back: 'Each half has five rounds. The last round of a half is five minutes plus added time. It ends when the half ends.',
        },
        {
          title: 'Over or under',
          text: 'Corners, throw-ins, shots, cards: pick one. Then pick over or under.',
          back: 'Over 1.5 corners wins with two or more corners. Under 1.5 wins with one or none. The price says how much you get back for each chip.',
        },
        {
          title: 'Chips are free',
          text: 'Nobody can buy chips, and chips buy nothing.',
          back: 'You start each game with the same chips as everyone else, usually a hundred. You place one bet each round. Your chips decide your rank, and nothing else.',
        },
        {
          title: 'Watch it count',
          text: 'Every event on the pitch changes your bet at once.',
          back: 'A bar fills, a tag turns to WINNING, the ranking changes. When the round is over, everyone sees who won. Each bet shows which events counted.',
        },
        {
          title: 'Final whistle',
          text: 'The player with the most chips wins.',
          back: 'You see a podium and your game in three numbers. The pot is paid in trophies. Then play again.',
        },
      ],
    },
    {
      kind: 'social-modes',
      visible: true,
      heading: 'Better with friends',
      text: 'Watch a match together, each with a phone. Or play with friends in other cities, and chat.',
      modes: [
        {
          title: 'Private lobbies',
          text: 'The list does not show your lobby. Share the code, the link or the QR code with your friends. They join with only a name.',
        },
        {
          title: 'Open lobbies',
          text: 'Join a lobby from the list. The list shows the match, the host and the start of the next half.',
        },
        {
          title: 'Chat and spectators',
          text: 'Every lobby has a chat. Spectators can watch and chat without betting.',
        },
        {
          title: 'Your house rules',
          text: 'As host you choose the chips, the stakes and the length of a round. You also choose whether players see the other bets when a round has begun.',
        },
        {
          title: 'Who records the match',
          text: 'An operator or a feed of counts records the match. In a private lobby your own room can record it.',
        },
        {
          title: 'Your room records',
          text: 'Open a private lobby on a copy of the match. Everyone taps what they see. An event counts when enough players agree. A host without a seat can record alone.',
        },
      ],
    },
    {
      kind: 'game-modes',
      visible: true,
      heading: 'Game modes',
      text: 'Two ways to make it harder to play safe.',
      modes: [
        {
          title: 'Bettle Chips',
          text: 'A play you have used cannot be used again in a later round. So use your favourite plays at the right time.',
        },
        {
          title: 'Bet Stop',
          text: 'The host sets how often you may repeat the same play. After that you must choose another play.',
        },
      ],
    },
    {
      kind: 'competitions',
      visible: true,
      heading: 'Tournaments and leagues',
      text: 'Chips are free in competitions too. An invitation code opens exclusive games with prizes.',
      tournaments: {
        title: 'Tournaments',
        text: 'Free to enter, winner takes all. First a group stage, then knockout rounds until one player is left.',
      },
      leagues: {
        title: 'Leagues',
        text: 'Divisions 1 to 3. Play the season. The best players go up a division, the last players go down.',
      },
    },
    {
      kind: 'previews',
      visible: true,
      heading: 'Look inside',
      text: 'This small screen shows a practice match. Join at any time. A practice match runs faster than a real match.',
      live: true,
      pictures: [
        {
          kind: 'shipped',
          name: 'hub',
          shape: 'tall',
          alt: 'The lobbies on a phone: six boxes for a code, and below the boxes the open lobbies with the matches.',
        },
        {
          kind: 'shipped',
          name: 'game-wide',
          shape: 'wide',
          alt: 'The game on a large screen: own bets on the left, the match and the next bets in the middle, the ranking and the chat on the right.',
        },
        {
          kind: 'shipped',
          name: 'podium',
          shape: 'tall',
          alt: 'The end of a game on a phone: a podium with the first three players, and the winner’s chips.',
        },
      ],
    },
    { kind: 'team', visible: true, heading: 'Meet the team', text: '', members: [] },
    {
      kind: 'invitation',
      visible: true,
      heading: 'The next round is about to start',
      text: 'You need one minute to create an account. Then press once to join a game.',
      action: 'Take a seat',
    },
  ],
  footer: {
    text: 'Bettle is a game. Chips are free, cannot be bought and are worth nothing outside the game.',
    links: [
      { label: 'Sign in', href: '/login' },
      { label: 'Terms of Service', href: '/terms-of-service' },
    ],
  },
}
