import { expect, it } from 'vitest'
import { calendarText } from './calendar-text.ts'

const event = {
  uid: 'a@bettle',
  sequence: 3,
  startsAt: Date.UTC(2026, 5, 14, 18, 5),
  title: 'France v Croatia',
  description: 'Group stage.',
  isCancelled: false,
}
const now = Date.UTC(2026, 5, 1, 9, 0, 7)

it('a calendar file has each match as an event in UTC, with line ends as RFC 5545 requires [PR405]', () => {
  const text = calendarText({ name: 'Office Cup', address: 'https://bettle.example/compete/1', events: [event], now })
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bettle//Competitions//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Office Cup',
    'BEGIN:VEVENT',
    'UID:a@bettle',
    'SEQUENCE:3',
    'DTSTAMP:20260601T090007Z',
    'DTSTART:20260614T180500Z',
    'DURATION:PT2H',
    'SUMMARY:France v Croatia · Office Cup',
    'DESCRIPTION:Group stage.',
    'URL:https://bettle.example/compete/1',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('a calendar file escapes commas, semicolons, backslashes and line breaks, so that a competition’s name adds no property [PR405]', () => {
  const text = calendarText({ name: 'A, B; C\\D\r\nATTACH:x', address: undefined, events: [], now })
  expect(text).toContain('X-WR-CALNAME:A\\, B\\; C\\\\D\\nATTACH:x\r\n')
  expect(text).not.toMatch(/^ATTACH/m)
})

it('a calendar file folds a line after 75 bytes without splitting a character [PR405]', () => {
  const title = 'Ünïçødé '.repeat(20).trim()
  const text = calendarText({ name: 'Cup', address: undefined, events: [{ ...event, title }], now })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title} · Cup\r\n`)
  expect(text).not.toContain('\ufffd')
})

it('a calendar file gives a cancelled event the status CANCELLED under the event’s own id [PR405]', () => {
  const text = calendarText({ name: 'Cup', address: undefined, events: [{ ...event, isCancelled: true }], now })
  expect(text).toContain('UID:a@bettle\r\n')
  expect(text).toContain('STATUS:CANCELLED\r\n')
})
