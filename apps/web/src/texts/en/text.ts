import type { Catalog } from '../catalog.ts'

export const text = {
  'local-time.only-a-part-of': {
    text: 'Only a part of the day and the time is filled in. Complete it, or clear the field.',
    about: 'Text, local time.',
  },
  'local-time.does-not-exist-on': {
    text: '{clock} does not exist on {day} in {zoneName}: the clocks go forward and skip it. Choose another time.',
    about: 'Text, local time.',
    params: { clock: 'clock', day: 'day', zoneName: 'zone name' },
  },
  'local-time.comes-twice-on-because': {
    text: '{clock} comes twice on {day}, because the clocks go back. Choose which one you mean.',
    about: 'Text, local time.',
    params: { clock: 'clock', day: 'day' },
  },
  'time-ago.just-now': { text: 'just now', about: 'Text, time ago.' },
  'time-ago.minutes': {
    text: '{count, plural, one {# minute ago} other {# minutes ago}}',
    about: 'How long ago. Text, time ago.',
    params: { count: 'how many' },
  },
  'time-ago.hours': {
    text: '{count, plural, one {# hour ago} other {# hours ago}}',
    about: 'How long ago. Text, time ago.',
    params: { count: 'how many' },
  },
  'time-ago.days': {
    text: '{count, plural, one {# day ago} other {# days ago}}',
    about: 'How long ago. Text, time ago.',
    params: { count: 'how many' },
  },
  'with-wait.try-again-in': {
    text: '{message} Try again in {spokenWait}.',
    about: 'Text, with wait.',
    params: { message: 'message', spokenWait: 'spoken wait' },
  },
  'list.and': {
    text: '{names} and {last}',
    about: 'A list of names: “Ana, Ben and Cleo”.',
    params: { names: 'all names but the last one, with commas', last: 'the last name' },
  },
  'ordinal.rank': {
    text: '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    about: 'A rank as large figures or within a sentence: “2nd of 8”.',
    params: { rank: 'the rank' },
  },
  'teams-text.v': {
    text: '{homeTeam} v {awayTeam}',
    about: 'The two teams of a match, within a sentence or as a heading.',
    params: { homeTeam: 'home team', awayTeam: 'away team' },
  },
} as const satisfies Catalog
