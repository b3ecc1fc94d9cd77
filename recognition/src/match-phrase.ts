import type { Phrase, Step } from './compile-phrase.ts'

/** The items of each word of a sentence, and at last those of its end; `length` is the number of the words without it. */
export type ReadSentence = { items: readonly ReadonlySet<number>[]; length: number }

/** The first word of a match, and the one after its last. */
export type Span = { from: number; to: number }

/**
 * Finds a phrase in a sentence. Each step is tried at most once at each word, so the time grows with the words and the steps, whatever
 * the text is.
 */
export function matchPhrase({ parts, without }: Phrase, sentence: ReadSentence): Span | undefined {
  let [from, to] = [Number.POSITIVE_INFINITY, 0]
  for (const part of parts) {
    const span = matchSteps(part, sentence)
    if (!span) return
    if (span.from >= sentence.length) continue // Only the end.
    from = Math.min(from, span.from)
    to = Math.max(to, span.to)
  }
  if (without.some((steps) => matchSteps(steps, sentence))) return
  return { from: Math.min(from, to), to }
}

/** Finds steps that follow each other, beginning at any word. */
export function matchSteps(steps: readonly Step[], sentence: ReadSentence): Span | undefined {
  const failed = new Set<number>()
  const width = sentence.items.length + 1
  const [first] = steps
  for (let from = 0; from <= sentence.items.length; from++) {
    if (first?.type === 'item' && first.isNeeded && !sentence.items[from]?.has(first.needed)) continue
    const to = matchFrom(steps, 0, from, sentence, failed, width)
    if (to !== undefined) return { from, to }
  }
}

function matchFrom(
  steps: readonly Step[],
  index: number,
  at: number,
  sentence: ReadSentence,
  failed: Set<number>,
  width: number,
): number | undefined {
  const step = steps[index]
  if (!step) return at
  const state = index * width + at
  if (failed.has(state)) return
  const next = (place: number) => matchFrom(steps, index + 1, place, sentence, failed, width)
  let end: number | undefined
  if (step.type === 'gap') {
    const last = Math.min(at + step.most, sentence.items.length)
    for (let place = at; place <= last && end === undefined; place++) end = next(place)
  } else if (step.type === 'item') {
    if (step.negated) end = endsOfItem(step, at, sentence).length === 0 ? next(at) : undefined
    else {
      for (const place of endsOfItem(step, at, sentence)) end ??= next(place)
      if (step.optional) end ??= next(at)
    }
  } else if (at === 0) end = next(at)
  if (end === undefined) failed.add(state)
  return end
}

function endsOfItem(step: Extract<Step, { type: 'item' }>, at: number, { items }: ReadSentence): number[] {
  const ends: number[] = []
  for (const sequence of step.sequences)
    if (sequence.every((item, offset) => items[at + offset]?.has(item))) ends.push(at + sequence.length)
  if (items[at]?.has(step.item)) ends.push(at + 1)
  return ends
}
