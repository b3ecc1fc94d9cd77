import { describe, expect, it } from 'vitest'
import { dayIn, placeOf } from './zone-clock'

describe('the day of the service', () => {
  const moment = Date.parse('2026-03-01T10:30:00Z')
  it.each([
    ['UTC', '2026-03-01'],
    ['Pacific/Kiritimati', '2026-03-02'],
    ['Pacific/Pago_Pago', '2026-02-28'],
    ['A zone that no browser knows', '2026-03-01'],
  ])('is in %s %s', (zone, day) => expect(dayIn(zone, moment)).toBe(day))

  it('has the name of a place', () => {
    expect(placeOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
    expect(placeOf('UTC')).toBe('UTC')
  })
})
