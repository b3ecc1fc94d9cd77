/** The questions of a text, as they are written. */
export const questionsOf = (text: string): string[] => sentencesOf(text).filter(isQuestion)

const sentencesOf = (text: string) => text.split(/(?<=[.!?…？])\s+|\n+/u)

/** It ends in a question mark, also before further marks, quotes or an emoji, and has a word. */
const isQuestion = (sentence: string) =>
  /[?？](?:[?!"'”’»)\s]|\p{Extended_Pictographic}|\u200d|\ufe0f)*$/u.test(sentence) &&
  /\p{L}{2}/u.test(sentence)
