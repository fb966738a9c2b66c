/** Times of day: as fields have them, and as the server does, in minutes since midnight. */

/** `22:05` from minutes since midnight. */
export function timeOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** Minutes since midnight from `22:05`; null if the field is empty. */
export function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? []
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/** The time zone of this browser. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
