import { type SuggestedKind, suggestedKinds } from '@panel/contract/rules/hold-rules'
import { visibleText } from '@panel/contract/rules/visible'
import { type RecognisedLanguage, recognisedLanguage } from '../languages.ts'
import { readPatterns } from './patterns.ts'

/**
 * Phrases of a customer for which the page suggests an escalation to the operator. They decide nothing: an operator reads the message
 * anyway. Rather too few than too many, because a hint that is mostly wrong is no longer read.
 */

type Pattern = { kind: SuggestedKind; regexp: RegExp; isNegatable: boolean }
type Compiled = {
  patterns: Pattern[]
  /** Is in every clause that has one of the patterns. Most messages do not have it: they are compared with nothing else. */
  sign: RegExp
  negated: RegExp
}

const atWord = '(?<![\\p{L}\\d])'

const compiled = new Map<RecognisedLanguage, Compiled>()

function patternsOf(language: RecognisedLanguage): Compiled {
  const known = compiled.get(language)
  if (known) return known
  const own = readPatterns(language)
  const number = `(?:[89]|1[0-7]|${own.numbers})`
  const ages = own.ages.map((age) => age.replaceAll('<n>', number))
  const pattern = (kind: SuggestedKind, source: string, after = '', isNegatable = true): Pattern => ({
    kind,
    regexp: new RegExp(`${atWord}(?:${source})(?![\\p{L}\\d])${after}`, 'u'),
    isNegatable,
  })
  const made: Compiled = {
    patterns: [
      ...ages.map((age) =>
        pattern(
          'possible_minor',
          age,
          `(?=\\s*(?:$|[.,!?;:)\\p{Extended_Pictographic}])|\\s+(?:${own.afterAge})(?![\\p{L}])(?! (?:19|20)\\d\\d))`,
        ),
      ),
      ...own.minor.map((words) => pattern('possible_minor', words, '', false)),
      ...own.distress.map((words) => pattern('distress', words)),
      ...own.threat.map((words) => pattern('threat', words)),
    ],
    sign: new RegExp(
      `${atWord}(?:${[...ages, ...own.minor, ...own.distress, ...own.threat].join('|')})`,
      'u',
    ),
    // Directly before the phrase, with at most two words in between.
    negated: new RegExp(`(?:^|[\\s'])(?:${own.negations})(?:\\s+[\\p{L}']+){0,2}\\s*$`, 'u'),
  }
  compiled.set(language, made)
  return made
}

/**
 * What the text suggests, with the words that did; null for nothing. English is understood everywhere. `language` is that of the
 * conversation, such as `en-GB`.
 */
export function findSaid(text: string, language: string): { kind: SuggestedKind; words: string } | null {
  const languages = new Set([recognisedLanguage(language) ?? 'en', 'en' as const])
  const clauses = clausesOf(text)
  const all = [...languages]
    .map(patternsOf)
    .filter(({ sign }) => clauses.some(({ plain }) => sign.test(plain)))
  for (const kind of suggestedKinds)
    for (const clause of clauses)
      for (const { patterns, negated } of all)
        for (const pattern of patterns) {
          if (pattern.kind !== kind) continue
          const found = pattern.regexp.exec(clause.plain)
          if (!found || isQuoted(clause.plain, found.index)) continue
          if (pattern.isNegatable && negated.test(clause.plain.slice(0, found.index))) continue
          return { kind, words: clause.text.slice(found.index, found.index + found[0].length) }
        }
  return null
}

/** The sentences of a text, as written and for the comparison. Both have the same length. */
function clausesOf(text: string) {
  return visibleText(text)
    .normalize('NFC')
    .split(/[.!?;\n]+/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
    .map((clause) => ({ text: clause, plain: plainOf(clause) }))
}

const plainOf = (text: string) => text.replaceAll(/[A-Z`]|[^ -~]/gu, plainLetter)

function plainLetter(letter: string) {
  const base = letter.toLowerCase().normalize('NFD')[0] ?? letter
  const plain = base === 'ł' ? 'l' : /[’‘´`]/.test(base) ? "'" : base
  return plain.length === letter.length ? plain : letter
}

/** Words within quotation marks are somebody else's. */
const isQuoted = (text: string, index: number) => {
  const before = text.slice(0, index)
  return (before.match(/["“”„«»]/g) ?? []).length % 2 === 1
}
