import { describe, expect, it } from 'vitest'
import { nextOpen, stepBefore } from './steps'

describe('the next step', () => {
  it('is the next open one, or else an earlier one that is open', () => {
    expect(nextOpen(['team', 'levels'], 'two_factor')).toBe('team')
    expect(nextOpen(['levels'], 'team')).toBe('levels')
    expect(nextOpen(['team'], 'levels')).toBe('team')
    expect(nextOpen(['team', 'invite'], 'siteowner')).toBe('invite')
  })

  it('does not exist when all are settled', () => {
    expect(nextOpen([], 'levels')).toBeNull()
  })
})

it('Back leads to the previous step, but not to the account of the admin', () => {
  expect(stepBefore('levels')).toBe('team')
  expect(stepBefore('webhook')).toBe('siteowner')
  expect(stepBefore('team')).toBeNull()
})
