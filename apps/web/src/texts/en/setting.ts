import type { Catalog } from '../catalog.ts'

/** The names of a lobby’s settings, their values and the ways to play. */
export const setting = {
  'label.max-players': { text: 'Max players', about: 'Name of a setting of a lobby.' },
  'hint.max-players': { text: 'Spectators do not count.', about: 'Below a setting of a lobby.' },
  'label.starting-chips': { text: 'Starting chips', about: 'Name of a setting of a lobby.' },
  'label.is-private': { text: 'Private lobby', about: 'Name of a setting of a lobby.' },
  'hint.is-private': {
    text: 'Not in the list of lobbies: you get a code, a link and a QR code to share.',
    about: 'Below a setting of a lobby.',
  },
  'label.allow-guests': { text: 'Guests by link', about: 'Name of a setting of a lobby.' },
  'hint.allow-guests': {
    text: 'Friends with the link need only a name to play. Guests cannot win trophies. Guests can chat only if you let them.',
    about: 'Below a setting of a lobby.',
  },
  'label.game-mode': { text: 'Game mode', about: 'Name of a setting of a lobby.' },
  'game-mode.classic': { text: 'Classic', about: 'A choice of a setting.' },
  'game-mode.classic-hint': {
    text: 'You can repeat the same play in every round.',
    about: 'Explains a choice of a setting.',
  },
  'game-mode.bettle-chips': { text: 'Bettle Chips', about: 'A choice of a setting.' },
  'game-mode.bettle-chips-hint': {
    text: 'You can use each play only once in a game.',
    about: 'Explains a choice of a setting.',
  },
  'game-mode.bet-stop': { text: 'Bet Stop', about: 'A choice of a setting.' },
  'game-mode.bet-stop-hint': {
    text: 'You can repeat the same play only a few times.',
    about: 'Explains a choice of a setting.',
  },
  'label.max-play-repeats': { text: 'Repeats of a play', about: 'Name of a setting of a lobby.' },
  'hint.max-play-repeats': {
    text: 'How often a play can be used again after the first time.',
    about: 'Below a setting of a lobby.',
  },
  'label.min-bet-amount': { text: 'Smallest bet', about: 'Name of a setting of a lobby.' },
  'label.max-bet-amount': { text: 'Largest bet', about: 'Name of a setting of a lobby.' },
  'label.betting-time-limit': { text: 'Betting time', about: 'Name of a setting of a lobby.' },
  'label.inactivity-penalty': { text: 'Inactivity penalty', about: 'Name of a setting of a lobby.' },
  'hint.inactivity-penalty': {
    text: 'A player loses these chips in each round without a bet.',
    about: 'Below a setting of a lobby.',
  },
  'label.round-duration': { text: 'Round length', about: 'Name of a setting of a lobby.' },
  'label.break-duration': { text: 'Break before a round', about: 'Name of a setting of a lobby.' },
  'hint.break-duration': {
    text: 'Betting closes at least this long before the next round.',
    about: 'Below a setting of a lobby.',
  },
  'label.show-competitor-bets': { text: "Show competitors' bets", about: 'Name of a setting of a lobby.' },
  'hint.show-competitor-bets': {
    text: 'Players see the bets of others once the round has started. If this is off, players never see other bets.',
    about: 'Below a setting of a lobby.',
  },
  'label.allow-late-betting': { text: 'Allow late betting', about: 'Name of a setting of a lobby.' },
  'hint.allow-late-betting': {
    text: 'Betting stays open until the next round starts.',
    about: 'Below a setting of a lobby.',
  },
  'label.enable-bettle-cards': { text: 'Bettle cards', about: 'Name of a setting of a lobby.' },
  'hint.enable-bettle-cards': {
    text: 'Each player gets three of the cards Boost, Shield, Near Miss and Scout. Each card can be played once, together with a bet.',
    about: 'Below a setting of a lobby.',
  },
  'label.card-effect-strength': { text: 'Strength of cards', about: 'Name of a setting of a lobby.' },
  'hint.card-effect-strength': {
    text: 'A Boost multiplies a win by this number. A Shield returns a part of a lost stake: half of the stake at 1.5, and the whole stake from 2.',
    about: 'Below a setting of a lobby.',
  },
  'label.card-cooldown-time': { text: 'Rounds between cards', about: 'Name of a setting of a lobby.' },
  'hint.card-cooldown-time': {
    text: 'After a card, a player waits this many rounds before playing the next card.',
    about: 'Below a setting of a lobby.',
  },
  'label.allow-spectators': { text: 'Allow spectators', about: 'Name of a setting of a lobby.' },
  'hint.allow-spectators': { text: 'People who join may choose only to watch.', about: 'Below a setting of a lobby.' },
  'label.allow-chatting': { text: 'Allow chatting', about: 'Name of a setting of a lobby.' },
  'hint.allow-chatting': {
    text: 'Players and spectators can write to each other.',
    about: 'Below a setting of a lobby.',
  },
  'label.auto-kick-inactive': { text: 'Remove inactive players', about: 'Name of a setting of a lobby.' },
  'hint.auto-kick-inactive': {
    text: 'After three rounds in a row without a bet, a player becomes a spectator for good.',
    about: 'Below a setting of a lobby.',
  },
  'label.is-tournament': { text: 'Elimination', about: 'Name of a setting of a lobby.' },
  'hint.is-tournament': {
    text: 'Players can be out of the game before the match ends.',
    about: 'Below a setting of a lobby.',
  },
  'label.elimination-by': { text: 'How players go out', about: 'Name of a setting of a lobby.' },
  'elimination-by.threshold': { text: 'Chips', about: 'A choice of a setting.' },
  'elimination-by.threshold-hint': {
    text: 'A player who is below the threshold at the end of a round and has no open bet is out of the game. The last player left wins.',
    about: 'Explains a choice of a setting.',
  },
  'elimination-by.cuts': { text: 'Cuts', about: 'A choice of a setting.' },
  'elimination-by.cuts-hint': {
    text: 'After chosen rounds the lower half of the ranking is out of the game: 8 players, then 4, then 2. The last two play for the win.',
    about: 'Explains a choice of a setting.',
  },
  'label.first-cut': { text: 'First cut after', about: 'Name of a setting of a lobby.' },
  'label.rounds-between-cuts': { text: 'Rounds from cut to cut', about: 'Name of a setting of a lobby.' },
  'hint.rounds-between-cuts': {
    text: 'Half of the active players stay at a cut, and two stay at the last one.',
    about: 'Below a setting of a lobby.',
  },
  'label.elimination-threshold': { text: 'Elimination threshold', about: 'Name of a setting of a lobby.' },
  'hint.elimination-threshold': {
    text: 'A player with fewer chips than this is out.',
    about: 'Below a setting of a lobby.',
  },
  'label.prize-distribution': { text: 'Who gets the pot', about: 'Name of a setting of a lobby.' },
  'prize-distribution.winner-takes-all': { text: 'Winner takes all', about: 'A choice of a setting.' },
  'prize-distribution.winner-takes-all-hint': {
    text: 'The winner gets the whole pot.',
    about: 'Explains a choice of a setting.',
  },
  'prize-distribution.top-3': { text: 'Top three', about: 'A choice of a setting.' },
  'prize-distribution.top-3-hint': {
    text: 'The first player gets 50 %, the second 30 % and the third 20 %. Two players share the pot 70 to 30.',
    about: 'Explains a choice of a setting.',
  },
  'prize-distribution.proportional': { text: 'By chips', about: 'A choice of a setting.' },
  'prize-distribution.proportional-hint': {
    text: 'All players who bet share the pot, by their chips at the end.',
    about: 'Explains a choice of a setting.',
  },
  'unit.seats': {
    text: '{count, plural, one {seat} other {seats}}',
    about: 'The unit of a setting, beside a field with a number.',
    params: { count: 'a number: count' },
  },
  'unit.chips': {
    text: '{count, plural, one {chip} other {chips}}',
    about: 'The unit of a setting, beside a field with a number.',
    params: { count: 'a number: count' },
  },
  'unit.times': {
    text: '{count, plural, one {time} other {times}}',
    about: 'The unit of a setting, beside a field with a number.',
    params: { count: 'a number: count' },
  },
  'unit.min': { text: 'min', about: 'The unit of a setting, beside a field with a number.' },
  'unit.rounds': {
    text: '{count, plural, one {round} other {rounds}}',
    about: 'The unit of a setting, beside a field with a number.',
    params: { count: 'a number: count' },
  },
  'value.seats': {
    text: '{count, plural, one {{count} seat} other {{count} seats}}',
    about: 'The value of a setting.',
    params: { count: 'a number' },
  },
  'value.chips': {
    text: '{count, plural, one {{count} chip} other {{count} chips}}',
    about: 'The value of a setting.',
    params: { count: 'a number' },
  },
  'value.times': {
    text: '{count, plural, one {{count} time} other {{count} times}}',
    about: 'The value of a setting.',
    params: { count: 'a number' },
  },
  'value.rounds': {
    text: '{count, plural, one {{count} round} other {{count} rounds}}',
    about: 'The value of a setting.',
    params: { count: 'a number' },
  },
  'value.min': { text: '{count} min', about: 'The value of a setting, in minutes.', params: { count: 'the number' } },
  'warning.alone': { text: 'You will play alone: nobody else can take a seat.', about: 'Warns a host of settings.' },
  'warning.more-than-chips': {
    text: 'Nobody can bet more than they have, and everyone starts with {chips} chips.',
    about: 'Warns a host of settings.',
    params: { chips: 'the starting chips' },
  },
  'warning.late-without-time': {
    text: '{minutes, plural, one {Betting stays open until the next round starts: the betting time of {minutes} minute has no effect.} other {Betting stays open until the next round starts: the betting time of {minutes} minutes has no effect.}}',
    about: 'Warns a host of settings.',
    params: { minutes: 'a number: minutes' },
  },
  'warning.time-over-round': {
    text: '{open, plural, one {The betting time is longer than a round of {round} minutes: betting closes after {open} minute.} other {The betting time is longer than a round of {round} minutes: betting closes after {open} minutes.}}',
    about: 'Warns a host of settings.',
    params: { open: 'a number: minutes', round: 'the minutes of a round' },
  },
  'warning.open-shortly': {
    text: '{minutes, plural, one {Betting on the next round is open for only {minutes} minute of each round.} other {Betting on the next round is open for only {minutes} minutes of each round.}}',
    about: 'Warns a host of settings.',
    params: { minutes: 'a number: minutes' },
  },
  'warning.penalty-takes-all': {
    text: '{rounds, plural, one {A player who does not bet for one round has no chips left.} other {A player who does not bet for {rounds} rounds has no chips left.}}',
    about: 'Warns a host of settings.',
    params: { rounds: 'a number: rounds' },
  },
  'warning.no-cut': {
    text: 'A match has {rounds} rounds, and no cut comes after the last one: nobody will be out.',
    about: 'Warns a host of settings.',
    params: { rounds: 'rounds' },
  },
  'warning.large-last-cut': {
    text: 'With {players} players the last cut leaves 2 of {left}.',
    about: 'Warns a host of settings.',
    params: { players: 'the seats', left: 'the players before the last cut' },
  },
  'preset.classic': { text: 'Classic', about: 'A way to play, on a button.' },
  'preset.classic-hint': { text: 'Bet once a round, on whatever you like.', about: 'Explains a way to play.' },
  'preset.bettle-chips': { text: 'Bettle Chips', about: 'A way to play, on a button.' },
  'preset.bettle-chips-hint': { text: 'You can use each play only once in a game.', about: 'Explains a way to play.' },
  'preset.bet-stop': { text: 'Bet Stop', about: 'A way to play, on a button.' },
  'preset.bet-stop-hint': {
    text: 'You can repeat a play three times, then no more.',
    about: 'Explains a way to play.',
  },
  'preset.blind': { text: 'Blind', about: 'A way to play, on a button.' },
  'preset.blind-hint': { text: 'Players never see what the others bet.', about: 'Explains a way to play.' },
  'preset.quick': { text: 'Quick', about: 'A way to play, on a button.' },
  'preset.quick-hint': { text: 'Five-minute rounds: eighteen bets in a match.', about: 'Explains a way to play.' },
  'preset.knockout': { text: 'Knockout', about: 'A way to play, on a button.' },
  'preset.knockout-hint': {
    text: 'A player with fewer than ten chips is out of the game.',
    about: 'Explains a way to play.',
  },
  'preset.cuts': { text: 'Cut evening', about: 'A way to play, on a button.' },
  'preset.cuts-hint': {
    text: 'After rounds 3 and 7 the lower half of the ranking is out: 8 players, then 4, then 2.',
    about: 'Explains a way to play.',
  },
} as const satisfies Catalog
