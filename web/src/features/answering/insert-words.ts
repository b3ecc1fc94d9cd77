import { insertText } from '../saved-replies/insert-text'

/** Inserts words at the end of the text in the editor, or in place of others that are in it. */
export function insertWords(field: HTMLTextAreaElement, words: string, replaced?: string) {
  const start = replaced === undefined ? field.value.length : field.value.indexOf(replaced)
  field.setSelectionRange(start, start + (replaced?.length ?? 0))
  const before = field.value.charAt(start - 1)
  insertText(field, before === '' || /\s/.test(before) ? words : ` ${words}`)
}
