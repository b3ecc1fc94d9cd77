import { reportUndoTime } from '@panel/contract'

/** Milliseconds in which settling can be undone: what the page shows, and the time that its request takes. */
export const undoAcceptedFor = reportUndoTime + 3_000
