import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

const { resolve } = createRequire(import.meta.url)
const read = (path: string) => readFileSync(resolve(path))

/** The fonts of a PDF: DejaVu for all languages of Europe, Arabic and more, Noto Emoji for emoji. */
export const fontFiles = {
  text: read('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: read('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  mono: read('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'),
  emoji: read('@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff'),
}
export type FontName = keyof typeof fontFiles

const open = (name: FontName) => {
  const font = create(fontFiles[name])
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is a collection of fonts`)
  return font
}
const [text, emoji] = [open('text'), open('emoji')]

/** A part of a text that one font can show. */
export type Run = { isEmoji: boolean; text: string }

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const isPlain = /^[\n\u0020-\u007e\u00a0-\u017f]*$/
/** They join emoji or choose how one looks; without a glyph they mean nothing. */
const isJoiner = /[\u200d\ufe0e\ufe0f]/g
const isControl = /\p{Cc}|\p{Cs}/u

/** A text in runs. What no font can show is written as its number, such as [U+4E2D]; the JSON file has the character itself. */
export function runsOf(words: string): Run[] {
  const written = words.replaceAll('\r\n', '\n').replaceAll('\t', ' ')
  if (isPlain.test(written)) return [{ isEmoji: false, text: written }]
  const runs: Run[] = []
  for (const { segment } of segmenter.segment(written)) {
    const run = runOf(segment)
    const last = runs.at(-1)
    if (last && last.isEmoji === run.isEmoji) last.text += run.text
    else runs.push(run)
  }
  return runs
}

function runOf(segment: string): Run {
  if (segment === '\n') return { isEmoji: false, text: segment }
  const bare = segment.replaceAll(isJoiner, '')
  const points = codePointsOf(bare)
  const isPicture = bare !== segment || points.some((point) => point > 0x1f000)
  if (isPicture && points.length > 0 && points.every((point) => emoji.hasGlyphForCodePoint(point)))
    return { isEmoji: true, text: segment }
  if (isControl.test(bare) || !points.every((point) => text.hasGlyphForCodePoint(point)))
    return points.every((point) => emoji.hasGlyphForCodePoint(point))
      ? { isEmoji: true, text: bare }
      : { isEmoji: false, text: points.map(numberOf).join('') }
  return { isEmoji: false, text: bare }
}

const codePointsOf = (words: string) => [...words].map((character) => character.codePointAt(0) ?? 0)

const numberOf = (point: number) =>
  text.hasGlyphForCodePoint(point) && point >= 0x20
    ? String.fromCodePoint(point)
    : `[U+${point.toString(16).toUpperCase().padStart(4, '0')}]`
