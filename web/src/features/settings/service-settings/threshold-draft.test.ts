import { type Threshold, thresholdNames } from '@panel/contract/rules/thresholds'
import { describe, expect, it } from 'vitest'
import { changedMeanwhile, changesIn, faultsIn } from './threshold-draft'
import { colourPairs, thresholdGroups, thresholdsIn } from './threshold-groups'

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
    const faultsOf = (text: string) => faultsIn({ lease_seconds: { text, seen: 90 } }, stored)
    for (const text of ['44', '601', '', 'soon', '90.5', '-90'])
      expect(faultsOf(text)).toEqual({ lease_seconds: { kind: 'range', min: 45, max: 600 } })
    expect(faultsOf('45')).toEqual({})
  })

  it('are compared with their partner, at the field that was typed', () => {
    const [amber, red] = ['chat_amber_minutes', 'chat_red_minutes'] as const
    const both = [
      { name: amber, value: 8, changed: null },
      { name: red, value: 12, changed: null },
    ]
    const typed = (values: Partial<Record<Threshold, string>>) =>
      Object.fromEntries(Object.entries(values).map(([name, text]) => [name, { text, seen: 0 }]))
    expect(faultsIn(typed({ [red]: '8' }), both)).toEqual({
      [red]: { kind: 'above', partner: amber, limit: 9 },
    })
    expect(faultsIn(typed({ [amber]: '12' }), both)).toEqual({
      [amber]: { kind: 'below', partner: red, limit: 11 },
    })
    expect(faultsIn(typed({ [amber]: '20', [red]: '20' }), both)).toEqual({
      [red]: { kind: 'above', partner: amber, limit: 21 },
    })
    expect(faultsIn(typed({ [amber]: '20', [red]: '21' }), both)).toEqual({})
    expect(faultsIn({}, both)).toEqual({})
  })

  it('show the value of a colleague only if it is neither the seen one nor the typed one', () => {
    expect(changedMeanwhile({ text: '180', seen: 120 }, 60)).toBe(60)
    expect(changedMeanwhile({ text: '180', seen: 120 }, 180)).toBeNull()
    expect(changedMeanwhile({ text: '180', seen: 60 }, 60)).toBeNull()
    expect(changedMeanwhile(undefined, 60)).toBeNull()
  })
})

it('every threshold is in one group of the page, and pairs of colours are in the first', () => {
  expect(thresholdGroups.flatMap(thresholdsIn).toSorted()).toEqual([...thresholdNames].toSorted())
  expect(colourPairs.flat().toSorted()).toEqual(thresholdsIn('waiting').toSorted())
})
