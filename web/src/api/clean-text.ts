/** A text that PostgreSQL can store: without NUL and lone surrogates. */
export const cleanText = (text: string) => text.toWellFormed().replaceAll('\u0000', '')
