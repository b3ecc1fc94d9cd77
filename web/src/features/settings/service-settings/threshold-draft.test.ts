import { describe, expect, it } from 'vitest'
import { changedMeanwhile, changesIn, faultOf } from './threshold-draft'

const stored = [
  { name: 'lease_seconds' as const, value: 90, changed: null },
  { name: 'idle_after' as const, value: 120, changed: null },
]

describe('the drafts of thresholds', () => {
  it('are changes when they differ from the stored value, in the order of the page', () => {
    const draft = {
      idle_after: { text: '180', seen: 120 },
      lease_seconds: { text: ' 100 ', seen: 90 },
    }
    expect(changesIn(draft, stored)).toEqual([
      { name: 'lease_seconds', value: 100, seen: 90, stored: 90 },
      { name: 'idle_after', value: 180, seen: 120, stored: 120 },
    ])
    expect(changesIn({ lease_seconds: { text: '90', seen: 80 } }, stored)).toEqual([])
  })

  it('are invalid outside of the range, and if they are not whole numbers', () => {
    const fault = { code: 'not_in_range', params: { min: 45, max: 600 } }
    for (const text of ['44', '601', '', 'soon', '90.5', '-90'])
      expect(faultOf('lease_seconds', text)).toEqual(fault)
    expect(faultOf('lease_seconds', '45')).toBeNull()
  })

  it('show the value of a colleague only if it is neither the seen one nor the typed one', () => {
    expect(changedMeanwhile({ text: '180', seen: 120 }, 60)).toBe(60)
    expect(changedMeanwhile({ text: '180', seen: 120 }, 180)).toBeNull()
    expect(changedMeanwhile({ text: '180', seen: 60 }, 60)).toBeNull()
    expect(changedMeanwhile(undefined, 60)).toBeNull()
  })
})
