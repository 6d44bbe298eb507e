import type { Instant } from '@bettle/rules'

export interface CalendarEvent {
  /** The id of the event, the same in all versions of the event. */
  readonly uid: string
  /** The number of the event's version, which grows with each change. */
  readonly sequence: number
  readonly startsAt: Instant
  readonly title: string
  readonly description: string
  readonly isCancelled: boolean
}

interface Calendar {
  readonly name: string
  /** The address of the competition's page; undefined if the server's address is not configured. */
  readonly address: string | undefined
  readonly events: readonly CalendarEvent[]
  readonly now: Instant
}

/** The duration of a match in a calendar: two halves, the break and added time. */
const DURATION = 'PT2H'

/** Writes a calendar file (RFC 5545) with all times in UTC. */
export function calendarText({ name, address, events, now }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bettle//Competitions//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ uid, sequence, startsAt, title, description, isCancelled }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `SEQUENCE:${sequence}`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART:${utc(startsAt)}`,
      `DURATION:${DURATION}`,
      `SUMMARY:${escaped(`${title} · ${name}`)}`,
      `DESCRIPTION:${escaped(description)}`,
      ...(address === undefined ? [] : [`URL:${address}`]),
      `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Writes an instant in the format 20260614T180000Z. */
const utc = (instant: Instant): string => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|[\r\n]/g, '\\n')

/** The most bytes of a line. A longer line continues on lines that begin with a space. */
const LINE_BYTES = 75

function folded(line: string): string {
  const lines = ['']
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE_BYTES) {
      lines.push('')
      bytes = 1
    }
    lines[lines.length - 1] += character
    bytes += size
  }
  return lines.join('\r\n ')
}
