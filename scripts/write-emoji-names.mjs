import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Writes the names of the emoji in each language of the panel, from the annotations of Unicode CLDR:
 *
 *     npm pack cldr-annotations-full && tar -xzf cldr-annotations-full-*.tgz
 *     node scripts/write-emoji-names.mjs package
 */

const folder = 'web/src/features/answering/emoji/names'
const languages = ['en', 'nl', 'it', 'pl', 'es', 'fr']
/** Further keywords are far from the emoji. */
const keywords = 14

const source = process.argv[2]
if (!source) throw new Error('Name the folder of the package cldr-annotations-full')

const read = (language) =>
  JSON.parse(readFileSync(join(source, 'annotations', language, 'annotations.json'), 'utf8')).annotations
    .annotations

/** The emoji as it is typed; null for another sign. Many signs are emoji only with a variation selector. */
function emojiOf(sign) {
  return [sign, `${sign}\uFE0F`].find((each) => /^\p{RGI_Emoji}$/v.test(each)) ?? null
}

const english = read('en')
/** Faces and hearts come first, because people send them most. */
const placeOf = (sign) => {
  const words = english[sign].default ?? []
  return words.includes('face') ? 0 : words.includes('heart') ? 1 : 2
}
const signs = Object.keys(english)
  .filter((sign) => emojiOf(sign) && !/\p{Regional_Indicator}|\p{Emoji_Modifier}/u.test(sign))
  .sort((one, other) => placeOf(one) - placeOf(other))

for (const language of languages) {
  const annotations = read(language)
  const names = signs.map((sign) => {
    const { tts: [name] = [], default: words = [] } = annotations[sign] ?? english[sign]
    const inName = new Set(name.split(/[\s-]/))
    const others = words.filter((word) => word !== name && !inName.has(word)).slice(0, keywords)
    return [emojiOf(sign), [name, ...others].map((word) => word.replaceAll('|', '')).join('|')]
  })
  writeFileSync(
    join(folder, `emoji-${language}.json`),
    `${JSON.stringify(Object.fromEntries(names), null, 2)}\n`,
  )
}
