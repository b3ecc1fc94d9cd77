import type { Staff } from '@panel/contract'
import type { StaffRow } from './find-staff.ts'

type Placed = Pick<StaffRow, 'languages' | 'state'>

/**
 * Counts each operator once: in the language of theirs that lacks most operators. Operators with few languages come first, so that the
 * others fill what is left.
 * @param needed how many operators each language needs; languages that are missing are not counted
 */
export function placeStaff(
  staff: readonly Placed[],
  needed: ReadonlyMap<string, number>,
): Map<string, Staff> {
  const here = new Map([...needed.keys()].map((language) => [language, { answering: 0, ready: 0, away: 0 }]))
  const lacking = new Map(needed)
  const known = staff.map(({ languages, state }) => ({
    state,
    languages: languages.filter((language) => here.has(language)),
  }))
  for (const { state, languages } of known.toSorted((a, b) => a.languages.length - b.languages.length)) {
    const [first, ...others] = languages
    if (first === undefined) continue
    const chosen = others.reduce(
      (best, each) => ((lacking.get(each) ?? 0) > (lacking.get(best) ?? 0) ? each : best),
      first,
    )
    lacking.set(chosen, (lacking.get(chosen) ?? 0) - 1)
    const counts = here.get(chosen)
    if (counts) counts[state] += 1
  }
  return here
}
