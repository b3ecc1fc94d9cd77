import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { recognisedLanguage, recognisedLanguages } from '../languages.ts'
import { findContradiction } from './find-contradiction.ts'
import { agreeing, contradicting } from './planted-pairs.ts'

const data = new URL('../../../../shared/data/', import.meta.url)
const isThere = existsSync(data)
if (!isThere) process.emitWarning(`Not measured on ordinary answers: ${data.pathname} is not there`)
const linesOf = (file: string) =>
  isThere ? readFileSync(new URL(file, data), 'utf8').trim().split('\n') : []
type Conversation = { language: string; persona: string[]; turns: { from: string; text: string }[] }

/** At most one false notice in so many ordinary answers. */
const ordinary = 200

describe.each(recognisedLanguages)('in %s', (language) => {
  it('every planted text that contradicts a fact is found', () => {
    expect(contradicting[language].length).toBeGreaterThanOrEqual(20)
    expect(
      contradicting[language].filter(([fact, text]) => !findContradiction(text, [fact], language)),
    ).toEqual([])
  })

  it('a text that agrees, asks, or speaks of others or of another time is none', () => {
    expect(agreeing[language].filter(([fact, text]) => findContradiction(text, [fact], language))).toEqual([])
  })
})

it('the newest fact of a kind counts, and the words are those of the text', () => {
  const text = 'She sleeps. My only cat Mabel snores.'
  const found = findContradiction(text, ['Likes rain', 'Two cats', 'One cat'], 'en')
  expect(found).toMatchObject({ fact: 1 })
  expect(text.slice(found?.start, found?.end)).toBe('only cat')
  expect(findContradiction(text, ['One cat', 'Two cats'], 'en')).toBeNull()
  const denied = 'Sadly I don’t have any pets.'
  const nothing = findContradiction(denied, ['A dog'], 'en')
  expect(denied.slice(nothing?.start, nothing?.end)).toBe('I don’t have any pets')
})

describe('of ordinary answers', () => {
  it('at most one in 200 is noticed, against all facts of who writes', () => {
    let [answers, noticed] = [0, 0]
    for (const line of linesOf('conversations.jsonl')) {
      // The cast: the README of the data says so.
      const { language, persona, turns } = JSON.parse(line) as Conversation
      const known = recognisedLanguage(language)
      if (!known) continue
      for (const { text } of turns.filter(({ from }) => from === 'profile')) {
        answers++
        if (findContradiction(text, persona, known)) noticed++
      }
    }
    expect(answers > 5_000).toBe(isThere)
    expect(noticed * ordinary).toBeLessThanOrEqual(answers)
  })

  it('none is noticed of the everyday ones, against all planted facts', () => {
    const noticed = linesOf('everyday.jsonl').filter((line) => {
      const { lang, text } = JSON.parse(line) as { lang: string; text: string }
      const language = recognisedLanguage(lang)
      return language && contradicting[language].some(([fact]) => findContradiction(text, [fact], language))
    })
    expect(noticed).toEqual([])
  })
})
