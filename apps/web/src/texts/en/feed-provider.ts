import type { Catalog } from '../catalog.ts'

export const feedProvider = {
  'list-paths.path-to-the-match': { text: 'Path to the match list in the answer', about: 'Label, list paths.' },
  'list-paths.leave-this-field-empty': {
    text: 'Leave this field empty if the whole answer of the provider is the list of matches.',
    about: 'Hint, list paths.',
  },
  'list-paths.path-from-a-match': { text: 'Path from a match to its id', about: 'Label, list paths.' },
  'list-paths.path-from-a-match-to': { text: 'Path from a match to the home team', about: 'Label, list paths.' },
  'list-paths.path-from-a-match-to-the': { text: 'Path from a match to the away team', about: 'Label, list paths.' },
  'list-paths.path-from-a-match-to-the-kick-off': {
    text: 'Path from a match to the kick-off',
    about: 'Label, list paths.',
  },
  'list-paths.path-to-the-kick-off': {
    text: 'Path to the kick-off in the answer with event totals',
    about: 'Label, list paths.',
  },
  'list-paths.optional-this-path-begins': {
    text: 'Optional. This path begins at the answer with the event totals of one match. If the provider changes the kick-off before the match begins, Bettle changes it too.',
    about: 'Hint, list paths.',
  },
  'list-paths.list-of-matches': { text: 'List of matches', about: 'Label, list paths.' },
  'list-paths.optional-with-this-list': {
    text: 'Optional. With this list you can search for matches and create them. A path from a match begins at one match of the list.',
    about: 'Text, list paths.',
  },
  'list-paths.match-list-address': { text: 'Match list address', about: 'Label, list paths.' },
  'list-paths.the-host-name-must': {
    text: "The host name must be the same as in the address of the provider. Write '{'league'}', '{'season'}' and '{'day'}' where the provider expects them.",
    about: 'Hint below a field, list paths.',
  },
  'measured-delays.s-event-events-name': {
    text: '{events, plural, one {{name} {seconds}\u00a0s ({events}\u00a0event)} other {{name} {seconds}\u00a0s ({events}\u00a0events)}}',
    about: 'Text, measured delays.',
    params: { events: 'a number: events', name: 'name', seconds: 'seconds' },
  },
  'phase-fields.values-in-half-1': { text: 'Values in half 1', about: 'Label, phase fields.' },
  'phase-fields.values-in-the-interval': { text: 'Values in the interval', about: 'Label, phase fields.' },
  'phase-fields.values-in-half-2': { text: 'Values in half 2', about: 'Label, phase fields.' },
  'phase-fields.values-after-the-match': { text: 'Values after the match', about: 'Label, phase fields.' },
  'phase-fields.values-while-play-is': {
    text: 'Values while play is interrupted (optional)',
    about: 'Label, phase fields.',
  },
  'phase-fields.values-of-a-match': {
    text: 'Values of a match that is called off (optional)',
    about: 'Label, phase fields.',
  },
  'phase-fields.phase-of-the-match': { text: 'Phase of the match', about: 'Label, phase fields.' },
  'phase-fields.optional-if-the-answer': {
    text: 'Optional. If the answer with the event totals also states the phase of the match, Bettle starts and ends the halves for you.',
    about: 'Text, phase fields.',
  },
  'phase-fields.path-to-the-phase': { text: 'Path to the phase', about: 'Label, phase fields.' },
  'phase-fields.enter-the-values-of': {
    text: 'Enter the values of the provider exactly as it writes them. Separate several values by commas. With any other value during the match, betting waits.',
    about: 'Hint below a field, phase fields.',
  },
  'provider-dialog.address': { text: 'Address', about: 'Label, provider dialog.' },
  'provider-dialog.write-match-where-the': {
    text: "Write '{'match'}' where the provider expects the id of the match.",
    about: 'Hint below a field, provider dialog.',
  },
  'provider-dialog.leave-this-field-empty': {
    text: 'Leave this field empty for the usual address, {usual}',
    about: 'Hint below a field, provider dialog.',
    params: { usual: 'usual' },
  },
  'provider-dialog.edit-provider-name': {
    text: 'Edit {providerName}',
    about: 'Title, provider dialog.',
    params: { providerName: 'provider name' },
  },
  'provider-dialog.new-feed-provider': { text: 'New feed provider', about: 'Title, provider dialog.' },
  'provider-dialog.a-provider-publishes-how': {
    text: 'A provider publishes how often each event has happened. Bettle reads these totals and records the events.',
    about: 'Description, provider dialog.',
  },
  'provider-dialog.cancel': { text: 'Cancel', about: 'Button, provider dialog.' },
  'provider-dialog.save': { text: 'Save', about: 'Text, provider dialog.' },
  'provider-dialog.create-and-test': { text: 'Create and test', about: 'Text, provider dialog.' },
  'provider-dialog.feed-provider': { text: 'Feed provider', about: 'Label, provider dialog.' },
  'provider-dialog.name': { text: 'Name', about: 'Label, provider dialog.' },
  'provider-dialog.players-see-the-name': {
    text: 'Players see the name and the delay of the provider.',
    about: 'Hint below a field, provider dialog.',
  },
  'provider-dialog.format': { text: 'Format', about: 'Label, provider dialog.' },
  'provider-dialog.key': { text: 'Key', about: 'Label, provider dialog.' },
  'provider-dialog.paths-in-the-answer': { text: 'Paths in the answer', about: 'Title, provider dialog.' },
  'provider-dialog.http-header-of-the': { text: 'HTTP header of the key', about: 'Label, provider dialog.' },
  'provider-dialog.the-name-of-the': {
    text: 'The name of the HTTP header that carries the key, such as x-api-key.',
    about: 'Hint below a field, provider dialog.',
  },
  'provider-dialog.path-to-the-match': { text: 'Path to the match id', about: 'Label, provider dialog.' },
  'provider-dialog.bettle-refuses-an-answer': {
    text: 'Bettle refuses an answer with another id. Without a path Bettle cannot check it.',
    about: 'Hint below a field, provider dialog.',
  },
  'provider-dialog.path-to-the-minute': { text: 'Path to the minute or time', about: 'Label, provider dialog.' },
  'provider-dialog.it-must-move-during': {
    text: 'It must move during a half. Without a path Bettle cannot see that the provider repeats an old answer.',
    about: 'Hint below a field, provider dialog.',
  },
  'provider-dialog.limits-and-delays': { text: 'Limits and delays', about: 'Title, provider dialog.' },
  'provider-dialog.other-address-limits-and': {
    text: 'Other address, limits and delays',
    about: 'Title, provider dialog.',
  },
  'provider-dialog.remove-the-stored-key': { text: 'Remove the stored key', about: 'Label, provider dialog.' },
  'provider-dialog.seconds-between-two-requests': {
    text: 'Seconds between two requests to the provider',
    about: 'Label, provider dialog.',
  },
  'provider-dialog.at-least-10-seconds': {
    text: 'At least 10 seconds. Each match has its own requests.',
    about: 'Hint below a field, provider dialog.',
  },
  'provider-dialog.highest-number-of-requests': {
    text: 'Highest number of requests in one day',
    about: 'Label, provider dialog.',
  },
  'provider-dialog.a-day-begins-at': {
    text: 'A day begins at midnight UTC. Leave this field empty for no limit.',
    about: 'Hint below a field, provider dialog.',
  },
  'provider-dialog.usual-delay-in-seconds': { text: 'Usual delay in seconds', about: 'Label, provider dialog.' },
  'provider-dialog.the-time-from-an': {
    text: 'The time from an event until the provider counts the event.',
    about: 'Hint below a field, provider dialog.',
  },
  'provider-dialog.bettle-stores-the-key': {
    text: 'Bettle stores the key encrypted and never shows it again.',
    about: 'Sentence, provider dialog.',
  },
  'provider-dialog.you-have-entered-an': {
    text: 'You have entered an address on another host. Enter the key again.',
    about: 'Sentence, provider dialog.',
  },
  'provider-dialog.a-key-is-stored': {
    text: 'A key is stored and is never shown again. Leave this field empty to keep the key.',
    about: 'Sentence, provider dialog.',
  },
  'provider-dialog.event-totals': { text: 'Event totals', about: 'Text, provider dialog.' },
  'provider-dialog.add-an-event-total': { text: 'Add an event total', about: 'Text, provider dialog.' },
  'provider-dialog.event-type': { text: 'Event type', about: 'Label, provider dialog.' },
  'provider-dialog.path-to-the-home': { text: 'Path to the home total', about: 'Label, provider dialog.' },
  'provider-dialog.path-to-the-away': { text: 'Path to the away total', about: 'Label, provider dialog.' },
  'provider-dialog.remove-event-total-index': {
    text: 'Remove event total {index}',
    about: 'Text, provider dialog.',
    params: { index: 'index' },
  },
  'provider-dialog.other-delays': { text: 'Other delays', about: 'Text, provider dialog.' },
  'provider-dialog.add-the-event-types': {
    text: 'Add the event types whose delay differs from the usual delay.',
    about: 'Hint below a field, provider dialog.',
  },
  'provider-dialog.add-the-delay-of': { text: 'Add the delay of an event type', about: 'Text, provider dialog.' },
  'provider-dialog.delay-in-seconds': { text: 'Delay in seconds', about: 'Label, provider dialog.' },
  'provider-dialog.remove-delay-index': {
    text: 'Remove delay {index}',
    about: 'Text, provider dialog.',
    params: { index: 'index' },
  },
  'provider-dialog.measured-measured': {
    text: 'Measured: {measured}',
    about: 'Text, provider dialog.',
    params: { measured: 'measured' },
  },
  'provider-dialog.the-button-fills-in': {
    text: 'The button fills in the delay of each type with at least {fewestEvents} events. Press Save to apply the delays.',
    about: 'Text, provider dialog.',
    params: { fewestEvents: 'fewest events' },
  },
  'provider-dialog.a-type-needs-at': {
    text: 'A type needs at least {fewestEvents} events before you can use its measured delay.',
    about: 'Text, provider dialog.',
    params: { fewestEvents: 'fewest events' },
  },
  'provider-dialog.use-the-measured-delays': { text: 'Use the measured delays', about: 'Button, provider dialog.' },
  'provider-dialog.the-measured-delays-are': {
    text: 'The measured delays are filled in below.',
    about: 'Text, provider dialog.',
  },
  'provider-form.api-football-v3': { text: 'API-Football v3', about: 'Label, provider form.' },
  'provider-form.counts-goals-corners-shots': {
    text: 'Counts goals, corners, shots, offsides and cards. This format needs a key.',
    about: 'Detail, provider form.',
  },
  'provider-form.openligadb': { text: 'OpenLigaDB', about: 'Label, provider form.' },
  'provider-form.counts-only-goals-this': {
    text: 'Counts only goals. This format needs no key.',
    about: 'Detail, provider form.',
  },
  'provider-form.generic-json': { text: 'Generic JSON', about: 'Label, provider form.' },
  'provider-form.for-any-provider-that': {
    text: 'For any provider that answers in JSON. You enter where each event total is in the answer.',
    about: 'Detail, provider form.',
  },
  'provider-form.please-enter-0-to': { text: 'Please enter 0 to 600 seconds', about: 'Text, provider form.' },
  'provider-form.please-enter-an-address': {
    text: 'Please enter an address that begins with https://',
    about: 'Text, provider form.',
  },
  'provider-form.please-enter-a-name': { text: 'Please enter a name', about: 'Error below a field, provider form.' },
  'provider-form.please-use-only-letters': {
    text: 'Please use only letters, digits and hyphens',
    about: 'Error below a field, provider form.',
  },
  'provider-form.please-enter-10-to': {
    text: 'Please enter 10 to 600 whole seconds',
    about: 'Error below a field, provider form.',
  },
  'provider-form.please-enter-a-whole': {
    text: 'Please enter a whole number of at least 1',
    about: 'Error below a field, provider form.',
  },
  'provider-form.please-enter-0-to-600': {
    text: 'Please enter 0 to 600 seconds as the delay of {eventType}',
    about: 'Text, provider form.',
    params: { eventType: 'event type' },
  },
  'provider-form.please-enter-the-paths': {
    text: 'Please enter the paths to the match id, both teams and the kick-off',
    about: 'Text, provider form.',
  },
  'provider-form.please-enter-the-values': {
    text: 'Please enter the values of both halves, the interval and the end',
    about: 'Text, provider form.',
  },
  'provider-form.please-enter-each-value': {
    text: 'Please enter each value of the phase only once',
    about: 'Text, provider form.',
  },
  'provider-list.was-created-provider-name': {
    text: '{providerName} was created.',
    about: 'Notice after an action, provider list.',
    params: { providerName: 'provider name' },
  },
  'provider-list.was-saved-provider-name': {
    text: '{providerName} was saved.',
    about: 'Notice after an action, provider list.',
    params: { providerName: 'provider name' },
  },
  'provider-list.feed-providers': { text: 'Feed Providers', about: 'Heading, provider list.' },
  'provider-list.new-provider': { text: 'New provider', about: 'Button, provider list.' },
  'provider-list.a-provider-counts-the': {
    text: 'A provider counts the events of real matches. A match that follows a provider gets its events from these counts. Choose the provider at the match, under Realtime Match Events.',
    about: 'Text, provider list.',
  },
  'provider-list.no-provider-yet': { text: 'No provider yet', about: 'Title, provider list.' },
  'provider-list.create-a-provider-and': {
    text: 'Create a provider and test it. Then a match can follow the provider.',
    about: 'Text, provider list.',
  },
  'provider-list.feed-providers-2': { text: 'Feed providers', about: 'Read by screen readers, provider list.' },
  'provider-list.loading-the-feed-providers': { text: 'Loading the feed providers', about: 'Label, provider list.' },
  'provider-list.delete-provider-name': {
    text: 'Delete {providerName}?',
    about: 'Title, provider list.',
    params: { providerName: 'provider name' },
  },
  'provider-list.delete': { text: 'Delete', about: 'Button, provider list.' },
  'provider-list.the-key-of-this': {
    text: 'The key of this provider is deleted too. Events that the provider recorded stay in the matches.',
    about: 'Text, provider list.',
  },
  'provider-list.not-tested-live': { text: 'not tested live', about: 'Badge, provider list.' },
  'provider-list.test-name': {
    text: 'Test {name}',
    about: 'Read by screen readers, provider list.',
    params: { name: 'name' },
  },
  'provider-list.test': { text: 'Test', about: 'Button, provider list.' },
  'provider-list.edit-name': {
    text: 'Edit {name}',
    about: 'Read by screen readers, provider list.',
    params: { name: 'name' },
  },
  'provider-list.edit': { text: 'Edit', about: 'Button, provider list.' },
  'provider-list.delete-name': {
    text: 'Delete {name}',
    about: 'Read by screen readers, provider list.',
    params: { name: 'name' },
  },
  'provider-list.bettle-was-never-tested': {
    text: 'Bettle was never tested with the real service of this format. Test the provider before a match follows it.',
    about: 'Text, provider list.',
  },
  'provider-list.the-key-is-stored': {
    text: 'The key is stored, and is never shown again',
    about: 'Text, provider list.',
  },
  'provider-list.none': { text: 'None', about: 'Text, provider list.' },
  'provider-list.requests-today': { text: 'Requests today', about: 'Text, provider list.' },
  'provider-list.s-between-two-requests': {
    text: '{intervalSeconds} s between two requests for a match',
    about: 'Text, provider list.',
    params: { intervalSeconds: 'interval seconds' },
  },
  'provider-list.to-measure-the-delay': {
    text: 'To measure the delay, let a match follow this provider. Then take the match over and record its events by hand.',
    about: 'Sentence, provider list.',
  },
  'provider-list.no-limit-calls-today': {
    text: '{callsToday}, no limit',
    about: 'Text, provider list.',
    params: { callsToday: 'calls today' },
  },
  'provider-list.of-calls-today-daily': {
    text: '{callsToday} of {dailyCalls}',
    about: 'Text, provider list.',
    params: { callsToday: 'calls today', dailyCalls: 'daily calls' },
  },
  'provider-list.s-event-type-seconds': {
    text: '{eventType} {seconds} s',
    about: 'Text, provider list.',
    params: { eventType: 'event type', seconds: 'seconds' },
  },
  'provider-list.usually-s-delay-seconds': {
    text: 'Usually {delaySeconds} s',
    about: 'Text, provider list.',
    params: { delaySeconds: 'delay seconds' },
  },
  'test-provider.home': { text: 'Home', about: 'Heading of a column, test provider.' },
  'test-provider.please-enter-the-id': { text: 'Please enter the id of a match', about: 'Text, test provider.' },
  'test-provider.test-provider-name': {
    text: 'Test {providerName}',
    about: 'Title, test provider.',
    params: { providerName: 'provider name' },
  },
  'test-provider.bettle-sends-one-request': {
    text: 'Bettle sends one request to the provider. The request counts against today’s limit. No event is recorded.',
    about: 'Description, test provider.',
  },
  'test-provider.close': { text: 'Close', about: 'Button, test provider.' },
  'test-provider.send-one-request': { text: 'Send one request', about: 'Button, test provider.' },
  'test-provider.test-of-the-provider': {
    text: 'Test of the provider',
    about: 'Read by screen readers, test provider.',
  },
  'test-provider.id-of-a-match': { text: 'Id of a match at the provider', about: 'Label, test provider.' },
  'test-provider.the-provider-answered-in': {
    text: 'The provider answered in {milliseconds} ms.',
    about: 'Notice, test provider.',
    params: { milliseconds: 'milliseconds' },
  },
  'test-provider.event-totals-of-the': {
    text: 'Event totals of the provider',
    about: 'Caption of a table, test provider.',
  },
  'test-provider.event-type': { text: 'Event type', about: 'Heading of a column, test provider.' },
  'test-provider.away': { text: 'Away', about: 'Heading of a column, test provider.' },
  'provider-list.name-address': { text: 'Address', about: 'Label of a fact, provider list.' },
  'provider-list.name-key': { text: 'Key', about: 'Label of a fact, provider list.' },
  'provider-list.name-interval': { text: 'Interval', about: 'Label of a fact, provider list.' },
  'provider-list.name-delay': { text: 'Delay', about: 'Label of a fact, provider list.' },
  'provider-list.name-measured': { text: 'Measured', about: 'Label of a fact, provider list.' },
  'provider-list.name-counts': { text: 'Counts', about: 'Label of a fact, provider list.' },
} as const satisfies Catalog
