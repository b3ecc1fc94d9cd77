import { gunzipSync } from 'node:zlib'
import { mo, po } from 'gettext-parser'
import type { Form } from './packages.ts'

/** The texts of a file, as they are written in it. `isEnglish`: those that were translated. */
export function readTexts(form: Form, content: Buffer, isEnglish: boolean): string[] {
  switch (form) {
    case 'messages':
      return translated(mo.parse(content), isEnglish)
    case 'translations':
      return translated(po.parse(content), isEnglish)
    case 'dialogues':
      return [...content.toString().matchAll(isEnglish ? englishDialogue : dialogue)].map(
        ([, text = '']) => text,
      )
    case 'manual':
      return paragraphsOf(gunzipSync(content).toString())
    case 'fortunes':
      return content.toString().split(/\n%\n?/)
  }
}

const dialogue = /dialogStr\("((?:[^"\\]|\\.)*)"\)/g
const englishDialogue = /dialogId\("[^"]*", "[^"]*", "((?:[^"\\]|\\.)*)"\)/g

const translated = ({ translations }: ReturnType<typeof mo.parse>, isEnglish: boolean) =>
  Object.values(translations)
    .flatMap((context) => Object.values(context))
    .flatMap(({ msgid, msgstr }) => (isEnglish ? [msgid] : msgstr))

/** The running text of a manual page, without its commands. */
const paragraphsOf = (page: string) =>
  page
    .split(/\n(?:\.(?:PP|P|LP|TP|IP|SH|SS|sp|br|fi|nf|RS|RE)\b.*\n)+/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .filter((line) => !/^[.']/.test(line))
        .join(' ')
        .replaceAll(/\\f(?:\[\w*\]|.)|\\[&%|c]/g, '')
        .replaceAll(/\\-/g, '-')
        .replaceAll(/\\\(?\S{1,2}/g, ' '),
    )
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?]) +/))

/** So long are messages of a chat, in characters. */
const shortest = 16
const longest = 219

/** Those that could be a message: of a usual length and made of words, each once. */
export function asLines(texts: readonly string[]): string[] {
  const lines = texts
    .map((text) =>
      text
        .replaceAll(/<[^>]*>|%\d*\$?[-\d.]*[a-z]\b|\$\w+/g, ' ')
        .replaceAll(/\\[nt]|\s+/g, ' ')
        .trim(),
    )
    .filter(({ length }) => length >= shortest && length <= longest)
    .filter((text) => (text.match(/\p{L}{2,}/gu) ?? []).length >= 3)
  return [...new Set(lines)]
}
