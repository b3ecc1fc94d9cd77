import type { StoredThreshold } from '@panel/contract'
import type { FieldIssue } from '@panel/contract/rules/issues'
import { type Threshold, thresholds } from '@panel/contract/rules/thresholds'

/** The typed texts, each with the stored value that the admin saw. */
export type Draft = Partial<Record<Threshold, { text: string; seen: number }>>

export type Change = { name: Threshold; value: number; seen: number; stored: number }

export const numberIn = (text: string): number | null => (/^\s*\d{1,7}\s*$/.test(text) ? Number(text) : null)

/** Why a typed text cannot be saved, or null. */
export function faultOf(name: Threshold, text: string): FieldIssue | null {
  const { min, max } = thresholds[name]
  const value = numberIn(text)
  return value === null || value < min || value > max ? { code: 'not_in_range', params: { min, max } } : null
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
