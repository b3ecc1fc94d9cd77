import { issueAt } from '@panel/contract/rules/issues'
import { describe, expect, it } from 'vitest'
import { faultsOf, formOf, ruleOf } from './rule-form'

const rule = {
  silence_minutes: 60,
  next_silence_minutes: 120,
  most_in_a_row: 3,
  pokes_per_day: 5,
  quiet_hours: { from: '22:00', until: '08:00' },
  timezone: 'Europe/Warsaw',
  least_credits_trial: 3,
  least_credits_premium: null,
  starters: true,
}

const minutes = { code: 'not_in_range', params: { min: 1, max: 525_600 } }
const credits = { code: 'not_in_range', params: { min: 0, max: 1_000_000 } }
const pokes = { code: 'not_in_range', params: { min: 1, max: 20 } }

describe('the form of a poke rule', () => {
  it('returns the rule that it was created from', () => {
    expect(ruleOf(formOf(rule))).toEqual({ rule })
    const awake = { ...rule, quiet_hours: null }
    expect(ruleOf(formOf(awake))).toEqual({ rule: awake })
    expect(ruleOf(formOf(null))).toEqual({ rule: null })
    expect(ruleOf({ ...formOf(rule), quiet_until: ' 8:00' })).toEqual({ rule })
  })

  it('starts with a rule that pokes rarely, never at night, and nobody who would have to pay', () => {
    expect(ruleOf({ ...formOf(null), isOn: true })).toMatchObject({
      rule: {
        silence_minutes: 1_440,
        quiet_hours: { from: '22:00', until: '08:00' },
        least_credits_trial: 1,
        starters: false,
      },
    })
  })

  it.each([
    [{ silence_minutes: '' }, { silence_minutes: minutes }],
    [{ silence_minutes: '1.5' }, { silence_minutes: minutes }],
    [{ next_silence_minutes: '525601' }, { next_silence_minutes: minutes }],
    [{ most_in_a_row: '0' }, { most_in_a_row: pokes }],
    [{ pokes_per_day: '21' }, { pokes_per_day: pokes }],
    [{ least_credits_trial: '-1' }, { least_credits_trial: credits }],
    [{ least_credits_premium: 'many' }, { least_credits_premium: credits }],
    [{ quiet_from: '' }, { quiet_from: { code: 'not_a_time' } }],
    [{ quiet_until: '' }, { quiet_until: { code: 'not_a_time' } }],
    [{ quiet_until: '25:00' }, { quiet_until: { code: 'not_a_time' } }],
    [{ quiet_until: '22:00' }, { quiet_until: { code: 'same_time' } }],
    [{ timezone: ' ' }, { timezone: { code: 'not_a_time_zone' } }],
  ])('with %j reports %j', (wrong, faults) => {
    expect(ruleOf({ ...formOf(rule), ...wrong })).toEqual({ faults })
  })

  it('shows an error of the server at its field', () => {
    const timezone = issueAt('rule.timezone', 'not_a_time_zone')
    const pokes_per_day = issueAt('rule.pokes_per_day', 'too_high', { max: 20 })
    expect(faultsOf([timezone, pokes_per_day, issueAt('odd', 'invalid')])).toEqual({
      timezone,
      pokes_per_day,
    })
  })
})
