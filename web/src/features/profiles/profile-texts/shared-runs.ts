/** Runs of fewer words are shared by chance. */
const shortest = 4

type Run = { text: string; isShared: boolean; at: number }

/** Splits a text into runs of words that another text has too, and the rest. */
export function sharedRuns(text: string, other: string): Run[] {
  if (other === '') return [{ text, isShared: false, at: 0 }]
  const words = [...text.matchAll(/\S+\s*/g)].map(([word]) => word)
  const theirs = ` ${[...other.matchAll(/\S+/g)].map(([word]) => plain(word)).join(' ')} `
  const isShared = words.map(() => false)
  for (let at = 0; at + shortest <= words.length; at++) {
    const run = words.slice(at, at + shortest).map(plain)
    if (theirs.includes(` ${run.join(' ')} `)) isShared.fill(true, at, at + shortest)
  }
  const runs: Run[] = []
  words.forEach((word, at) => {
    const last = runs.at(-1)
    if (last && last.isShared === isShared[at]) last.text += word
    else runs.push({ text: word, isShared: isShared[at] ?? false, at })
  })
  return runs
}

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
