/**
 * - `waiting`: its turn has not come yet
 * - `making`: its rows are being read
 * - `ready`: the file can be downloaded
 * - `stopped`: it is not complete, for the reason in `fault`
 * - `cancelled`: its operator cancelled it
 * - `expired`: the file is deleted
 */
export const exportStates = ['waiting', 'making', 'ready', 'stopped', 'cancelled', 'expired'] as const
export type ExportState = (typeof exportStates)[number]

/** `failed`: it failed again and again. `too_large`: too many rows. `not_allowed`: its operator may see less than when it was ordered. */
export const exportFaults = ['failed', 'too_large', 'not_allowed'] as const
export type ExportFault = (typeof exportFaults)[number]

/** Maximum number of exports of one operator that wait or are being made, and that are kept. */
export const maxExportsUnderWay = 3
export const maxExports = 20

/** Maximum size of a file in bytes. */
export const maxExportBytes = 1_000_000_000

const resumed: readonly ExportState[] = ['stopped', 'cancelled']

/** Whether an export can go on from its last row. */
export const mayResume = ({ state, fault }: { state: ExportState; fault: ExportFault | null }) =>
  resumed.includes(state) && (fault === null || fault === 'failed')

export const isUnderWay = (state: ExportState) => state === 'waiting' || state === 'making'
