import type { PresentOperator, StatsRow } from '@panel/contract'
import { expect, it } from 'vitest'
import { teamRows } from './team-rows'

const counts = { messages: 1, with_answer: 1, answer_percentage: 100 }
const stats = (key: string, name: string): StatsRow => ({
  key,
  name,
  ...counts,
  skipped: null,
  answer_time: null,
  before: null,
})
const present = (id: number, name: string): PresentOperator => ({
  operator: { id, name },
  team: { id: 21, name: 'Team 21' },
  level: { id: 100, name: 'Operator' },
  activity: { state: 'ready' },
})
const review = (id: number, name: string) => ({
  operator: { id, name },
  reviewed: 2,
  praise: 1,
  improve: 1,
  read: 2,
})

it('a team has each of its people once, by name, with what is known of them', () => {
  const rows = teamRows({
    stats: [stats('3', 'Zoë'), stats('1', 'Bram')],
    present: [present(1, 'Bram'), present(2, 'Anna')],
    reviews: [review(3, 'Zoë')],
  })
  expect(rows.map(({ name }) => name)).toEqual(['Anna', 'Bram', 'Zoë'])
  expect(rows.map((row) => [!!row.stats, !!row.present, !!row.reviews])).toEqual([
    [false, true, false],
    [true, true, false],
    [true, false, true],
  ])
})
