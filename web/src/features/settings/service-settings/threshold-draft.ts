import type { StoredThreshold } from '@panel/contract'
import type { FieldIssue } from '@panel/contract/rules/issues'
import { orderedThresholds, type Threshold, thresholds } from '@panel/contract/rules/thresholds'

/** The typed texts, each with the stored value that the admin saw. */
export type Draft = Partial<Record<Threshold, { text: string; seen: number }>>

export type Change = { name: Threshold; value: number; seen: number; stored: number }

export const numberIn = (text: string): number | null => (/^\s*\d{1,7}\s*$/.test(text) ? Number(text) : null)

/** Why a number cannot be saved as it is typed, or null. Of a pair, the second one has the fault. */
export function faultOf(
  name: Threshold,
  draft: Draft,
  stored: readonly StoredThreshold[],
): FieldIssue | null {
  const { min, max } = thresholds[name]
  const value = numberOf(name, draft, stored)
  if (value === null || value < min || value > max) return { code: 'not_in_range', params: { min, max } }
  const low = orderedThresholds.find(([, high]) => high === name)?.[0]
  const from = low === undefined ? null : numberOf(low, draft, stored)
  return from !== null && value <= from ? { code: 'too_low', params: { min: from + 1 } } : null
}

/** The typed number, otherwise the stored one; null for a text that is no number. */
function numberOf(name: Threshold, draft: Draft, stored: readonly StoredThreshold[]): number | null {
  const typed = draft[name]
  if (typed) return numberIn(typed.text)
  return stored.find((each) => each.name === name)?.value ?? null
}

/** The typed numbers that differ from the stored values, in the order of the page. */
export function changesIn(draft: Draft, stored: readonly StoredThreshold[]): Change[] {
  return stored.flatMap(({ name, value: now }) => {
    const typed = draft[name]
    const value = typed ? numberIn(typed.text) : null
    return !typed || value === null || value === now ? [] : [{ name, value, seen: typed.seen, stored: now }]
  })
}

/** The value that a colleague has stored, if it is neither the value that the admin saw nor the typed one. */
export function changedMeanwhile(typed: Draft[Threshold], stored: number): number | null {
  if (!typed || typed.seen === stored || numberIn(typed.text) === stored) return null
  return stored
}
