import { expect, it } from 'vitest'
import { dueSignals, type Moment } from './due-signals'

const due = (own: Partial<Moment> = {}) =>
  dueSignals({
    chosen: ['sound', 'notification'],
    permission: 'granted',
    isTouched: true,
    isLookedAt: false,
    ...own,
  })

it('nothing is made that was not chosen', () => {
  expect(due({ chosen: [] })).toEqual([])
  expect(due({ chosen: ['sound'] })).toEqual(['sound'])
})

it('a chat that is looked at makes a sound, and no notification', () => {
  expect(due()).toEqual(['sound', 'notification'])
  expect(due({ isLookedAt: true })).toEqual(['sound'])
})

it('a browser that does not allow notifications shows none', () => {
  expect(due({ permission: 'denied' })).toEqual(['sound'])
  expect(due({ permission: 'default' })).toEqual(['sound'])
})

it('a page that nobody has touched leaves the sound to others', () => {
  expect(due({ isTouched: false })).toEqual(['notification'])
})
