/** The queries of the operator's reminders. */
export const remindersKey = ['reminders']
