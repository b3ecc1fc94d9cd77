import type { TextParts } from '@panel/contract'
import { cutBeginning } from '@panel/contract/rules/cut'

/** Characters before the first hit that a row shows, and from how many on it leaves out others. */
const before = { shown: 32, most: 64 }

/** A text as a row of the list shows it: when its first hit is far behind, it begins shortly before that. */
export function fromFirstHit(parts: TextParts): TextParts {
  const [first, ...others] = parts
  if (!first || first.hit || others.length === 0 || first.part.length <= before.most) return parts
  const end = cutBeginning(first.part, before.shown)
  // From the beginning of a word on, unless it is a long one.
  const kept = end.replace(/^\S*\s+/, '') || end
  return [{ ...first, part: `…${kept}` }, ...others]
}
