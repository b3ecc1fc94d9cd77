import type { StoredThreshold } from '@panel/contract'
import type { FieldIssue } from '@panel/contract/issues'
import { type Threshold, thresholds } from '@panel/contract/thresholds'

/** What was typed, with the stored value that the admin knew then. */
export type Draft = Partial<Record<Threshold, { text: string; seen: number }>>

export type Change = { name: Threshold; value: number; seen: number; stored: number }

export const numberIn = (text: string): number | null => (/^\s*\d{1,7}\s*$/.test(text) ? Number(text) : null)

/** The fault of what was typed; null when it can be saved. */
export function faultOf(name: Threshold, text: string): FieldIssue | null {
  const { min, max } = thresholds[name]
  const value = numberIn(text)
  return value === null || value < min || value > max ? { code: 'not_in_range', params: { min, max } } : null
}

/** The drafts that differ from the stored values, in the order of the page. Those with a fault are left out. */
export function changesIn(draft: Draft, stored: readonly StoredThreshold[]): Change[] {
  return stored.flatMap(({ name, value: now }) => {
    const typed = draft[name]
    const value = typed ? numberIn(typed.text) : null
    return !typed || value === null || value === now ? [] : [{ name, value, seen: typed.seen, stored: now }]
  })
}

/** The colleague's value, when the stored one is neither what the admin saw nor what they typed. */
export function meanwhileOf(typed: Draft[Threshold], stored: number): number | null {
  if (!typed || typed.seen === stored || numberIn(typed.text) === stored) return null
  return stored
}
