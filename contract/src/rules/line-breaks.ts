const others = /\r(?!\n)|[\v\f\u0085\u2028\u2029]/g
const all = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** A text whose lines a browser breaks: old systems and word processors end them with other characters. Positions in it stay valid. */
export const withLineBreaks = (text: string): string => text.replace(others, '\n')

/** The same for a text that arrives: each of its lines ends with one character. */
export const withPlainLines = (text: string): string => text.replace(all, '\n')
