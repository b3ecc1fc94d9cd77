import { insertText } from './saved-replies/insert-text'

/** Inserts words at the end of the text in the editor, or in place of others that are in it. */
export function insertWords(field: HTMLTextAreaElement, words: string, replaced?: string) {
  insert(field, words, replaced, (before) => (before === '' || /\s$/.test(before) ? '' : ' '))
}

/** Inserts sentences in the same way. Behind a sentence that has not ended, they begin a new line, so that they stand by themselves. */
export function insertSentences(field: HTMLTextAreaElement, sentences: string, replaced?: string) {
  insert(field, sentences, replaced, (before) => {
    if (before.trim() === '' || before.endsWith('\n')) return ''
    if (!/[.!?…]["'”’»)\]]*$/.test(before.trimEnd())) return '\n'
    return /\s$/.test(before) ? '' : ' '
  })
}

function insert(
  field: HTMLTextAreaElement,
  words: string,
  replaced: string | undefined,
  gapAfter: (before: string) => string,
) {
  const start = replaced === undefined ? field.value.length : field.value.indexOf(replaced)
  field.setSelectionRange(start, start + (replaced?.length ?? 0))
  insertText(field, gapAfter(field.value.slice(0, start)) + words)
}
