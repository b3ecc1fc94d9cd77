/** The evidence file of an escalation. */

/**
 * - `waiting`, `making`: a node makes it
 * - `ready`: it can be downloaded
 * - `stopped`: it could not be made
 * - `deleted`: its time is over, or the customer was erased; its hash stays, so that a copy can still be verified
 */
export const evidenceStates = ['waiting', 'making', 'ready', 'stopped', 'deleted'] as const
export type EvidenceState = (typeof evidenceStates)[number]

/** Why a file could not be made. */
export const evidenceFaults = ['failed', 'too_large'] as const
export type EvidenceFault = (typeof evidenceFaults)[number]

export const evidenceFormats = ['json', 'html'] as const
export type EvidenceFormat = (typeof evidenceFormats)[number]

/** The version of the schema of the JSON file. A reader refuses what it does not know. */
export const evidenceSchema = 1

/** Maximum number of messages in a file. */
export const maxEvidenceMessages = 50_000

/** Maximum number of files of an escalation that are kept at the same time. */
export const maxEvidenceFiles = 20

/** Files that are shown at an escalation, latest first. */
export const shownEvidenceFiles = 5
