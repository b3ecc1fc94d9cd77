import { firstCharacter } from '@panel/contract/rules/cut'
/** The first letters of the first and the last word: "Colin P." becomes CP. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    firstCharacter(word ?? ''),
  )
  return letters.join('').toLocaleUpperCase()
}
