/** Seconds in which a sent message can be undone, of which an operator chooses. It leaves afterwards; 0: at once. */
export const undoTimes = [0, 3, 5, 10] as const
export type UndoTime = (typeof undoTimes)[number]
export const defaultUndoTime: UndoTime = 5

/** Milliseconds in which any other act can be undone that has an undo: a skip, an escalation, a settled report. */
export const undoableFor = 10_000
