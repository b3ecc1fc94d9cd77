import { seeded } from '@panel/demo/random'

/** Random choices that are determined by a seed and a name: what is added to one part of the world changes no other part. */
export function chanceOf(name: string, seed = 1) {
  let mixed = seed
  for (const letter of name) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193)
  const random = seeded(mixed >>> 0)
  const below = (count: number) => Math.floor(random() * count)
  return {
    /** From 0 to 1. */
    share: random,
    /** Whether something happens that happens with this probability. */
    happens: (probability: number) => random() < probability,
    below,
    between: (from: number, to: number) => from + random() * (to - from),
    /** Mostly short, seldom long, with this mean. */
    wait: (mean: number) => -Math.log(1 - random()) * mean,
    oneOf<T>(values: readonly T[]): T {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('There is nothing to choose from')
      return value
    },
  }
}

export type Chance = ReturnType<typeof chanceOf>
