/** 32 bits of a text, FNV-1a. */
export function hashOf(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return spread(hash)
}

/** 32 bits of two hashes, in their order. */
export const hashOfTwo = (first: number, second: number): number =>
  spread(Math.imul(first, 0x9e3779b1) ^ second)

/** Every bit depends on all others. */
function spread(given: number): number {
  let hash = given ^ (given >>> 16)
  hash = Math.imul(hash, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
