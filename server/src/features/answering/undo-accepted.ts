import { undoableFor } from '@panel/contract'

/** Milliseconds in which leaving a conversation or deleting a message can be undone: what the page shows, and the time that its request takes. */
export const undoAcceptedFor = undoableFor + 3_000
