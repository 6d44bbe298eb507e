import type { LandingContent } from '@bettle/contract'

/** The content before the first revision. It describes only features that exist. */
export const DEFAULT_LANDING: LandingContent = {
  page: {
    title: 'Bettle: call the next ten minutes',
    description:
      'A live prediction game on football matches. Free chips, your friends, one call each round: over or under.',
  },
  sections: [
    {
      kind: 'hero',
      visible: true,
      heading: 'Call the next',
      accent: 'ten minutes.',
      text: 'How many corners before the clock shows 40? Over or under: say it before the round starts, then watch every event on the pitch move your call. A hundred free chips each, nothing to buy, everything to brag about.',
      action: 'Play now',
      media: {
        kind: 'shipped',
        name: 'game',
        shape: 'tall',
        alt: 'The game on a phone: the score and the clock above, the round’s progress, and the calls for the next round below.',
      },
    },
    {
      kind: 'how-it-works',
      visible: true,
      heading: 'How it works',
      text: 'Six cards, one minute. Turn them over.',
      cards: [
        {
          title: 'Take a seat',
          text: 'Join an open lobby, type a friend’s code, or open a lobby of your own.',
          back: 'A lobby is one match and the people who play it. Everyone begins with the same chips. You play, or you sit in the stand and watch.',
        },
        {
          title: 'Live rounds',
          text: 'The match is cut into rounds of ten minutes.',
          back: 'Each half has five of them. The last is a five-minute live round plus added time, and it ends when the half does.',
        },
        {
          title: 'Over or under',
          text: 'Corners, throw-ins, shots, cards: pick one, pick a side.',
          back: 'Over 1.5 corners wins with two or more; under 1.5 with one or none. The price beside it says what each chip pays back.',
        },
        {
          title: 'Chips are free',
          text: 'They cannot be bought, and they buy nothing.',
          back: 'You start each game with a full stack, usually a hundred. One call a round, one stake. What you win counts towards the table, and that is all it is for.',
        },
        {
          title: 'Watch it count',
          text: 'Every event on the pitch moves your call, at once.',
          back: 'A bar fills, a tag turns to WINNING, the table moves. When the round is over it is settled in front of everybody, and each call shows which events counted.',
        },
        {
          title: 'Final whistle',
          text: 'Most chips wins the lobby.',
          back: 'A podium, the story of your game in three numbers, and the pot, paid out in trophies. Then: play again.',
        },
      ],
    },
    {
      kind: 'social-modes',
      visible: true,
      heading: 'Better with company',
      text: 'A match on the big screen, everybody with a phone. Or friends in five cities and one chat.',
      modes: [
        {
          title: 'Private lobbies',
          text: 'Your lobby stays off the list. Six letters and digits are the key: share the code, a link or a square to scan, and friends are in with a name alone.',
        },
        {
          title: 'Open lobbies',
          text: 'Join a lobby from the list. The list says which match it is, who hosts and when the next half begins.',
        },
        {
          title: 'Chat and the stand',
          text: 'Every lobby has its chat, and room for spectators who would rather comment than call.',
        },
        {
          title: 'Your house rules',
          text: 'As host you choose the chips, the stakes, how long a round is, and whether everyone sees the others’ calls once a round has begun, or never.',
        },
        {
          title: 'Who records the match',
          text: 'An operator records what happens on the pitch, or a feed of counts does. In a private lobby your own room can.',
        },
        {
          title: 'Your room records',
          text: 'Open a private lobby on a copy of the match. Everyone taps what they see, and an event stands when enough agree. A host without a seat can record alone.',
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
          text: 'A play you have used cannot be used again in a later round. Spend your favourites well.',
        },
        {
          title: 'Bet Stop',
          text: 'The host says how often the same play may be repeated. After that you have to think of another.',
        },
      ],
    },
    {
      kind: 'competitions',
      visible: true,
      heading: 'Tournaments and leagues',
      text: 'Chips are free here, too.',
      tournaments: {
        title: 'Tournaments',
        text: 'Free to enter, winner takes all. A group stage first, then knockout rounds until one is left.',
      },
      leagues: {
        title: 'Leagues',
        text: 'Divisions 1 to 3. Play the season, go up with the best of your group, and mind the drop.',
      },
    },
    {
      kind: 'previews',
      visible: true,
      heading: 'Look inside',
      text: 'A practice match runs in small. Step in whenever you like: it goes faster than a real one.',
      live: true,
      pictures: [
        {
          kind: 'shipped',
          name: 'hub',
          shape: 'tall',
          alt: 'The lobbies on a phone: six boxes for a code, and below them the open lobbies with their matches.',
        },
        {
          kind: 'shipped',
          name: 'game-wide',
          shape: 'wide',
          alt: 'The game on a large screen: own bets on the left, the match and the calls in the middle, the table and the chat on the right.',
        },
        {
          kind: 'shipped',
          name: 'podium',
          shape: 'tall',
          alt: 'The end of a game on a phone: a podium with the first three, and the winner’s chips.',
        },
      ],
    },
    { kind: 'team', visible: true, heading: 'Meet the team', text: '', members: [] },
    {
      kind: 'invitation',
      visible: true,
      heading: 'The next round is about to start',
      text: 'An account takes a minute. Then one press seats you in a game.',
      action: 'Take a seat',
    },
  ],
  footer: {
    text: 'Bettle is a game. Chips are free, cannot be bought and are worth nothing outside it.',
    links: [
      { label: 'Sign in', href: '/login' },
      { label: 'Terms of Service', href: '/terms-of-service' },
    ],
  },
}
