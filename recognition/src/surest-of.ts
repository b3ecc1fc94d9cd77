import type { Certainty } from '@panel/contract'

/** Of what was found, the first that is certain; where none is, the first. */
export const surestOf = <Found extends { certainty: Certainty }>(
  found: readonly Found[],
): Found | undefined => found.find(({ certainty }) => certainty === 'certain') ?? found[0]
