/** One step of a phrase. An item is a set of words; `WordIndex` gives each set a number. */
export type Step = Item | { type: 'gap'; most: number } | { type: 'start' } | { type: 'end' }

/** `needed` has the first words of the sequences, too. `isNeeded`: without one of them, the step cannot match. */
type Item = {
  type: 'item'
  item: number
  needed: number
  isNeeded: boolean
  sequences: number[][]
  optional: boolean
  negated: boolean
}

export type Phrase = {
  /** All of them must match, in any order. */
  parts: Step[][]
  /** None of them may match. */
  without: Step[][]
  /** Items that a sentence needs; the phrase is not tried without. */
  needs: number[]
}

/** Names sets of words by numbers, and keeps the steps of the phrases that have them: most steps are in many phrases. */
export type Items = {
  readonly steps: Map<string, Step>
  ofWords(words: string[]): number
  ofNumbers(least: number, most: number): number
  listed(name: string): string[]
}

const gaps: Record<string, number> = { '~': 2, '~~': 5, '~~~': 12 }

/** Translates the line of a phrase (see `Phrases`) into steps. @throws when a list or a step is unknown */
export function compilePhrase(line: string, items: Items): Phrase {
  const [meant = '', without = ''] = line.split(' - ')
  const parts = meant.split(' & ').map((part) => compileSteps(part, items))
  return {
    parts,
    without: without === '' ? [] : without.split(' | ').map((part) => compileSteps(part, items)),
    needs: parts
      .flat()
      .flatMap((step) => (step.type === 'item' && !step.optional && !step.negated ? [step.needed] : [])),
  }
}

function compileSteps(part: string, items: Items): Step[] {
  const steps = part
    .trim()
    .split(/\s+/)
    .map((step) => keptStep(step, items))
  if (steps.every(({ type }) => type === 'gap')) throw new Error(`The phrase "${part}" matches everything`)
  return steps
}

function keptStep(given: string, items: Items): Step {
  const kept = items.steps.get(given)
  if (kept) return kept
  const compiled = compileStep(given, items)
  items.steps.set(given, compiled)
  return compiled
}

function compileStep(given: string, items: Items): Step {
  const most = gaps[given]
  if (most) return { type: 'gap', most }
  if (given === '^') return { type: 'start' }
  const optional = given.length > 1 && given.endsWith('?') && !given.endsWith('|?')
  const negated = given.startsWith('!')
  const step = given.slice(negated ? 1 : 0, optional ? -1 : undefined)
  const range = /^#(\d+)-(\d+)$/.exec(step)
  if (range) {
    const item = items.ofNumbers(Number(range[1]), Number(range[2]))
    return {
      type: 'item',
      item,
      needed: item,
      isNeeded: !optional && !negated,
      sequences: [],
      optional,
      negated,
    }
  }
  const entries = step.split('|').flatMap((entry) => {
    const name = /^<(.+)>$/.exec(entry)?.[1]
    return name ? items.listed(name) : [entry]
  })
  const single = entries.filter((entry) => !entry.includes('_'))
  const several = entries.filter((entry) => entry.includes('_'))
  const unknown = entries.find(
    (entry) =>
      !['?', '$'].includes(entry) &&
      !/^(\*?[\p{Letter}\p{Number}_]+|[\p{Letter}\p{Number}_]+\*)$/u.test(entry),
  )
  if (unknown !== undefined) throw new Error(`"${unknown}" is not a step of a phrase`)
  return {
    type: 'item',
    item: items.ofWords(single),
    needed: items.ofWords(entries.map((entry) => entry.split('_')[0] ?? entry)),
    isNeeded: !optional && !negated && !entries.includes('$'),
    sequences: several.map((entry) => entry.split('_').map((word) => items.ofWords([word]))),
    optional,
    negated,
  }
}
