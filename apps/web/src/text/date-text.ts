const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const two = (value: number) => String(value).padStart(2, '0')

/** '9:05': the time of day in the reader's time zone. */
export function timeOfDay(instant: number): string {
  const date = new Date(instant)
  return `${date.getHours()}:${two(date.getMinutes())}`
}

/** '09:05': the time of day in the reader's time zone, with a fixed width. */
export function hoursAndMinutes(instant: number): string {
  const date = new Date(instant)
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

/** '14 Jun 2026', in the reader's time zone. */
export function dayText(instant: number): string {
  const date = new Date(instant)
  return `${two(date.getDate())} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`
}

/** '14 Jun 2026, 20:00', in the reader's time zone. */
export function dayAndTime(instant: number): string {
  return `${dayText(instant)}, ${hoursAndMinutes(instant)}`
}

/** '9:05, 14 Jun 2026', in the reader's time zone. */
export function timeAndDay(instant: number): string {
  return `${timeOfDay(instant)}, ${dayText(instant)}`
}
