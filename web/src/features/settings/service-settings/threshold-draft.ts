import type { StoredThreshold } from '@panel/contract'
import { orderedThresholds, type Threshold, thresholds } from '@panel/contract/rules/thresholds'

/** The typed texts, each with the stored value that the admin saw. */
export type Draft = Partial<Record<Threshold, { text: string; seen: number }>>

export type Change = { name: Threshold; value: number; seen: number; stored: number }

/** Why a typed number cannot be saved: it is outside of its range, or on the wrong side of its partner. */
export type ThresholdFault =
  | { kind: 'range'; min: number; max: number }
  | { kind: 'above' | 'below'; partner: Threshold; limit: number }

export const numberIn = (text: string): number | null => (/^\s*\d{1,7}\s*$/.test(text) ? Number(text) : null)

/** The fault of each typed number. Of a pair of which both were typed, the second one has it. */
export function faultsIn(draft: Draft, stored: readonly StoredThreshold[]) {
  const numberOf = (name: Threshold) =>
    numberIn(draft[name]?.text ?? String(stored.find((one) => one.name === name)?.value ?? ''))
  const faults: { [Name in Threshold]?: ThresholdFault } = {}
  for (const { name } of stored) {
    const { min, max } = thresholds[name]
    const value = numberOf(name)
    if (draft[name] && (value === null || value < min || value > max))
      faults[name] = { kind: 'range', min, max }
  }
  for (const [first, second] of orderedThresholds) {
    const [low, high] = [numberOf(first), numberOf(second)]
    if (low === null || high === null || high > low || faults[first] || faults[second]) continue
    if (draft[second]) faults[second] = { kind: 'above', partner: first, limit: low + 1 }
    else if (draft[first]) faults[first] = { kind: 'below', partner: second, limit: high - 1 }
  }
  return faults
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
