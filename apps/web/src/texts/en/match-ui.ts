import type { Catalog } from '../catalog.ts'

export const matchUi = {
  'event-type.goal': { text: 'Goal', about: 'The name of an event type, on a tab, a button or in a list.', max: 20 },
  'event-type.throw': { text: 'Throw', about: 'The name of an event type, on a tab, a button or in a list.', max: 20 },
  'event-type.corner': {
    text: 'Corner',
    about: 'The name of an event type, on a tab, a button or in a list.',
    max: 20,
  },
  'event-type.shot': { text: 'Shot', about: 'The name of an event type, on a tab, a button or in a list.', max: 20 },
  'event-type.card': { text: 'Card', about: 'The name of an event type, on a tab, a button or in a list.', max: 20 },
  'event-type.free-kick': {
    text: 'Free-Kick',
    about: 'The name of an event type, on a tab, a button or in a list.',
    max: 20,
  },
  'event-type.goal-kick': {
    text: 'Goal-Kick',
    about: 'The name of an event type, on a tab, a button or in a list.',
    max: 20,
  },
  'event-type.penalty': {
    text: 'Penalty',
    about: 'The name of an event type, on a tab, a button or in a list.',
    max: 20,
  },
  'event-type.offside': {
    text: 'Offside',
    about: 'The name of an event type, on a tab, a button or in a list.',
    max: 20,
  },
  'noun.goal': {
    text: '{count, plural, one {goal} other {goals}}',
    about:
      'The noun of an event type beside a number that is not part of it: “5 corners”, “no corners”, “fewer than 5 corners”.',
    params: { count: 'a number' },
  },
  'noun.throw': {
    text: '{count, plural, one {throw-in} other {throw-ins}}',
    about:
      'The noun of an event type beside a number that is not part of it: “5 corners”, “no corners”, “fewer than 5 corners”.',
    params: { count: 'a number' },
  },
  'noun.corner': {
    text: '{count, plural, one {corner} other {corners}}',
    about:
      'The noun of an event type beside a number that is not part of it: “5 corners”, “no corners”, “fewer than 5 corners”.',
    params: { count: 'a number' },
  },
  'noun.shot': {
    text: '{count, plural, one {shot} other {shots}}',
    about:
      'The noun of an event type beside a number that is not part of it: “5 corners”, “no corners”, “fewer than 5 corners”.',
    params: { count: 'a number' },
  },
  'noun.card': {
    text: '{count, plural, one {card} other {cards}}',
    about:
      'The noun of an event type beside a number that is not part of it: “5 corners”, “no corners”, “fewer than 5 corners”.',
    params: { count: 'a number' },
  },
  'noun.free-kick': {
    text: '{count, plural, one {free kick} other {free kicks}}',
    about:
      'The noun of an event type beside a number that is not part of it: “5 corners”, “no corners”, “fewer than 5 corners”.',
    params: { count: 'a number' },
  },
  'noun.goal-kick': {
    text: '{count, plural, one {goal kick} other {goal kicks}}',
    about:
      'The noun of an event type beside a number that is not part of it: “5 corners”, “no corners”, “fewer than 5 corners”.',
    params: { count: 'a number' },
  },
  'noun.penalty': {
    text: '{count, plural, one {penalty} other {penalties}}',
    about:
      'The noun of an event type beside a number that is not part of it: “5 corners”, “no corners”, “fewer than 5 corners”.',
    params: { count: 'a number' },
  },
  'noun.offside': {
    text: '{count, plural, one {offside} other {offsides}}',
    about:
      'The noun of an event type beside a number that is not part of it: “5 corners”, “no corners”, “fewer than 5 corners”.',
    params: { count: 'a number' },
  },
  'bet-text.exactly-stake-back': {
    text: '; exactly {threshold}: stake back',
    about: 'Text, bet text.',
    params: { threshold: 'threshold' },
  },
  'bet-text.or-more': {
    text: '{threshold} or more {noun}{push}',
    about: 'Text, bet text.',
    params: { threshold: 'threshold', noun: 'noun', push: 'push' },
  },
  'bet-text.fewer-than-no': { text: 'fewer than no {noun}', about: 'Text, bet text.', params: { noun: 'noun' } },
  'bet-text.no': {
    text: '{isMost, select, true {no {noun}{push}} other {at most {most} {noun2}{push}}}',
    about: 'Text, bet text.',
    params: { isMost: 'whether most', noun: 'noun', most: 'most', noun2: 'noun2', push: 'push' },
  },
  'bet-text.enough-already': { text: 'enough already', about: 'Text, bet text.' },
  'bet-text.one-more': {
    text: '{needed, plural, one {one more {by}} other {{needed} more {by}}}',
    about: 'Text, bet text.',
    params: { needed: 'a number: needed', by: 'by' },
  },
  'bet-text.none-more': { text: 'none more {by}', about: 'Text, bet text.', params: { by: 'by' } },
  'bet-text.at-most-one-more': {
    text: '{room, plural, one {at most one more {by}} other {at most {room} more {by}}}',
    about: 'Text, bet text.',
    params: { room: 'a number: room', by: 'by' },
  },
  'bet-text.stake-back-if-none': {
    text: 'stake back if none more {by}',
    about: 'Text, bet text.',
    params: { by: 'by' },
  },
  'bet-text.too-many-already': { text: 'too many already', about: 'Text, bet text.' },
  'bet-text.by': { text: "by {halfNumber}'", about: 'Text, bet text.', params: { halfNumber: 'half number' } },
  'bet-text.by-half-time': { text: 'by half-time', about: 'Text, bet text.' },
  'bet-text.by-the-final-whistle': { text: 'by the final whistle', about: 'Text, bet text.' },
  'bet-text.fewer-than-1-of': { text: 'fewer than 1 of 10', about: 'Text, bet text.' },
  'bet-text.more-than-9-of': { text: 'more than 9 of 10', about: 'Text, bet text.' },
  'bet-text.about-of-10': { text: 'about {tenths} of 10', about: 'Text, bet text.', params: { tenths: 'tenths' } },
  'live-chance.chance': { text: 'Chance', about: 'Name of a figure in percent, live chance.', max: 8 },
  'live-chance.rising': { text: 'rising', about: 'Text, live chance.' },
  'live-chance.falling': { text: 'falling', about: 'Text, live chance.' },
  'card-art.near-miss': { text: 'NEAR MISS', about: 'Near miss, card art.' },
  'card-art.boost': { text: 'BOOST', about: 'Name printed on the card, in capitals. Card art.', max: 10 },
  'card-art.shield': { text: 'SHIELD', about: 'Name printed on the card, in capitals. Card art.', max: 10 },
  'card-art.scout': { text: 'SCOUT', about: 'Name printed on the card, in capitals. Card art.', max: 10 },
  'card-text.boost': { text: 'Boost', about: 'Boost, card text.' },
  'card-text.shield': { text: 'Shield', about: 'Shield, card text.' },
  'card-text.near-miss': { text: 'Near Miss', about: 'Near miss, card text.' },
  'card-text.scout': { text: 'Scout', about: 'Scout, card text.' },
  'card-text.a-win-pays-times': {
    text: 'A win pays {strength} times as much.',
    about: 'Text, card text.',
    params: { strength: 'strength' },
  },
  'card-text.if-the-bet-loses': { text: 'If the bet loses, you get the whole stake back.', about: 'Text, card text.' },
  'card-text.if-the-bet-loses-you': {
    text: 'If the bet loses, you get {share} % of the stake back.',
    about: 'Text, card text.',
    params: { share: 'share' },
  },
  'card-text.a-bet-that-loses': {
    text: 'A bet that loses by a single event is void: you get your stake back.',
    about: 'Text, card text.',
  },
  'card-text.when-betting-has-closed': {
    text: 'Once betting has closed, you see the other players’ bets on the next round.',
    about: 'Text, card text.',
  },
  'card-text.on-at-return-if': {
    text: '{stake} on {line} at {odds} return {payout} if the bet wins, and {boosted} with Boost.',
    about: 'Text, card text.',
    params: { stake: 'stake', line: 'line', odds: 'odds', payout: 'payout', boosted: 'boosted' },
  },
  'card-text.on-are-lost-if': {
    text: '{saved, plural, one {{stake} on {line} are lost if the bet loses. With Shield you get {saved} back.} other {{stake} on {line} are lost if the bet loses. With Shield you get {saved} back.}}',
    about: 'Text, card text.',
    params: { stake: 'stake', line: 'line', saved: 'a number: saved' },
  },
  'card-text.with-a-count-of': {
    text: '{line} with a count of {near} misses by one: with Near Miss you get your {stake} back.',
    about: 'Text, card text.',
    params: { line: 'line', near: 'near', stake: 'stake' },
  },
  'card-text.text': {
    text: '{isFar, select, true {{missed}} other {{missed} With a count of {far} the bet still loses.}}',
    about: 'Text, card text.',
    params: { missed: 'missed', isFar: 'whether far', far: 'far' },
  },
  'card-text.you-play-scout-with': {
    text: 'You play Scout with a bet on round 4. When betting on round 4 closes, you see the bets of all other players on round 4. The other players see these bets when the round begins.',
    about: 'Text, card text.',
  },
  'card-text.is-played-with-this': {
    text: '{name} is played with this bet',
    about: 'Text, card text.',
    params: { name: 'name' },
  },
  'card-text.showed-the-others-bets': {
    text: "{name} showed the others' bets",
    about: 'Text, card text.',
    params: { name: 'name' },
  },
  'card-text.brought-the-stake-back': {
    text: '{name} brought the stake back',
    about: 'Text, card text.',
    params: { name: 'name' },
  },
  'card-text.was-not-needed': { text: '{name} was not needed', about: 'Text, card text.', params: { name: 'name' } },
  'card-text.had-no-effect': { text: '{name} had no effect', about: 'Text, card text.', params: { name: 'name' } },
  'card-text.line': {
    text: '{betType, select, over {over {line}} other {under {line}}}',
    about: 'A bet within a sentence, such as “over 4.5”: {line} of the examples of cards. Card text.',
    params: { betType: 'over or under', line: 'the line of the bet' },
  },
  'card-text.chips': {
    text: '{credited, plural, one {{name}: +# chip} other {{name}: +# chips}}',
    about: 'The effect of a card on a bet. Text, card text.',
    params: { name: 'name of the card', credited: 'chips' },
  },
  'match-clock.ft': { text: 'FT', about: 'Text, match clock.' },
  'match-clock.ht': { text: 'HT', about: 'Text, match clock.' },
  'counts-text.no-counts-from-since': {
    text: 'No counts from {name} since {time}',
    about: 'Text, counts text.',
    params: { name: 'name', time: 'time' },
  },
  'counts-text.betting-waits': {
    text: '{since}. Betting is on hold.',
    about: 'Text, counts text.',
    params: { since: 'since' },
  },
  'counts-text.counts-from': {
    text: 'Counts from {name}{late}{hasTypes, select, true {: {types}} other {}}{hasUnknown, select, true {. No counts of {unknown} now: betting on these waits} other {}}{isUntimed, select, true {. It sends no time, so we cannot see if its counts are old} other {}}',
    about: 'Where the counts of a match come from. Text, counts text.',
    params: {
      name: 'name of the provider',
      late: 'how late they are, with a comma before it, or nothing',
      hasTypes: 'whether event types are named',
      types: 'names of event types',
      hasUnknown: 'whether the counts of some event types are unknown',
      unknown: 'names of these event types',
      isUntimed: 'whether the provider sends no time',
    },
  },
  'counts-text.about-s-late': {
    text: ', about {seconds} s late',
    about: 'Text, counts text.',
    params: { seconds: 'seconds' },
  },
  'counts-text.about-min-late': {
    text: ', about {seconds} min late',
    about: 'Text, counts text.',
    params: { seconds: 'seconds' },
  },
  'counts-text.practice-no-trophies-are': { text: 'Practice: no trophies are paid.', about: 'Text, counts text.' },
  'counts-text.a-player-opened-this': {
    text: 'A player opened this match, so it pays no trophies.',
    about: 'Text, counts text.',
  },
  'counts-text.this-game-counts-for': {
    text: 'This game counts for the competition. The competition pays trophies at the end.',
    about: 'Text, counts text.',
  },
  'counts-text.the-pot-is-paid': {
    text: 'The pot is paid in trophies once the results are confirmed.',
    about: 'Text, counts text.',
  },
  'counts-text.no-trophies-fewer-than': {
    text: 'No trophies: fewer than {minPlayers, plural, =1 {one} =2 {two} =3 {three} one {#} other {#}} players had a settled bet.',
    about: 'Text, counts text.',
    params: { minPlayers: 'how many players: 2' },
  },
  'counts-text.the-pot-is-paid-in': {
    text: 'The pot is paid in trophies if {minPlayers, plural, =1 {one} =2 {two} =3 {three} one {#} other {#}} players have a settled bet.',
    about: 'Text, counts text.',
    params: { minPlayers: 'how many players: 2' },
  },
  'cuts-text.round': { text: 'round {last}', about: 'Text, cuts text.', params: { last: 'last' } },
  'cuts-text.rounds-and': {
    text: 'rounds {rounds} and {last}',
    about: 'Text, cuts text.',
    params: { rounds: 'rounds', last: 'last' },
  },
  'house-rules.no-cards': { text: 'No cards', about: 'Text, house rules.' },
  'house-rules.bets': {
    text: 'Bets {minBetAmount}–{maxBetAmount}',
    about: 'Text, house rules.',
    params: { minBetAmount: 'min bet amount', maxBetAmount: 'max bet amount' },
  },
  'house-rules.late-betting': { text: 'Late betting', about: 'Text, house rules.' },
  'house-rules.no-inactivity-penalty': { text: 'No inactivity penalty', about: 'Text, house rules.' },
  'house-rules.inactivity-penalty': {
    text: 'Inactivity penalty {inactivityPenalty}',
    about: 'Text, house rules.',
    params: { inactivityPenalty: 'inactivity penalty' },
  },
  'house-rules.three-rounds-without-a': { text: 'Three rounds without a bet: out', about: 'Text, house rules.' },
  'house-rules.no-spectators': { text: 'No spectators', about: 'Text, house rules.' },
  'house-rules.no-chat': { text: 'No chat', about: 'Text, house rules.' },
  'house-rules.any-number-of-players': { text: 'Any number of players', about: 'Text, house rules.' },
  'house-rules.out-below-chips': {
    text: 'Out below {eliminationThreshold} chips',
    about: 'Text, house rules.',
    params: { eliminationThreshold: 'elimination threshold' },
  },
  'house-rules.cuts-after': { text: 'Cuts after {cuts}', about: 'Text, house rules.', params: { cuts: 'cuts' } },
  'house-rules.bettle-chips': { text: 'Bettle Chips', about: 'Text, house rules.' },
  'house-rules.bet-stop': {
    text: 'Bet Stop {maxPlayRepeats}',
    about: 'Text, house rules.',
    params: { maxPlayRepeats: 'max play repeats' },
  },
  'house-rules.pot-top-three': { text: 'Pot: top three', about: 'Text, house rules.' },
  'house-rules.pot-by-chips': { text: 'Pot by chips', about: 'Text, house rules.' },
  'house-rules.private': { text: 'Private', about: 'A lobby that only people with its code find. Text, house rules.' },
  'house-rules.blind': { text: 'Blind', about: 'Nobody sees the bets of others. Text, house rules.' },
  'house-rules.minute-rounds': {
    text: '{roundDuration}-minute rounds',
    about: 'Length of the rounds. Text, house rules.',
    params: { roundDuration: 'minutes' },
  },
  'house-rules.chips': {
    text: '{startingChips} chips',
    about: 'The chips at the start. Text, house rules.',
    params: { startingChips: 'chips' },
  },
  'house-rules.players': {
    text: '{count, plural, one {# player} other {# players}}',
    about: 'How many can play. Text, house rules.',
    params: { count: 'how many' },
  },
  'late-text.betting-on-round-1': { text: 'Betting on round 1 is over', about: 'Text, late text.' },
  'late-text.betting-on-rounds-1': {
    text: 'Betting on rounds 1 to {missed} is over',
    about: 'Text, late text.',
    params: { missed: 'missed' },
  },
  'late-text.one-round-is-left': { text: 'one round is left', about: 'Text, late text.' },
  'late-text.of-are-left': {
    text: '{left} of {total} are left',
    about: 'Text, late text.',
    params: { left: 'left', total: 'total' },
  },
  'late-text.you-also-start-with': {
    text: '{past}; {ahead}. You still start with {startingChips} chips.',
    about: 'Text, late text.',
    params: { past: 'past', ahead: 'ahead', startingChips: 'starting chips' },
  },
  'plain-rules.to-join-you-need': { text: 'To join, you need the link or the code', about: 'Text, plain rules.' },
  'plain-rules.everyone-sees-only-their': { text: 'Everyone sees only their own bets', about: 'Text, plain rules.' },
  'plain-rules.no-special-cards': { text: 'No special cards', about: 'Text, plain rules.' },
  'plain-rules.each-bet-to-chips': {
    text: 'Each bet: {minBetAmount} to {maxBetAmount} chips',
    about: 'Text, plain rules.',
    params: { minBetAmount: 'min bet amount', maxBetAmount: 'max bet amount' },
  },
  'plain-rules.you-can-bet-until': { text: 'You can bet until the round starts', about: 'Text, plain rules.' },
  'plain-rules.three-rounds-without-a': {
    text: 'Three rounds without a bet: you only watch',
    about: 'Text, plain rules.',
  },
  'plain-rules.no-spectators': { text: 'No spectators', about: 'Text, plain rules.' },
  'plain-rules.no-chat': { text: 'No chat', about: 'Text, plain rules.' },
  'plain-rules.any-number-of-players': { text: 'Any number of players', about: 'Text, plain rules.' },
  'plain-rules.up-to-player': {
    text: '{maxPlayers, plural, one {Up to {maxPlayers} player} other {Up to {maxPlayers} players}}',
    about: 'Text, plain rules.',
    params: { maxPlayers: 'a number: max players' },
  },
  'plain-rules.a-round-lasts-minutes': {
    text: 'A round lasts {roundDuration} minutes',
    about: 'Text, plain rules.',
    params: { roundDuration: 'round duration' },
  },
  'plain-rules.you-start-with-chips': {
    text: 'You start with {startingChips} chips',
    about: 'Text, plain rules.',
    params: { startingChips: 'starting chips' },
  },
  'plain-rules.out-of-the-game': {
    text: 'You are out below {eliminationThreshold} chips',
    about: 'Text, plain rules.',
    params: { eliminationThreshold: 'elimination threshold' },
  },
  'plain-rules.half-of-the-players': {
    text: 'Half of the players are out after {cuts}',
    about: 'Text, plain rules.',
    params: { cuts: 'cuts' },
  },
  'plain-rules.you-can-place-each': {
    text: 'You can place each kind of bet once in the game',
    about: 'Text, plain rules.',
  },
  'plain-rules.repeat-the-same-kind': {
    text: 'Repeat the same kind of bet at most {times, plural, =1 {once} =2 {twice} one {# time} other {# times}}',
    about: 'Text, plain rules.',
    params: { times: 'how often at most' },
  },
  'plain-rules.trophies-for-the-first': { text: 'Trophies for the first three', about: 'Text, plain rules.' },
  'plain-rules.trophies-shared-by-chips': { text: 'Trophies shared by chips', about: 'Text, plain rules.' },
  'plain-rules.a-round-without-a': { text: 'A round without a bet costs nothing', about: 'Text, plain rules.' },
  'plain-rules.a-round-without-a-bet': {
    text: '{penalty, plural, one {A round without a bet costs {penalty} chip} other {A round without a bet costs {penalty} chips}}',
    about: 'Text, plain rules.',
    params: { penalty: 'a number: penalty' },
  },
  'rules-in-full.the-game': { text: 'The game', about: 'Basic, rules in full.' },
  'rules-in-full.betting': { text: 'Betting', about: 'Betting, rules in full.' },
  'rules-in-full.rounds': { text: 'Rounds', about: 'Rounds, rules in full.' },
  'rules-in-full.the-lobby': { text: 'The lobby', about: 'Advanced, rules in full.' },
  'rules-in-full.prizes': { text: 'Prizes', about: 'Tournament, rules in full.' },
  'rules-in-full.yes': { text: 'Yes', about: 'Value, rules in full.' },
  'rules-in-full.no': { text: 'No', about: 'Value, rules in full.' },
  'rules-in-full.unlimited': { text: 'Unlimited', about: 'Value, rules in full.' },
  'pace.times-as-fast-as': {
    text: '{tempo} times as fast as in real life',
    about: 'Text, pace.',
    params: { tempo: 'tempo' },
  },
  'picture-dialog.save': { text: 'Save', about: 'Button, picture dialog.' },
  'picture-dialog.share': { text: 'Share', about: 'Button, picture dialog.' },
  'picture-dialog.the-picture-is-drawn': {
    text: 'The picture is drawn on this device. You decide who gets it.',
    about: 'Description, picture dialog.',
  },
  'picture-dialog.your-browser-protects-drawn': {
    text: 'Your browser blocks drawn pictures and returns only noise.',
    about: 'Title, picture dialog.',
  },
  'picture-dialog.nothing-was-saved-allow': {
    text: 'Nothing was saved. Allow this site to read canvas data in your browser’s settings, or take a screenshot.',
    about: 'Kept, picture dialog.',
  },
  'picture-dialog.the-picture-could-not': { text: 'The picture could not be drawn.', about: 'Title, picture dialog.' },
  'practice.practice': { text: 'Practice', about: 'Text, practice.' },
  'practice.a-simulated-match-for': { text: 'A simulated match for practice', about: 'Title, practice.' },
  'recorder-rules.an-event-shows-at': {
    text: 'An event shows at the first tap, with who tapped it.',
    about: 'Text, recorder rules.',
  },
  'recorder-rules.after-a-round-the': {
    text: 'After a round, the room asks its recorders about doubtful events. Your word does not count if it helps your own bet, nor does silence while you record alone.',
    about: 'Text, recorder rules.',
  },
  'recorder-rules.a-minute-after-the': {
    text: 'A minute after the round at the latest, it is decided for good.',
    about: 'Text, recorder rules.',
  },
  'recorder-text.private-match-recorded-by': {
    text: 'Private match, recorded by named players',
    about: 'Text, recorder text.',
  },
  'recorder-text.recorded-by-named-players': { text: 'Recorded by named players', about: 'Text, recorder text.' },
  'recorder-text.private-match-recorded-by-the': {
    text: 'Private match, recorded by the room',
    about: 'Text, recorder text.',
  },
  'recorder-text.recorded-by-the-room': { text: 'Recorded by the room', about: 'Text, recorder text.' },
  'recorder-text.recorded-by-an-operator': { text: 'Recorded by an operator', about: 'Operator, recorder text.' },
  'recorder-text.recorded-by-a-feed': { text: 'Recorded by a feed', about: 'Feed, recorder text.' },
  'recorder-text.nobody-records-this-match': {
    text: 'Nobody records this match yet',
    about: 'Nobody yet, recorder text.',
  },
  'recorder-text.recorded-by-an-operator-or': {
    text: 'Recorded by an operator or a feed',
    about: 'Unknown, recorder text.',
  },
  'seat-move-text.wants-to-move-the': {
    text: '{username} wants to move {guest}’s seat to another phone. {username} plays too, so another member has to say yes.',
    about: 'Text, seat move text.',
    params: { username: 'username', guest: 'guest' },
  },
  'seat-move-text.has-said-yes-the': {
    text: '{username} has said yes: {guest}’s seat may move to another phone.',
    about: 'Text, seat move text.',
    params: { username: 'username', guest: 'guest' },
  },
  'seat-move-text.has-made-a-link': {
    text: '{username} has made a link that moves {guest}’s seat to another phone.',
    about: 'Text, seat move text.',
    params: { username: 'username', guest: 'guest' },
  },
  'seat-move-text.plays-on-another-phone': {
    text: '{guest} now plays on another phone. The first phone can take the seat back until the match ends.',
    about: 'Text, seat move text.',
    params: { guest: 'guest' },
  },
  'seat-move-text.plays-on-the-first': {
    text: '{guest} is back on the first phone.',
    about: 'Text, seat move text.',
    params: { guest: 'guest' },
  },
  'bet-status.upcoming': { text: 'UPCOMING', about: 'The state of a bet, in capitals. Badge.' },
  'bet-status.active': { text: 'ACTIVE', about: 'The state of a bet, in capitals. Badge.' },
  'bet-status.winning': { text: 'WINNING', about: 'The state of a bet, in capitals. Badge.' },
  'bet-status.won': { text: 'WON', about: 'The state of a bet, in capitals. Badge.' },
  'bet-status.lost': { text: 'LOST', about: 'The state of a bet, in capitals. Badge.' },
  'bet-status.void': { text: 'VOID', about: 'The state of a bet, in capitals. Badge.' },
  'reason-text.everyone-left': {
    text: 'Everyone has left.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'reason-text.match-deleted': {
    text: 'The match was deleted.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'reason-text.match-called-off': {
    text: 'The match was abandoned.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'reason-text.match-not-started': {
    text: 'Nobody started the match in time.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'reason-text.half-reopened': {
    text: 'The half was reopened.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'reason-text.half-retimed': {
    text: 'The times of the half were corrected.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'reason-text.half-ended-earlier': {
    text: 'The half ended earlier.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'reason-text.event-late': {
    text: 'An event was recorded late.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'reason-text.event-changed': {
    text: 'An event was corrected.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'reason-text.event-removed': {
    text: 'An event was cancelled.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'reason-text.event-restored': {
    text: 'A removed event counts again.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'reason-text.players-changed': {
    text: 'The players of this game changed.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'reason-text.competition-cancelled': {
    text: 'The competition was cancelled.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'reason-text.stage-replayed': {
    text: 'The stage is played again.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'reason-text.taken-back': {
    text: 'An administrator undid the change.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'reason-text.count-unknown': {
    text: 'The provider did not state how many there were in this round.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'reason-text.start-known-late': {
    text: 'The round had already begun when the bet arrived.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'reason-text.player-cut': {
    text: 'The player was out of the game before this round, by a cut.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'reason-text.recorded-alone': {
    text: 'No other recorder was there who could have said otherwise.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'reason-text.claim-undecided': {
    text: 'The recorders did not agree about an event on which the bet depends.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'reason-text.chips-moved': {
    text: 'An administrator gave or took chips.',
    about: 'Why a bet is void, a round was corrected or a lobby was closed.',
  },
  'half-text.pre-match': { text: 'PRE-MATCH', about: 'Badge on the board of a match.' },
  'half-text.live-round': { text: 'LIVE ROUND', about: 'Badge on the board of a match.' },
  'half-text.round-break': { text: 'ROUND BREAK', about: 'Badge on the board of a match.' },
  'half-text.match-ended': { text: 'MATCH ENDED', about: 'Badge on the board of a match, and above its clock.' },
  'half-text.half-of': {
    text: 'HALF {half} OF {halves}',
    about: 'Above the clock of a match.',
    params: { half: 'the number of the half', halves: 'the number of halves' },
  },
  'half-text.waiting-for-half': {
    text: 'WAITING FOR HALF {half}',
    about: 'Above the clock of a match.',
    params: { half: 'the number of the half' },
  },
  'half-text.no-halves': { text: 'NO HALVES', about: 'Above the clock of a match.' },
} as const satisfies Catalog
