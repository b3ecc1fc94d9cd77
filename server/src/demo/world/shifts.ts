import { type Chance, chanceOf } from './chance.ts'

export type Colleague = {
  id: number
  level: number
  languages: readonly string[]
}

/** A time of work, in milliseconds since 1970. */
export type Shift = { operatorId: number; begins: number; ends: number }

const hour = 3_600_000
const day = 24 * hour
const lasts = 8 * hour

/** Begins of the shifts by the clock of the service; every ninth operator works at night. */
const begins = [8, 13, 17] as const
const beginOf = ({ id }: Colleague) => (id % 9 === 0 ? 0 : (begins[Math.floor(id / 6) % 3] ?? 8))

/** Days of work: five of seven, others for each operator. */
const works = ({ id }: Colleague, date: number) => (date + id * 2) % 7 < 5

/**
 * The shifts of these people, until those that are going on.
 * @param options.offset of the clock of the service from UTC
 */
export function makeShifts(
  colleagues: readonly Colleague[],
  { from, now, offset }: { from: number; now: number; offset: number },
): Shift[] {
  const chance = chanceOf('shifts')
  const first = Math.floor((from + offset) / day)
  const last = Math.floor((now + offset) / day)
  return colleagues
    .flatMap((colleague) =>
      Array.from({ length: last - first + 1 }, (_, place) => first + place)
        .filter((date) => works(colleague, date))
        .map((date) => {
          const starts = date * day + beginOf(colleague) * hour - offset + chance.between(-8, 6) * 60_000
          return { operatorId: colleague.id, begins: Math.round(starts), ends: Math.round(starts + lasts) }
        }),
    )
    .filter((shift) => shift.begins < now - 3 * 60_000)
    .sort((a, b) => a.begins - b.begins)
}

/** Who works when, with the next moment at which they are free. */
export function openRota(colleagues: readonly Colleague[], shifts: readonly Shift[]) {
  const byHour = new Map<number, Shift[]>()
  for (const shift of shifts)
    for (let at = Math.floor(shift.begins / hour); at <= Math.floor(shift.ends / hour); at++)
      byHour.set(at, [...(byHour.get(at) ?? []), shift])
  const known = new Map(colleagues.map((colleague) => [colleague.id, colleague]))
  const free = new Map<number, number>()
  return {
    /**
     * Whoever has been free for longest, among those at work who may.
     * @returns undefined when nobody is at work
     */
    find(at: number, may: (colleague: Colleague) => boolean, chance: Chance) {
      const here = (byHour.get(Math.floor(at / hour)) ?? [])
        .filter((shift) => shift.begins + 60_000 <= at && at < shift.ends - 10 * 60_000)
        .flatMap(({ operatorId }) => known.get(operatorId) ?? [])
        .filter(may)
      const [a, b] = [here[chance.below(here.length || 1)], here[chance.below(here.length || 1)]]
      if (!a || !b) return undefined
      const freeAt = ({ id }: Colleague) => Math.max(at, free.get(id) ?? 0)
      const colleague = freeAt(a) <= freeAt(b) ? a : b
      return { colleague, freeAt: freeAt(colleague) }
    },
    isBusyUntil: (operatorId: number, until: number) => void free.set(operatorId, until),
  }
}

export type Rota = ReturnType<typeof openRota>
