import { expect, it } from 'vitest'
import { lossOf } from './lease-loss'

const eva = { id: 2, name: 'Eva' }
const why = (own: Partial<Parameters<typeof lossOf>[0]>) =>
  lossOf({ by: null, left: 60_000, idle: 0, idleAfter: 120_000, ...own })

it('an expired lease without input was lost because the operator was idle, whoever has it now', () => {
  expect(why({ left: 0, idle: 200_000 })).toBe('idle')
  expect(why({ left: -3_000, idle: 200_000, by: eva })).toBe('idle')
  expect(why({ idle: 200_000 })).toBe('idle')
})

it('an unexpired lease that another operator has was taken over from an idle operator', () => {
  expect(why({ by: eva, idle: 90_000 })).toBe('taken_over')
})

it('a lease that ended with the data of its customer was lost for that, whenever the last input was', () => {
  expect(why({ erased: true })).toBe('erased')
  expect(why({ erased: true, left: 0, idle: 200_000 })).toBe('erased')
})

it('with recent input, the lease was ended in another tab or by a lost connection', () => {
  expect(why({ by: eva, idle: 2_000 })).toBe('ended')
  expect(why({ left: 0, idle: 2_000, by: eva })).toBe('ended')
  expect(why({ idle: 60_000 })).toBe('ended')
})
