const formatters = new Map<string, Intl.DateTimeFormat>()
/** Creating a format is slow, so each is created once. Swedish dates are ISO dates. A zone that this browser does not know is UTC. */
function formatterIn(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const make = (timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  let fresh: Intl.DateTimeFormat
  try {
    fresh = make(zone)
  } catch {
    fresh = make('UTC')
  }
  formatters.set(zone, fresh)
  return fresh
}

/** Date and time of a clock in a time zone: 2026-03-01 14:05. */
export const clockIn = (zone: string, moment: number) => formatterIn(zone).format(moment)

/** The day of a moment in a time zone. */
export const dayIn = (zone: string, moment: number) => clockIn(zone, moment).slice(0, 10)

/** The place of a time zone: Buenos Aires for America/Argentina/Buenos_Aires. */
export const placeOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
