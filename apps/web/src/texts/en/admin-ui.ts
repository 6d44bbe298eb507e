import type { Catalog } from '../catalog.ts'

export const adminUi = {
  'abandon-dialog.the-match-was-abandoned': {
    text: 'The match was abandoned.',
    about: 'Notice after an action, abandon dialog.',
  },
  'abandon-dialog.abandon-the-match': { text: 'Abandon the match?', about: 'Title, abandon dialog.' },
  'abandon-dialog.abandon-match': { text: 'Abandon match', about: 'Button, abandon dialog.' },
  'abandon-dialog.settled-rounds-still-count': {
    text: 'Settled rounds still count. Open bets are void: players get the stakes back. The lobbies of the match close and show your reason.',
    about: 'Text, abandon dialog.',
  },
  'abandon-dialog.reason-shown-to-the': { text: 'Reason, shown to the players', about: 'Label, abandon dialog.' },
  'abandon-dialog.failed-to-abandon-match': {
    text: 'Failed to abandon match. {problem}',
    about: 'Notice, abandon dialog.',
    params: { problem: 'a whole sentence that says what went wrong' },
  },
  'action-dialog.cancel': { text: 'Cancel', about: 'Button, action dialog.' },
  'add-event-type.event-type-already-exists': { text: 'Event type already exists', about: 'Text, add event type.' },
  'add-event-type.failed-to-add-event': {
    text: 'Failed to add event type. {problem}',
    about: 'Text, add event type.',
    params: { problem: 'a whole sentence that says what went wrong' },
  },
  'add-event-type.add-event-type': { text: 'Add event type', about: 'Read by screen readers, add event type.' },
  'add-event-type.available-event-types': { text: 'Available event types', about: 'Label, add event type.' },
  'add-event-type.choose-or-type-a': {
    text: 'Choose, or type a new name',
    about: 'Example in a field, add event type.',
  },
  'add-event-type.new-event-type': { text: 'New event type', about: 'Label, add event type.' },
  'add-event-type.add': { text: 'Add', about: 'Button, add event type.' },
  'consequences.all-bets-on-rounds': {
    text: 'All bets on rounds that have begun keep their results.',
    about: 'Text, consequences.',
  },
  'consequences.the-result-changes-for': {
    text: 'The result changes for {bets, plural, one {{bets} bet} other {{bets} bets}} of {players, plural, one {{players} player} other {{players} players}} in {lobbies, plural, one {{lobbies} lobby} other {{lobbies} lobbies}}. The balances change by {chips, plural, one {{chips} chip} other {{chips} chips}} in total.',
    about: 'Text, consequences.',
    params: {
      bets: 'a number: bets',
      players: 'a number: players',
      lobbies: 'a number: lobbies',
      chips: 'a number: chips',
    },
  },
  'consequences.in-a-competition': { text: 'in a competition', about: 'Text, consequences.' },
  'consequences.and-more-members': {
    text: 'and {members} more',
    about: 'Text, consequences.',
    params: { members: 'members' },
  },
  'consequences.this-cannot-be-undone': {
    text: '<strong>This cannot be undone:</strong> {cannot}',
    about: 'Notice, consequences.',
    params: { strong: 'an element: strong', cannot: 'what cannot be undone, such as: lobbies close (2 lobbies).' },
  },
  'consequences.players-pay-a-penalty': {
    text: 'players pay a penalty for a round without a bet',
    about: 'Text, consequences.',
  },
  'consequences.players-are-removed-for': {
    text: 'players are removed for rounds without a bet',
    about: 'Text, consequences.',
  },
  'consequences.players-with-too-few': {
    text: 'players with too few chips are out of the game, if they have no hidden bet',
    about: 'Text, consequences.',
  },
  'consequences.lobbies-close': { text: 'lobbies close', about: 'Text, consequences.' },
  'consequences.rounds-are-settled-in': {
    text: 'rounds are settled in lobbies that hide bets, and this preview leaves those lobbies out',
    about: 'Text, consequences.',
  },
  'consequences.rounds-that-have-not': {
    text: 'rounds that have not begun end at once, and the server does not know yet who has no bet on those rounds',
    about: 'Text, consequences.',
  },
  'consequences.the-match-stays-abandoned': {
    text: 'the match stays abandoned',
    about: 'Notice after an action, consequences.',
  },
  'consequences.the-results-stay-confirmed': { text: 'the results stay confirmed', about: 'Text, consequences.' },
  'consequences.an-email-is-sent': { text: 'an email is sent', about: 'Text, consequences.' },
  'consequences.the-server-does-not': {
    text: 'the server does not keep the previous values',
    about: 'Text, consequences.',
  },
  'consequences.the-account-stays-deleted': { text: 'the account stays deleted', about: 'Text, consequences.' },
  'consequences.the-text-of-the': { text: 'the text of the message is deleted', about: 'Text, consequences.' },
  'consequences.players-who-used-the': { text: 'players who used the avatar lose it', about: 'Text, consequences.' },
  'consequences.the-competition-stays-cancelled': {
    text: 'the competition stays cancelled',
    about: 'Text, consequences.',
  },
  'consequences.the-matches-stay-in': { text: 'the matches stay in the competition', about: 'Text, consequences.' },
  'consequences.players-may-already-have': { text: 'players may already have the codes', about: 'Text, consequences.' },
  'consequences.lobby-lobbies': {
    text: '{lobbies, plural, one {{lobbies} lobby} other {{lobbies} lobbies}}',
    about: 'Text, consequences.',
    params: { lobbies: 'a number: lobbies' },
  },
  'consequences.player-players': {
    text: '{players, plural, one {{players} player} other {{players} players}}',
    about: 'Text, consequences.',
    params: { players: 'a number: players' },
  },
  'consequences.up-to-chip-chips': {
    text: '{chips, plural, one {up to {chips} chip} other {up to {chips} chips}}',
    about: 'Text, consequences.',
    params: { chips: 'a number: chips' },
  },
  'feed-problem-text.the-provider-did-not': {
    text: 'The provider did not answer.',
    about: 'Sentence, feed problem text.',
  },
  'feed-problem-text.the-address-of-the': {
    text: 'The address of the provider is private, or does not exist. Use a public address that begins with https.',
    about: 'Sentence, feed problem text.',
  },
  'feed-problem-text.the-provider-redirects-to': {
    text: 'The provider redirects to another address. Enter the other address instead.',
    about: 'Sentence, feed problem text.',
  },
  'feed-problem-text.the-provider-refused-the': {
    text: 'The provider refused the key. Check the key.',
    about: 'Sentence, feed problem text.',
  },
  'feed-problem-text.bettle-cannot-read-the': {
    text: 'Bettle cannot read the stored key of the provider any more. Enter the key again.',
    about: 'Sentence, feed problem text.',
  },
  'feed-problem-text.the-provider-says-that': {
    text: 'The provider says that Bettle sent too many requests. Try again later.',
    about: 'Sentence, feed problem text.',
  },
  'feed-problem-text.your-plan-with-the': {
    text: 'Your plan with the provider does not include this match, season or day. Choose another one, or a larger plan.',
    about: 'Sentence, feed problem text.',
  },
  'feed-problem-text.todays-limit-of-requests': {
    text: 'Today’s limit of requests to this provider is reached. The limit starts again at midnight UTC.',
    about: 'Sentence, feed problem text.',
  },
  'feed-problem-text.the-provider-answered-with': {
    text: 'The provider answered with an error. Try again later.',
    about: 'Error message, feed problem text.',
  },
  'feed-problem-text.the-answer-of-the': {
    text: 'The answer of the provider is too large.',
    about: 'Sentence, feed problem text.',
  },
  'feed-problem-text.the-answer-of-the-provider': {
    text: 'The answer of the provider does not have the expected format.',
    about: 'Sentence, feed problem text.',
  },
  'feed-problem-text.the-provider-answered-about': {
    text: 'The provider answered about another match. Check the id of the match, or take over.',
    about: 'Sentence, feed problem text.',
  },
  'feed-problem-text.the-answer-of-the-provider-has': {
    text: 'The answer of the provider has no counts that Bettle can use. Take over, or wait for the next answer.',
    about: 'Sentence, feed problem text.',
  },
  'feed-problem-text.the-provider-repeats-an': {
    text: 'The provider repeats an old answer: its time has not moved for minutes. Take over, or wait for a new answer.',
    about: 'Sentence, feed problem text.',
  },
  'feed-problem-text.bettle-does-not-know': {
    text: 'Bettle does not know where this provider lists matches. Edit the provider, and fill in the fields under “List of matches”.',
    about: 'Sentence, feed problem text.',
  },
  'feed-problem-text.the-provider-does-not': {
    text: 'The provider does not know this match, or has not counted any events of this match yet.',
    about: 'Sentence, feed problem text.',
  },
  'announce-form.please-enter-the-kick-off': { text: 'Please enter the kick-off', about: 'Text, announce form.' },
  'announce-form.every-player-sees-the': {
    text: 'Every player sees the kick-off.',
    about: 'Notice after an action, announce form.',
  },
  'announce-form.kick-off': { text: 'Kick-off', about: 'Label, announce form.' },
  'announce-form.announce-the-match': { text: 'Announce the match', about: 'Text, announce form.' },
  'next-step.next-step': { text: 'Next step', about: 'Title, next step.' },
  'next-step.half-starts-at-the': {
    text: 'Half {halfNumber} starts at the next full minute.',
    about: 'Notice after an action, next step.',
    params: { halfNumber: 'half number' },
  },
  'next-step.the-half-has-ended': { text: 'The half has ended.', about: 'Notice after an action, next step.' },
  'next-step.play-goes-on': { text: 'Play goes on.', about: 'Notice after an action, next step.' },
  'next-step.the-results-are-final': { text: 'The results are final.', about: 'Notice after an action, next step.' },
  'next-step.another-operator-opened-lobby': {
    text: 'Another operator opened lobby {lobbyCode} first. No second lobby was opened.',
    about: 'Sentence, next step.',
    params: { lobbyCode: 'lobby code' },
  },
  'next-step.the-match-was-abandoned': {
    text: 'The match was abandoned. {stepHelp}',
    about: 'Text, next step.',
    params: { stepHelp: 'a whole sentence about the next step' },
  },
  'next-step.match-day': { text: 'Match day', about: 'Read by screen readers, next step.' },
  'next-step.end-half-half-number': {
    text: 'End Half {halfNumber}',
    about: 'Button, next step.',
    params: { halfNumber: 'half number' },
  },
  'next-step.does-play-go-on': { text: 'Does play go on?', about: 'Title, next step.' },
  'next-step.the-clock-goes-on': {
    text: 'The clock goes on from where it stands, and betting opens again.',
    about: 'Sentence, next step.',
  },
  'next-step.end-half-half-number-2': {
    text: 'End half {halfNumber}?',
    about: 'Title, next step.',
    params: { halfNumber: 'half number' },
  },
  'next-step.this-is-the-last': {
    text: 'This is the last half, so the match is completed too, and open rounds are settled. For extra time, add a half first.',
    about: 'Sentence, next step.',
  },
  'next-step.if-you-end-the': {
    text: 'If you end the half, its rounds are settled with the events recorded so far.',
    about: 'Sentence, next step.',
  },
  'next-step.confirm-the-results': { text: 'Confirm the results?', about: 'Title, next step.' },
  'next-step.the-results-become-final': {
    text: 'The results become final. After that, each change needs a reason that every player sees.',
    about: 'Sentence, next step.',
  },
  'step-text.announce-the-match': { text: 'Announce the match', about: 'Text, step text.' },
  'step-text.open-a-lobby': { text: 'Open a lobby', about: 'Text, step text.' },
  'step-text.add-a-half': { text: 'Add a half', about: 'Text, step text.' },
  'step-text.start-half-half-number': {
    text: 'Start Half {halfNumber}',
    about: 'Text, step text.',
    params: { halfNumber: 'half number' },
  },
  'step-text.record-events': { text: 'Record events', about: 'Text, step text.' },
  'step-text.play-goes-on': { text: 'Play goes on', about: 'Text, step text.' },
  'step-text.end-half-half-number': {
    text: 'End Half {halfNumber}',
    about: 'Text, step text.',
    params: { halfNumber: 'half number' },
  },
  'step-text.confirm-results': { text: 'Confirm results', about: 'Text, step text.' },
  'step-text.watch-the-match': { text: 'Watch the match', about: 'Text, step text.' },
  'step-text.start-page': { text: 'Start page', about: 'Text, step text.' },
  'step-text.when-does-it-kick': {
    text: 'When does it kick off? Every player sees the time.',
    about: 'Sentence, step text.',
  },
  'step-text.one-press-gives-you': {
    text: 'One press gives you the link and the QR code for your friends. You record, and do not play.',
    about: 'Sentence, step text.',
  },
  'step-text.the-match-has-no': {
    text: 'The match has no half to start. Open Halves and add one.',
    about: 'Sentence, step text.',
  },
  'step-text.press-at-the-whistle': {
    text: 'Press at the whistle. The half kicks off at the next full minute.',
    about: 'Sentence, step text.',
  },
  'step-text.press-a-key-for': {
    text: 'Press a key for each event. You end half {halfNumber} when its minutes are played.',
    about: 'Sentence, step text.',
    params: { halfNumber: 'half number' },
  },
  'step-text.play-is-interrupted-nobody': {
    text: 'Play is interrupted. Nobody can bet until it goes on.',
    about: 'Sentence, step text.',
  },
  'step-text.press-at-the-final': {
    text: 'Press at the final whistle. The match is completed then.',
    about: 'Sentence, step text.',
  },
  'step-text.press-at-the-whistle-the': {
    text: 'Press at the whistle. The rounds of the half are settled then.',
    about: 'Sentence, step text.',
  },
  'step-text.check-the-score-and': {
    text: 'Check the score and the events. Then make the results final.',
    about: 'Sentence, step text.',
  },
  'step-text.a-feed-starts-the': {
    text: 'A feed starts the halves and records the events. You can take over.',
    about: 'Sentence, step text.',
  },
  'step-text.this-match-needs-nothing': { text: 'This match needs nothing more.', about: 'Sentence, step text.' },
  'step-text.too-early-you-can': {
    text: 'Too early: you can start from {timeOfDay} on.',
    about: 'Sentence, step text.',
    params: { timeOfDay: 'time of day' },
  },
  'step-text.another-administrator-has-to': {
    text: 'Another administrator has to do this, because you have a bet on this match.',
    about: 'Sentence, step text.',
  },
  'step-text.a-bet-on-this': {
    text: 'A bet on this match is still open. Wait until all bets are settled.',
    about: 'Sentence, step text.',
  },
  'step-text.announce': { text: 'Announce', about: 'Text, step text.' },
  'step-text.lobby': { text: 'Lobby', about: 'Text, step text.' },
  'step-text.start': { text: 'Start', about: 'Text, step text.' },
  'step-text.record': { text: 'Record', about: 'Text, step text.' },
  'step-text.confirm': { text: 'Confirm', about: 'Text, step text.' },
  'operator-lock.you-have-bet-on': {
    text: 'You have bet on this match, so another administrator has to operate it.',
    about: 'Sentence, operator lock.',
  },
  'operator-lock.you-have-bet-on-this': {
    text: 'You have bet on this match, so you can no longer operate it. Ask another administrator to operate the match. Your bets stay valid.',
    about: 'Notice, operator lock.',
  },
  'bulk-delete.deleted-deleted-count-one': {
    text: '{deletedCount, plural, one {{deletedCount} {one} deleted} other {{deletedCount} {many} deleted}}',
    about: 'Notice after an action, bulk delete.',
    params: {
      deletedCount: 'a number: deleted count',
      one: 'the name of one record inside a sentence, such as match',
      many: 'the name of the records inside a sentence, such as matches',
    },
  },
  'bulk-delete.select-all': { text: 'Select All', about: 'Button, bulk delete.' },
  'bulk-delete.unselect-all': { text: 'Unselect All', about: 'Button, bulk delete.' },
  'bulk-delete.delete-selected': { text: 'Delete Selected', about: 'Button, bulk delete.' },
  'bulk-delete.selected-count': { text: '{count} selected', about: 'Text, bulk delete.', params: { count: 'count' } },
  'bulk-delete.you-can-delete-at': {
    text: 'You can delete at most {most} at once',
    about: 'Text, bulk delete.',
    params: { most: 'most' },
  },
  'bulk-delete.select-all-there-are': {
    text: '{isWithoutSearch, select, true {Select all {total} there are} other {Select all {total} found}}',
    about: 'Button, bulk delete.',
    params: { total: 'total', isWithoutSearch: 'whether there is no search' },
  },
  'bulk-delete.you-can-delete-at-most': {
    text: 'You can delete at most {most} {many} at once. If more are selected or found, select fewer, or search for something more exact.',
    about: 'Notice, bulk delete.',
    params: { most: 'most', many: 'the name of the records inside a sentence, such as matches' },
  },
  'bulk-delete.no-were-deleted-many': {
    text: 'No {many} were deleted. {problem}',
    about: 'Notice, bulk delete.',
    params: {
      many: 'the name of the records inside a sentence, such as matches',
      problem: 'a whole sentence that says what went wrong',
    },
  },
  'bulk-delete.this-action-cannot-be': { text: 'This action cannot be undone', about: 'Text, bulk delete.' },
  'bulk-delete.1-is-deleted-open': {
    text: '{toDelete, plural, one {1 {one} is deleted. Open bets become void, and their stakes are returned.} other {{toDelete} {many} are deleted. Open bets become void, and their stakes are returned.}}',
    about: 'Text, bulk delete.',
    params: {
      toDelete: 'a number: to delete',
      one: 'the name of one record inside a sentence, such as match',
      many: 'the name of the records inside a sentence, such as matches',
    },
  },
  'delete-record.was-deleted-name': {
    text: '{name} was deleted',
    about: 'Notice after an action, delete record.',
    params: { name: 'name' },
  },
  'delete-record.delete-name': { text: 'Delete {name}', about: 'Button, delete record.', params: { name: 'name' } },
  'delete-record.this-action-cannot-be': { text: 'This action cannot be undone', about: 'Text, delete record.' },
  'record-list.this-list-has-only': {
    text: 'This list has only the newest rows. To find older rows, search, or open the match or the lobby.',
    about: 'Sentence, record list.',
  },
  'record-list.per-page-size': { text: '{size} per page', about: 'Label, record list.', params: { size: 'size' } },
  'record-list.search-many': {
    text: 'Search {many}',
    about: 'Label, record list.',
    params: { many: 'the name of the records inside a sentence, such as matches' },
  },
  'record-list.clear-search': { text: 'Clear search', about: 'Button, record list.' },
  'record-list.this-list-may-be': { text: 'This list may be out of date.', about: 'Text, record list.' },
  'record-list.items-per-page': { text: 'Items per page', about: 'Label, record list.' },
  'record-list.pages-of-many': {
    text: 'Pages of {many}',
    about: 'Label, record list.',
    params: { many: 'the name of the records inside a sentence, such as matches' },
  },
  'record-list.more-than-total': { text: 'more than {total}', about: 'Text, record list.', params: { total: 'total' } },
  'record-list.none-of-total': { text: 'None of {total}', about: 'Text, record list.', params: { total: 'total' } },
  'record-list.of-first-last': {
    text: '{first}–{last} of {total}',
    about: 'Text, record list.',
    params: { first: 'first', last: 'last', total: 'total' },
  },
  'record-list.nothing-found': { text: 'Nothing found', about: 'Title, record list.' },
  'record-list.show-all': { text: 'Show all', about: 'Button, record list.' },
  'record-list.no-row-matches-your': { text: 'No row matches your search.', about: 'Text, record list.' },
  'record-list.of-count-total': {
    text: '{count} of {total}',
    about: 'Text, record list.',
    params: { count: 'count', total: 'total' },
  },
  'record-list.the-list-changed-during': {
    text: '{missing, plural, one {The list changed during the download: {missing} row is not in the file.} other {The list changed during the download: {missing} rows are not in the file.}}',
    about: 'Notice, record list.',
    params: { missing: 'a number: missing' },
  },
  'record-list.export-csv': { text: 'Export CSV', about: 'Button, record list.' },
  'record-table.selected': { text: 'Selected', about: 'Read by screen readers, record table.' },
  'record-table.actions': { text: 'Actions', about: 'Read by screen readers, record table.' },
  'record-table.select-name': { text: 'Select {name}', about: 'Text, record table.', params: { name: 'name' } },
  'sortable-list.press-space-or-enter': {
    text: 'Press Space or Enter to pick up this item. Then move the item with the arrow keys. Press Space or Enter again to drop the item, or Escape to cancel.',
    about: 'Sentence, sortable list.',
  },
  'sortable-list.is-picked-up-name': {
    text: '{name} is picked up.',
    about: 'Text, sortable list.',
    params: { name: 'name' },
  },
  'sortable-list.is-at-position-of': {
    text: '{name} is at position {position} of {names}.',
    about: 'Text, sortable list.',
    params: { name: 'name', position: 'position', names: 'names' },
  },
  'sortable-list.is-dropped-at-position': {
    text: '{name} is dropped at position {position}.',
    about: 'Read by screen readers, sortable list.',
    params: { name: 'name', position: 'position' },
  },
  'sortable-list.is-dropped': {
    text: '{name} is dropped.',
    about: 'Read by screen readers, sortable list.',
    params: { name: 'name' },
  },
  'sortable-list.is-back-at-its': {
    text: '{name} is back at its old position.',
    about: 'Text, sortable list.',
    params: { name: 'name' },
  },
  'sortable-list.move-label': {
    text: 'Move {label}',
    about: 'Read by screen readers, sortable list.',
    params: { label: 'label' },
  },
  'rounds-gap-text.late-start': {
    text: "Rounds don't start at the beginning of the half",
    about: 'Warns an administrator of the plan of rounds.',
  },
  'rounds-gap-text.gap': {
    text: "There's a gap between round {before} and round {after}",
    about: 'Warns an administrator of the plan of rounds.',
    params: { before: 'the number of a round', after: 'the number of the next round' },
  },
} as const satisfies Catalog
