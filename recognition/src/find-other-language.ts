import { findContact } from './find-contact.ts'
import { recognisedLanguages } from './languages.ts'

/** Shorter texts are not judged, nor those that have fewer characters without addresses, handles and numbers. */
const shortestText = 40
const fewestOwn = 20
/** A wrong guess about a customer's message only spares a question. */
const fewestOfCustomer = 12
/** How much surer the other language must be. With less, names and loanwords make English Tagalog (`decisions/0103`). */
const leastLead = 0.08

/** What operators write. Polish without accents can look like any of its neighbours, such as Croatian, which nobody writes here. */
const written = new Set<string>([...recognisedLanguages, 'de', 'pt'])

/** Nynorsk and Bokmål have one list. */
const listNames: Record<string, string> = { nb: 'no', nn: 'no' }
const listOf = (language: string) => {
  const code = language.slice(0, 2).toLowerCase()
  return listNames[code] ?? code
}

let loading: ReturnType<typeof load> | undefined

async function load() {
  const { eld } = await import('eld/extrasmall')
  return { eld, known: new Set(Object.values(eld.info().Languages)) }
}

/** Loads the lists of letters of all languages, about 30 MB, once. */
export function loadLanguages() {
  loading ??= load()
  return loading
}

/**
 * The language of a text that is surely not in the language of its conversation, such as `it`; undefined when it may be, is too short, or is
 * in a language that operators do not write.
 */
export async function findOtherLanguage(text: string, language: string): Promise<string | undefined> {
  if (!isLongEnough(text)) return undefined
  const own = ownWords(text)
  const { eld, known } = await loadLanguages()
  const expected = listOf(language)
  if (!known.has(expected)) return undefined
  const detected = eld.detect(own)
  if (detected.language === expected || !written.has(detected.language)) return undefined
  if (!detected.isReliable()) return undefined
  const scores = detected.getScores()
  const lead = (scores[detected.language] ?? 0) - (scores[expected] ?? 0)
  return lead >= leastLead ? detected.language : undefined
}

/** Whether a text is long enough to say its language. */
export const isLongEnough = (text: string) =>
  text.length >= shortestText && ownWords(text).length >= fewestOwn

/** Whether a text is in this language, also a rather short one: "Hello?" says nothing. */
export async function isWrittenIn(text: string, language: string): Promise<boolean> {
  const own = ownWords(text)
  if (own.length < fewestOfCustomer) return false
  const { eld } = await loadLanguages()
  const detected = eld.detect(own)
  return detected.language === language && detected.isReliable()
}

/** The text without addresses, handles and numbers, which look like words of many languages. */
function ownWords(text: string) {
  let [own, end] = ['', 0]
  for (const place of findContact(text)) {
    own += `${text.slice(end, place.start)} `
    end = Math.max(end, place.end)
  }
  return (own + text.slice(end))
    .replace(/\S*[@#\d]\S*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
