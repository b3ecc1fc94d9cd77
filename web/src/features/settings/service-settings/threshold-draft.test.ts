import { describe, expect, it } from 'vitest'
import { changedMeanwhile, changesIn, type Draft, faultOf } from './threshold-draft'

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
    const faultIn = (text: string) => faultOf('lease_seconds', { lease_seconds: { text, seen: 90 } }, stored)
    for (const text of ['44', '601', '', 'soon', '90.5', '-90']) expect(faultIn(text)).toEqual(fault)
    expect(faultIn('45')).toBeNull()
  })

  it('are compared with their partner, whichever of the two was typed', () => {
    const pair = [
      { name: 'chat_amber_minutes' as const, value: 8, changed: null },
      { name: 'chat_red_minutes' as const, value: 12, changed: null },
    ]
    const faultIn = (draft: Draft) => faultOf('chat_red_minutes', draft, pair)
    expect(faultIn({})).toBeNull()
    expect(faultIn({ chat_red_minutes: { text: '8', seen: 12 } })).toEqual({
      code: 'too_low',
      params: { min: 9 },
    })
    const amber = { chat_amber_minutes: { text: '15', seen: 8 } }
    expect(faultIn(amber)).toEqual({ code: 'too_low', params: { min: 16 } })
    expect(faultIn({ ...amber, chat_red_minutes: { text: '16', seen: 12 } })).toBeNull()
    expect(faultOf('chat_amber_minutes', amber, pair)).toBeNull()
  })

  it('show the value of a colleague only if it is neither the seen one nor the typed one', () => {
    expect(changedMeanwhile({ text: '180', seen: 120 }, 60)).toBe(60)
    expect(changedMeanwhile({ text: '180', seen: 120 }, 180)).toBeNull()
    expect(changedMeanwhile({ text: '180', seen: 60 }, 60)).toBeNull()
    expect(changedMeanwhile(undefined, 60)).toBeNull()
  })
})
