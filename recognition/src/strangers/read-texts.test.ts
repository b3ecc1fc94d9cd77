import { gzipSync } from 'node:zlib'
import { mo } from 'gettext-parser'
import { expect, it } from 'vitest'
import { asLines, readTexts } from './read-texts.ts'

it('reads translations, and what they translate', () => {
  const translations = { '': { 'See you there': { msgid: 'See you there', msgstr: ['Tot ziens daar'] } } }
  const content = mo.compile({ charset: 'utf-8', headers: {}, translations })
  expect(readTexts('messages', content, false)).toContain('Tot ziens daar')
  expect(readTexts('messages', content, true)).toContain('See you there')
})

it('reads dialogues in both languages', () => {
  const content = Buffer.from('dialogId("a", "font", "What is that?")\ndialogStr("¿Qué es \\"eso\\"?")\n')
  expect(readTexts('dialogues', content, false)).toEqual(['¿Qué es \\"eso\\"?'])
  expect(readTexts('dialogues', content, true)).toEqual(['What is that?'])
})

it('reads the sentences of a manual without its commands', () => {
  const page =
    '.TH LS 1\n.SH NAME\nls \\- list\n.PP\nLists \\fBall\\fR files.\nIt sorts them by name. After that it stops.\n'
  const lines = asLines(readTexts('manual', gzipSync(page), false))
  expect(lines).toEqual(['Lists all files.', 'It sorts them by name.', 'After that it stops.'])
})

it('reads sayings, and keeps what could be a message, each once', () => {
  const content = Buffer.from(
    'A friend in\nneed is a friend.\n%\nA friend in need is a friend.\n%\n---\n%\nshort\n',
  )
  expect(asLines(readTexts('fortunes', content, false))).toEqual(['A friend in need is a friend.'])
})
