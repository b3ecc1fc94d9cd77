/** A reminder is due within so many minutes: 14 days. It is forgotten as long after it was due. */
export const longestReminderMinutes = 14 * 24 * 60

/** Maximum length of the note of a reminder, in characters. */
export const reminderNoteLength = 200

/** Reminders that an operator can have at once. */
export const mostReminders = 100
