import type { Phrase, Step } from './compile-phrase.ts'
import type { PresentItems } from './phrase-index.ts'

/**
 * Whether a phrase is in a sentence, without its place. All places are tried at once, as the bits of a number: nearly all phrases that are
 * compared with a sentence are not in it, and this takes a small part of the time of `matchPhrase`.
 */
export function canMatch({ parts, without }: Phrase, items: PresentItems): boolean {
  for (const part of parts) if (!hasSteps(part, items)) return false
  for (const part of without) if (hasSteps(part, items)) return false
  return true
}

function hasSteps(steps: readonly Step[], items: PresentItems): boolean {
  const { all } = items
  let at = all
  for (const step of steps) {
    if (step.type === 'gap') {
      for (let words = 0; words < step.most; words++) at |= at << 1
      at &= all
    } else if (step.type === 'item') {
      const ends = endsOf(step, step.negated ? all : at, items)
      if (!step.negated) at = (step.optional ? at | ends.to : ends.to) & all
      else at &= ~ends.from
    } else at &= 1
    if (at === 0) return false
  }
  return true
}

/** Where an item begins that is looked for at some places, and where it ends. */
function endsOf(step: Extract<Step, { type: 'item' }>, at: number, items: PresentItems) {
  let from = at & items.placesOf(step.item)
  let to = from << 1
  for (const sequence of step.sequences) {
    let ends = at
    for (const item of sequence) ends = (ends & items.placesOf(item)) << 1
    to |= ends
    from |= ends >> sequence.length
  }
  return { from, to }
}
