/** A generator of numbers from 0 to 1, determined by the seed. @param seed a whole number */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  // Mulberry32.
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A seed for a run without --seed. */
export const randomSeed = () => Math.floor(Math.random() * 2 ** 31)
