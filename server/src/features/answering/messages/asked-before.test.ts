import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findAskedBefore } from './asked-before.ts'
import { plantedQuestions } from './planted-questions.ts'

const data = new URL('../../../../../../shared/data/', import.meta.url)
const isThere = existsSync(data)
if (!isThere) process.emitWarning(`Not measured on ordinary answers: ${data.pathname} is not there`)
const linesOf = (file: string) =>
  isThere ? readFileSync(new URL(file, data), 'utf8').trim().split('\n') : []

const isFound = (text: string, ...sent: string[]) =>
  findAskedBefore(
    text,
    sent.map((body) => ({ body })),
  ) !== null

/** How a question comes again: inside of a text, in other letters, with a word more. */
function askedAgain(question: string, turn: number, more: string): string {
  const bare = question.replace(/^¿/, '')
  if (turn === 0) return `Haha. ${question} 😊`
  if (turn === 1) return bare.toUpperCase().replace(/ ?\?/, '??')
  if (turn === 2) return `${more} ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
  return `${question.normalize('NFD')} Ok.`
}

describe.each(Object.entries(plantedQuestions))('in %s', (_language, { more, questions }) => {
  it('every planted question that comes again is found', () => {
    expect(questions.length).toBeGreaterThanOrEqual(20)
    const missed = questions.filter(
      (question, index) => !isFound(askedAgain(question, index % 4, more), `Hm. ${question} Well.`),
    )
    expect(missed).toEqual([])
  })

  it('no planted question is taken for another one', () => {
    const taken = questions.filter((question) =>
      isFound(question, ...questions.filter((other) => other !== question)),
    )
    expect(taken).toEqual([])
  })
})

it('the newest message that asked it is named, with its words', () => {
  const sent = [{ body: 'Hi. Where did you grow up?' }, { body: 'Where did you grow up?' }]
  expect(findAskedBefore('So. Where did you grow up?', sent)).toEqual({
    message: sent[0],
    question: 'Where did you grow up?',
    isSame: true,
  })
})

it('short questions and those about a day may be asked again', () => {
  for (const text of [
    'And you?',
    'How are you?',
    'What are you doing today then?',
    'Wat ga je vandaag nog doen?',
  ])
    expect(isFound(text, text), text).toBe(false)
})

describe('of ordinary answers', () => {
  it('at most one in 200 is noticed, against all earlier ones of its conversation', () => {
    let [answers, noticed] = [0, 0]
    for (const line of linesOf('conversations.jsonl')) {
      // The cast: the README of the data says so.
      const { turns } = JSON.parse(line) as { turns: { from: string; text: string }[] }
      const own = turns.filter(({ from }) => from === 'profile').map(({ text }) => text)
      answers += own.length
      noticed += own.filter((text, index) => isFound(text, ...own.slice(0, index))).length
    }
    expect(answers > 5_000).toBe(isThere)
    expect(noticed * 200).toBeLessThanOrEqual(answers)
  })

  it('none is noticed of the everyday ones, against all others of its language', () => {
    const all = linesOf('everyday.jsonl').map((line) => JSON.parse(line) as { lang: string; text: string })
    const noticed = all.filter(({ lang, text }) =>
      isFound(
        text,
        ...all.filter((other) => other.lang === lang && other.text !== text).map((other) => other.text),
      ),
    )
    expect(noticed).toEqual([])
  })
})
