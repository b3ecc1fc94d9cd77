import { expect, it } from 'vitest'
import { dueSignals, type Moment } from './due-signals'

const due = (own: Partial<Moment> = {}) =>
  dueSignals({
    chosen: ['sound', 'notification'],
    permission: 'granted',
    hadInput: true,
    isViewed: false,
    ...own,
  })

it('nothing happens without a choice', () => {
  expect(due({ chosen: [] })).toEqual([])
  expect(due({ chosen: ['sound'] })).toEqual(['sound'])
})

it('a visible chat makes a sound, and shows no notification', () => {
  expect(due()).toEqual(['sound', 'notification'])
  expect(due({ isViewed: true })).toEqual(['sound'])
})

it('a browser that does not allow notifications shows none', () => {
  expect(due({ permission: 'denied' })).toEqual(['sound'])
  expect(due({ permission: 'default' })).toEqual(['sound'])
})

it('a page without any input leaves the sound to other tabs', () => {
  expect(due({ hadInput: false })).toEqual(['notification'])
})
