import { fillIn, type Person, type Phrases, phrases, type Subject } from '@panel/demo/phrases'
import type { Chance } from './chance.ts'

const phrasesOf = (language: string): Phrases => {
  const found = phrases[language]
  if (!found) throw new Error(`No phrases in ${language}`)
  return found
}

/** The trade's limits of an answer, in characters. */
const shortest = 75
const longest = 300

/**
 * What one customer and one profile write to each other. Nobody says the same twice while there is something else to say; a customer stays
 * with the first name that the site shows.
 */
export function openTalk(chance: Chance, language: string, customer: Person, profile: Person) {
  const own = phrasesOf(language)
  const said = new Set<string>()
  /** Customers are called by their first name. */
  const called = { ...customer, name: customer.name.split(' ')[0] ?? customer.name }
  const fill = (phrase: string, isFromCustomer: boolean, words?: Record<string, string>) =>
    fillIn(phrase, {
      from: isFromCustomer ? called : profile,
      to: isFromCustomer ? profile : called,
      ...(words && { words }),
    })
  function fresh(choices: readonly string[]): string {
    const left = choices.filter((choice) => !said.has(choice))
    const chosen = chance.oneOf(left.length > 0 ? left : choices)
    said.add(chosen)
    return chosen
  }
  const wordsOf = (subject: Subject) =>
    Object.fromEntries(
      Object.entries(subject.words).map(([name, all]) => [name, chance.oneOf(all.split('|'))]),
    )

  function answerTo(subject: Subject, words: Record<string, string>): string {
    const parts = [fresh(subject.reacts), fresh(subject.tells), fresh(subject.returns)]
    const whole = fill(parts.join(' '), false, words)
    const answer = whole.length <= longest ? whole : fill(parts.slice(0, 2).join(' '), false, words)
    return answer.length >= shortest ? answer : `${answer} ${fill(fresh(subject.tells), false, words)}`
  }

  return {
    /** The first line of a customer, with its answer. */
    begin: () => ({ line: fill(fresh(own.greetings), true), answer: fill(fresh(own.welcomes), false) }),
    /** A further line of a customer, with its answer. */
    goOn() {
      const subject = chance.oneOf(own.subjects)
      const words = wordsOf(subject)
      return { line: fill(fresh(subject.asks), true, words), answer: answerTo(subject, words) }
    },
    goodbye: () => ({ line: fill(fresh(own.goodbyes), true), answer: fill(fresh(own.farewells), false) }),
    /** A question about who writes, and its place in `doubtKinds`. */
    doubt() {
      const place = chance.below(own.doubts.length)
      return { line: fill(own.doubts[place] ?? '', true), place }
    },
    afterthought: () => fill(fresh(own.afterthoughts), false),
    poke: () => fill(fresh(own.pokes), false),
  }
}

export type Talk = ReturnType<typeof openTalk>

/** What the questions of `Phrases.doubts` ask, in their order. */
export const doubtKinds = ['real', 'bot', 'paid'] as const
