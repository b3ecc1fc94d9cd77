import { describe, expect, it } from 'vitest'
import { placeStaff } from './place-staff.ts'

const ready = (...languages: string[]) => ({ languages, state: 'ready' as const })
const totals = (staff: Parameters<typeof placeStaff>[0], needed: Record<string, number>) =>
  Object.fromEntries(
    [...placeStaff(staff, new Map(Object.entries(needed)))].map(([language, here]) => [
      language,
      here.answering + here.ready + here.away,
    ]),
  )

describe('the operators who are here', () => {
  it('count once, in their language that lacks most operators', () => {
    expect(totals([ready('nl', 'pl'), ready('nl', 'pl'), ready('nl', 'pl')], { nl: 1, pl: 2 })).toEqual({
      nl: 1,
      pl: 2,
    })
  })

  it('fill with few languages first', () => {
    expect(totals([ready('nl', 'pl'), ready('pl')], { nl: 1, pl: 1 })).toEqual({ nl: 1, pl: 1 })
  })

  it('are spread when there are more than needed', () => {
    expect(totals([ready('nl', 'pl'), ready('nl', 'pl')], { nl: 0, pl: 0 })).toEqual({ nl: 1, pl: 1 })
  })

  it('do not count without a language that the board has', () => {
    expect(totals([ready('da'), ready()], { nl: 3 })).toEqual({ nl: 0 })
  })

  it('are counted by what they are doing', () => {
    const staff = [
      { languages: ['nl'], state: 'answering' as const },
      { languages: ['nl'], state: 'away' as const },
    ]
    expect(placeStaff(staff, new Map([['nl', 1]])).get('nl')).toEqual({ answering: 1, ready: 0, away: 1 })
  })
})
