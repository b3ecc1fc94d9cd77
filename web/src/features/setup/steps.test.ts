import { describe, expect, it } from 'vitest'
import { nextOpen, stepBefore } from './steps'

describe('the next step', () => {
  it('is the next open one, then an earlier one that was left open', () => {
    expect(nextOpen(['team', 'levels'], 'two_factor')).toBe('team')
    expect(nextOpen(['levels'], 'team')).toBe('levels')
    expect(nextOpen(['team'], 'levels')).toBe('team')
    expect(nextOpen(['team', 'invite'], 'siteowner')).toBe('invite')
  })

  it('does not exist when all are settled', () => {
    expect(nextOpen([], 'levels')).toBeNull()
  })
})

it('Back leads to the step before, and never undoes the account', () => {
  expect(stepBefore('levels')).toBe('team')
  expect(stepBefore('webhook')).toBe('siteowner')
  expect(stepBefore('team')).toBeNull()
})
