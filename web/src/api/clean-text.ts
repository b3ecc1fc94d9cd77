/** What PostgreSQL can store: no NUL, no half of a surrogate pair. */
export const cleanText = (text: string) => text.toWellFormed().replaceAll('\u0000', '')
