import { readFileSync } from 'node:fs'

type Texts = { [key: string]: string | Texts }
type TextParameters = Record<string, string | number>

/** The texts of the interface in the current language, by key; missing parameters match any text. */
export type Words = (key: string, parameters?: TextParameters) => RegExp

export function readTexts(language: string): Texts {
  const read = (name: string) =>
    JSON.parse(readFileSync(new URL(`../../contract/src/locales/${name}.json`, import.meta.url), 'utf8'))
  return { ...read(language), ...read(`administration/${language}`), ...read(`holds/${language}`) }
}

export function wordsOf(texts: Texts): Words {
  return (key, parameters = {}) => {
    const text = find(texts, key) ?? find(texts, `${key}_other`)
    if (text === undefined) throw new Error(`There is no text "${key}"`)
    const pieces = text.split(/{{(\w+)}}/)
    return new RegExp(
      pieces
        .map((piece, place) => {
          if (place % 2 === 0) return escaped(piece.replaceAll(/<\/?\w+\/?>/g, ''))
          return piece in parameters ? escaped(String(parameters[piece])) : '.*'
        })
        .join(''),
    )
  }
}

function find(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string' ? found : undefined
}

/** A non-breaking space counts as a space in a search for a text. */
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(/\s/g, '\\s')
