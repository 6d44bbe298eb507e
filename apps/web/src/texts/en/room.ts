import type { Catalog } from '../catalog.ts'

export const room = {
  'pad-tap.side-unknown': { text: 'side unknown', about: 'None, pad tap.' },
  'pad-tap.end-half': { text: 'End half {halfNumber}', about: 'Text, pad tap.', params: { halfNumber: 'half number' } },
  'pad-tap.start-half': {
    text: 'Start half {halfNumber}',
    about: 'Text, pad tap.',
    params: { halfNumber: 'half number' },
  },
  'recorded-events.recorded-events': { text: 'Recorded events', about: 'Heading, recorded events.' },
  'recorded-events.none-yet': { text: 'None yet.', about: 'Sentence, recorded events.' },
  'recorded-events.remove': { text: 'Remove {text}', about: 'Label, recorded events.', params: { text: 'text' } },
  'recorded-events.removed': {
    text: '{text}: removed',
    about: 'Read by screen readers, recorded events.',
    params: { text: 'what the user tapped, such as “Corner, France”' },
  },
  'recorder-line.invite': { text: 'Invite', about: 'Button, recorder line.' },
  'recorder-line.record-here': { text: 'Record here', about: 'Button, recorder line.' },
  'recorder-line.players-are-here-from': {
    text: '{present} players are here: from the kick-off on all of you record.',
    about: 'Text, recorder line.',
    params: { present: 'present' },
  },
  'recorder-line.those-who-are-here': {
    text: 'Those who are here at the kick-off record by name. From eight players on, all record.',
    about: 'Text, recorder line.',
  },
  'recorder-line.you-record-in-another': {
    text: 'You record in another window. Here your taps do not count.',
    about: 'Text, recorder line.',
  },
  'recorder-line.named-recorders-tap-what': {
    text: 'Named recorders tap what they see. You only bet.',
    about: 'Text, recorder line.',
  },
  'recorder-line.you-record-alone-so': {
    text: 'You record alone, so you cannot bet. Name a second recorder in the list of players.',
    about: 'Text, recorder line.',
  },
  'recorder-line.you-record-recorders-are': {
    text: 'You record: {present} recorders are here.',
    about: 'Text, recorder line.',
    params: { present: 'present' },
  },
  'recorder-line.you-record-the-match': {
    text: 'You record the match: each tap counts at once, and Undo removes a tap.',
    about: 'Text, recorder line.',
  },
  'recorder-line.three-of-you-record': {
    text: '{present, plural, =3 {Three of you record the match. Five would miss fewer events.} one {# of you records the match. Five would miss fewer events.} other {Four of you record the match. Five would miss fewer events.}}',
    about: 'Sentences, recorder line.',
    params: { present: 'how many are here: 3 or 4' },
  },
  'recorder-line.your-room-records-the': {
    text: '{noPresent, select, true {Your room records the match.} other {Your room records the match: {present} players are here.}}',
    about: 'Text, recorder line.',
    params: { noPresent: 'whether no present', present: 'present' },
  },
  'recorder-line.records-the-match-until': {
    text: '{host} records the match until three players are here.',
    about: 'Text, recorder line.',
    params: { host: 'host' },
  },
  'recorder-line.here-but-three-are': {
    text: '{present, plural, =0 {No player is here} =1 {Only you are here} =2 {Two of you are here} one {# of you is here} other {# of you are here}}, but three are needed to record the match. Invite friends, or open a new game in which you alone record, with few event types.',
    about: 'Sentences, recorder line.',
    params: { present: 'how many are here' },
  },
  'half-began.is-the-clock-wrong': {
    text: 'Did half {halfNumber} begin earlier or later than its clock says?',
    about: 'Sentence before the buttons Earlier and Later, half began.',
    params: { halfNumber: 'half number' },
  },
  'half-began.began': {
    text: 'Half {halfNumber} began {isLater, select, true {{minutes, plural, one {# minute later} other {# minutes later}}} other {{minutes, plural, one {# minute earlier} other {# minutes earlier}}}} than its clock says.',
    about: 'Sentence, half began.',
    params: {
      halfNumber: 'half number',
      isLater: 'whether it began later',
      minutes: 'how many minutes',
    },
  },
  'half-began.says': {
    text: '{name}: {sentence}',
    about: 'What another recorder says, half began.',
    params: { name: 'name of a player', sentence: 'sentence: when the half began' },
  },
  'half-began.right': {
    text: 'Right',
    about: 'Button that confirms a start, half began.',
  },
  'half-began.earlier': {
    text: 'Earlier',
    about: 'Button, half began.',
  },
  'half-began.later': {
    text: 'Later',
    about: 'Button, half began.',
  },
  'half-began.correct-it': {
    text: 'Correct the start',
    about: 'Button, half began.',
  },
  'half-began.another-recorder-must': {
    text: 'Another recorder must state the same start within a minute.',
    about: 'Sentence, half began.',
  },
  'half-began.is-your-picture-later': {
    text: 'Is your picture later than that of the others? Press when it shows the kick-off.',
    about: 'Sentence, half began.',
  },
  'half-began.kick-off-now': {
    text: 'Kick-off now',
    about: 'Button, half began.',
  },
  'half-reminder.has-half-ended': {
    text: 'Has half {halfNumber} ended?',
    about: 'Sentence, half reminder.',
    params: { halfNumber: 'half number' },
  },
  'half-reminder.end-half': {
    text: 'End half {halfNumber}',
    about: 'Button, half reminder.',
    params: { halfNumber: 'half number' },
  },
  'half-reminder.not-yet': { text: 'Not yet', about: 'Button, half reminder.' },
  'host-decides.name-recorders': { text: 'Name recorders', about: 'Button, host decides.' },
  'host-decides.i-record': { text: 'I record', about: 'Button, host decides.' },
  'host-decides.you-are-the-first': {
    text: 'You are the first recorder. Press a player in the list to name another.',
    about: 'Text, host decides.',
  },
  'host-decides.you-record-this-match': {
    text: 'You record this match. While you record alone, you do not bet.',
    about: 'Text, host decides.',
  },
  'recorder-panel.you-record-alone': {
    text: 'You record alone: your taps and checks count at once, and nobody can confirm or challenge them. You do not bet. Others only record once the host names them.',
    about: 'Text instead of the rules of recorders, recorder panel.',
  },
  'recorder-panel.take-back': { text: 'Take back', about: 'Button at an own event, event row.' },
  'recorder-panel.take-back-2': {
    text: 'Take back {text}',
    about: 'Read by screen readers, event row.',
    params: { text: 'text' },
  },
  'recorder-panel.no-event-tapped-yet': { text: 'No event tapped yet.', about: 'Item of a list, recorder panel.' },
  'recorder-panel.recorders': { text: 'Recorders:', about: 'Text, recorder panel.' },
  'recorder-panel.yes': { text: 'Yes', about: 'Button, event row.' },
  'recorder-panel.no': { text: 'No', about: 'Button, event row.' },
  'recorder-panel.questions-to-you': {
    text: 'Questions for you',
    about: 'Read by screen readers, recorder questions.',
  },
  'recorder-panel.did-it-happen-the': {
    text: 'Did it happen? The room asks you.',
    about: 'State, recorder questions.',
  },
  'recorder-panel.a-player': { text: 'a player', about: 'Text, recorder panel.' },
  'recorder-panel.recorders-2': { text: 'Recorders', about: 'Read by screen readers, recorder panel.' },
  'recorder-panel.latest-events': { text: 'Latest events', about: 'Read by screen readers, recorder panel.' },
  'recorder-panel.how-recorders-work': { text: 'How recorders work', about: 'Read by screen readers, recorder panel.' },
  'recorder-panel.you': { text: 'you', about: 'The user in a list of names, recorder panel.' },
  'recorder-panel.you-said-no': { text: ' You said no.', about: 'Text, recorder panel.' },
  'recorder-panel.it-counts': { text: 'It counts.', about: 'Text, recorder panel.' },
  'recorder-panel.it-does-not-count': { text: 'It does not count.', about: 'Text, recorder panel.' },
  'recorder-panel.it-counts-unless-others': { text: 'It counts unless others say no.', about: 'Text, recorder panel.' },
  'recorder-panel.it-counts-once-others': { text: 'It counts once others say yes.', about: 'Text, recorder panel.' },
  'recorder-panel.yes-happened': {
    text: 'Yes, {text} happened',
    about: 'Read by screen readers, event row.',
    params: { text: 'text' },
  },
  'recorder-panel.no-did-not-happen': {
    text: 'No, {text} did not happen',
    about: 'Read by screen readers, event row.',
    params: { text: 'text' },
  },
  'recorder-panel.tapped': {
    text: '{isYou, select, true {You tapped.} other {{names} tapped.}}',
    about: 'Who tapped an event. Sentence, recorder panel.',
    params: { isYou: 'whether only the user', names: 'names, the user perhaps among them' },
  },
  'recorder-panel.recorder': {
    text: '{state, select, starts {{name} (from the next round)} ends {{name} (until this round ends)} away {{name} (pad closed)} other {{name}}}',
    about: 'Item of the list of recorders, recorder panel.',
    params: { state: 'starts, ends, away or another one', name: 'name of a player' },
  },
  'recorder-panel.claimed': {
    text: '{isYou, select, true {You claimed it.} other {{name} claimed it.}}',
    about: 'Who claimed a missing event. Sentence, recorder panel.',
    params: { isYou: 'whether the user did', name: 'name of a player' },
  },
  'recorder-panel.is-one-missing': {
    text: '{name} says that one is missing in the count. Is it?',
    about: 'State, recorder questions.',
    params: { name: 'name of a player' },
  },
  'round-checks.check-round': {
    text: 'Check round {roundNumber}',
    about: 'Read by screen readers, round checks.',
    params: { roundNumber: 'number of the round' },
  },
  'round-checks.count': {
    text: '{name} {count}: right?',
    about: 'One line for each event type after a round, such as “Corner 3: right?”.',
    params: { name: 'event type', count: 'number of events' },
  },
  'round-checks.right': {
    text: 'Right',
    about: 'Button, round checks.',
  },
  'round-checks.is-right': {
    text: '{name} {count} is right',
    about: 'Read by screen readers, round checks.',
    params: { name: 'event type', count: 'number of events' },
  },
  'round-checks.no': {
    text: 'No',
    about: 'Button, round checks.',
  },
  'round-checks.is-wrong': {
    text: '{name} {count} is not right',
    about: 'Read by screen readers, round checks.',
    params: { name: 'event type', count: 'number of events' },
  },
  'round-checks.one-is-missing': {
    text: 'One is missing:',
    about: 'Before buttons with the sides, round checks.',
  },
  'round-checks.side-unknown': {
    text: 'Side unknown',
    about: 'Button, round checks.',
  },
  'round-checks.missing-of': {
    text: 'One is missing: {text}',
    about: 'Read by screen readers, round checks.',
    params: { text: 'event type and side' },
  },
  'round-checks.did-not-happen': {
    text: 'Did not happen:',
    about: 'Before buttons with the events, round checks.',
  },
  'round-checks.not-this': {
    text: 'Did not happen: {text}',
    about: 'Read by screen readers, round checks.',
    params: { text: 'minute, event type and side' },
  },
  'round-checks.back': {
    text: 'Back',
    about: 'Button, round checks.',
  },
  'round-checks.none-left': {
    text: 'You have used your two challenges of this half.',
    about: 'Sentence, round checks.',
  },
  'round-checks.others-decide': {
    text: 'The others decide.',
    about: 'Read by screen readers after a claim, round checks.',
  },
  'records-switch.taps-what-happens-in': { text: 'Taps what happens in the match.', about: 'Now, records switch.' },
  'records-switch.records-from-the-next': { text: 'Records from the next round on.', about: 'Starts, records switch.' },
  'records-switch.records-until-the-end': {
    text: 'Records until the end of this round.',
    about: 'Ends, records switch.',
  },
  'records-switch.only-bets': { text: 'Only bets.', about: 'None, records switch.' },
  'records-switch.records-the-match': { text: 'Records the match', about: 'Label, records switch.' },
  'room-kick-off.not-sent': {
    text: 'Not sent. {problem}',
    about: 'Text, room kick off.',
    params: { problem: 'problem' },
  },
  'room-kick-off.invite': { text: 'Invite', about: 'Button, room kick off.' },
  'room-kick-off.at-the-kick-off': {
    text: 'At the kick-off press {key}.',
    about: 'Text, room kick off.',
    params: { key: 'key' },
  },
  'room-kick-off.players-are-here-so': {
    text: '{present} players are here, so all of you record. {start}',
    about: 'Text, room kick off.',
    params: { present: 'present', start: 'start' },
  },
  'room-kick-off.from-eight-players-on': {
    text: '{start} {present, plural, =0 {You alone then record, without bets} one {You alone then record, without bets} other {The # of you here then record}}; from eight players on, all do.',
    about: 'Sentences, room kick off.',
    params: { start: 'sentence: press the key at the kick-off', present: 'how many are here' },
  },
  'room-kick-off.when-the-referee-blows': {
    text: 'When the referee blows, press {key}. Another recorder confirms it.',
    about: 'Text, room kick off.',
    params: { key: 'key' },
  },
  'room-kick-off.when-the-referee-blows-press': {
    text: 'When the referee blows, press {key}.',
    about: 'Text, room kick off.',
    params: { key: 'key' },
  },
  'room-kick-off.the-recorders-of-this': {
    text: 'The recorders of this game start the match. You do not need to do anything.',
    about: 'Text, room kick off.',
  },
  'room-kick-off.you-record-this-match': {
    text: 'You record this match. When the referee blows, press {key}.',
    about: 'Text, room kick off.',
    params: { key: 'key' },
  },
  'room-kick-off.your-room-starts-the': {
    text: 'Your room starts the match. When the referee blows, {missing} of you must press {key}.',
    about: 'Text, room kick off.',
    params: { missing: 'missing', key: 'key' },
  },
  'room-kick-off.records-this-match-and': {
    text: '{host} records this match and starts it. You do not need to do anything.',
    about: 'Text, room kick off.',
    params: { host: 'host' },
  },
  'room-kick-off.three-must-have-this': {
    text: '{present, plural, =0 {No player is here.} =1 {Only you are here.} =2 {Two of you are here.} one {# of you is here.} other {# of you are here.}} Three must have this game open to start the match.',
    about: 'Sentences, room kick off.',
    params: { present: 'how many are here' },
  },
  'tap-pad.keyboard-press-the-letter': {
    text: 'Keyboard: press the letter of an event. Hold the left Shift for {homeTeam}, the right Shift for {awayTeam}. ⌫ undoes your last tap.',
    about: 'Sentence, tap pad.',
    params: { homeTeam: 'home team', awayTeam: 'away team' },
  },
  'tap-pad.the-tap-pad-did': { text: 'The tap pad did not open', about: 'Title, tap pad.' },
  'tap-pad.opening-the-tap-pad': { text: 'Opening the tap pad', about: 'Label, tap pad.' },
  'tap-pad.loading-the-recorders': { text: 'Loading the recorders', about: 'Label, tap pad.' },
  'tap-rows.side-unknown': { text: 'Side unknown', about: 'Text, tap rows.' },
  'tap-rows.in-this-match': {
    text: '{label}: {count} in this match',
    about: 'Text, tap row.',
    params: { label: 'label', count: 'count' },
  },
  'tap-rows.event-types': { text: 'Event types', about: 'Read by screen readers, tap rows.' },
  'undo-strip.undone': { text: '{text}: undone', about: 'Item of a list, latest tap.', params: { text: 'text' } },
  'undo-strip.undo': { text: 'Undo', about: 'Text, latest tap.' },
  'undo-strip.send-again': { text: 'Send again', about: 'Button, problem.' },
  'undo-strip.your-latest-taps': { text: 'Your latest taps', about: 'Read by screen readers, undo strip.' },
  'undo-strip.you-can-undo-a': {
    text: 'You can undo a tap here for ten seconds.',
    about: 'Item of a list, undo strip.',
  },
  'undo-strip.you-tapped': {
    text: 'You tapped {reversed}',
    about: 'Text, undo strip.',
    params: { reversed: 'reversed' },
  },
  'undo-strip.undo-2': { text: 'Undo {text}', about: 'Read by screen readers, latest tap.', params: { text: 'text' } },
  'undo-strip.not-sent-there-is': { text: 'not sent, there is no connection.', about: 'Sentence, problem.' },
  'undo-strip.not-sent-and-now': { text: 'not sent, and now too late to send.', about: 'Sentence, problem.' },
  'undo-strip.dismiss': { text: 'Dismiss {text}', about: 'Label, problem.', params: { text: 'text' } },
  'use-taps.not-sent-there-is': {
    text: '{isLost, select, true {{text}: not sent, there is no connection} other {{text}: refused. {problem}}}',
    about: 'Text, use taps.',
    params: { text: 'text', isLost: 'whether lost', problem: 'problem' },
  },
  'use-taps.your-tap-was-not': {
    text: 'Your tap was not undone. {message}',
    about: 'Text, use taps.',
    params: { message: 'message' },
  },
  'use-taps.tapped': {
    text: '{text}: tapped',
    about: 'Read by screen readers, taps.',
    params: { text: 'what the user tapped, such as “Corner, France”' },
  },
  'use-taps.undone': {
    text: '{text}: undone',
    about: 'Read by screen readers, taps.',
    params: { text: 'what the user tapped, such as “Corner, France”' },
  },
  'whistle-key.the-whistle-counts-at': {
    text: 'The whistle counts at once for everyone in the game. You cannot undo a whistle.',
    about: 'Text, whistle key.',
  },
  'whistle-key.whistle': {
    text: 'Whistle: {text}',
    about: 'Read by screen readers, whistle key.',
    params: { text: 'text' },
  },
  'whistle-key.halves-over': { text: 'Halves over', about: 'Text, whistle key.' },
  'whistle-key.whistle-2': { text: 'Whistle', about: 'Button that confirms, whistle key.' },
  'whistle-key.question': {
    text: '{text}?',
    about: 'Title of the question before a whistle: “Start half 1?”',
    params: { text: 'name of the key' },
  },
  'whistle-text.start-half': {
    text: '{isHalfStart, select, true {Start half {halfNumber}} other {End half {halfNumber}}}',
    about: 'Text, whistle text.',
    params: { isHalfStart: 'whether half start', halfNumber: 'half number' },
  },
  'whistle-text.more-player-must-press': {
    text: '{missing, plural, =1 {One more player must press it within a minute.} =2 {Two more players must press it within a minute.} =3 {Three more players must press it within a minute.} =4 {Four more players must press it within a minute.} =5 {Five more players must press it within a minute.} one {# more player must press it within a minute.} other {# more players must press it within a minute.}}',
    about: 'Sentence, whistle text.',
    params: { missing: 'how many must still press' },
  },
  'whistle-text.you-pressed': {
    text: 'You pressed {key}. {more}',
    about: 'Text, whistle text.',
    params: { key: 'key', more: 'more' },
  },
  'whistle-text.and-more': {
    text: '{count, plural, =1 {{first} and one more} =2 {{first} and two more} =3 {{first} and three more} =4 {{first} and four more} =5 {{first} and five more} one {{first} and # more} other {{first} and # more}}',
    about: 'Who pressed: {who} of “{who} pressed {key}”. Whistle text.',
    params: { first: 'name of a player', count: 'how many others' },
  },
  'whistle-text.pressed-press-it-too': {
    text: '{missing, plural, one {{who} pressed {key}. Press it too: your press is enough.} other {{who} pressed {key}. Press it too: {more}}}',
    about: 'Text, whistle text.',
    params: { who: 'who', key: 'key', missing: 'a number: missing', more: 'more' },
  },
  'room-kick-off.you-record-alone-without': {
    text: 'You record alone, without bets.',
    about: 'Sentence before another one, room kick off.',
  },
  'room-kick-off.there-is-no-connection': {
    text: 'There is no connection.',
    about: '{problem} of “Not sent. {problem}”, room kick off.',
  },
} as const satisfies Catalog
