import { english } from './phrases/en.ts'
import { spanish } from './phrases/es.ts'
import { french } from './phrases/fr.ts'
import { italian } from './phrases/it.ts'
import { dutch } from './phrases/nl.ts'
import { polish } from './phrases/pl.ts'

/**
 * Phrases of a subject. `{dish}` is one of `words.dish`, divided by `|`, the same in what a customer asks and in the answer. `[a|b]` is written by a man
 * or a woman, `<a|b>` to a man or a woman. `{name}` is the name of the reader, `{me}` that of the writer.
 */
export type Subject = {
  words: Record<string, string>
  /** What a customer writes. */
  asks: readonly string[]
  /** An answer has one of each: what the profile says to it, something about itself, and a question back. */
  reacts: readonly string[]
  tells: readonly string[]
  returns: readonly string[]
}

/** What customers and profiles write in a language. A line and its answer are of the same subject. */
export type Phrases = {
  /** How a customer begins a conversation. */
  greetings: readonly string[]
  welcomes: readonly string[]
  subjects: readonly Subject[]
  /** A second message of the profile, right after its answer. */
  afterthoughts: readonly string[]
  /** To a customer who is silent. */
  pokes: readonly string[]
  /** How a customer says goodbye, after which nobody pokes. */
  goodbyes: readonly string[]
  farewells: readonly string[]
  /** The customer asks who writes. */
  doubts: readonly string[]
}

export const phrases: Record<string, Phrases> = {
  nl: dutch,
  it: italian,
  pl: polish,
  es: spanish,
  en: english,
  fr: french,
}

export type Gender = 'male' | 'female'
export type Person = { name: string; gender: Gender }

/** Fills in a phrase as one person writes it to another. @param words of the subject, by name */
export function fillIn(
  phrase: string,
  { from, to, words = {} }: { from: Person; to: Person; words?: Record<string, string> },
): string {
  const form = ({ gender }: Person, he: string, she: string) => (gender === 'male' ? he : she)
  return phrase
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, he: string, she: string) => form(from, he, she))
    .replace(/<([^|>]*)\|([^>]*)>/g, (_, he: string, she: string) => form(to, he, she))
    .replace(/\{(\w+)\}/g, (slot, name: string) =>
      name === 'name' ? to.name : name === 'me' ? from.name : (words[name] ?? slot),
    )
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/([.!?] )(\p{Ll})/gu, (_, end: string, letter: string) => end + letter.toUpperCase())
}

/** What a customer writes about a subject. */
export function askAbout(
  { asks, words }: Subject,
  people: { from: Person; to: Person },
  random: () => number = Math.random,
): string {
  const oneOf = (all: readonly string[]) => all[Math.floor(random() * all.length)] ?? ''
  const chosen = Object.fromEntries(Object.entries(words).map(([name, all]) => [name, oneOf(all.split('|'))]))
  return fillIn(oneOf(asks), { ...people, words: chosen })
}
