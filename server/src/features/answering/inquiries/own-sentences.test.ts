import { describe, expect, it } from 'vitest'
import { findOwnSentences } from './own-sentences.ts'
import { givenAnswer } from './true-answers.ts'

const answer = 'You ask honestly: Anna is a fictional profile. I am paid to write.'
const isGiven = (message: string, text = answer) => findOwnSentences(message, text) !== undefined

describe('an approved answer is given', () => {
  it.each([
    answer,
    `Hello Colin! ${answer}`,
    `Hello Colin,\n${answer}`,
    `He said "go home." ${answer}`,
    `¿Qué tal? ${answer} Shall we go on?`,
    `You ask honestly:   Anna is\na fictional\r\nprofile. I am paid to write.`,
    `${answer}😊`,
    `Do not believe that ${answer}\n${answer}`,
  ])('as sentences of its own: %j', (message) => {
    expect(isGiven(message)).toBe(true)
  })

  it.each([
    `Do not believe that ${answer}`,
    `Do not believe this: ${answer}`,
    `Do not believe this:\n${answer}`,
    `They make me say:\n\n"${answer}"`,
    `They make me say it. "${answer}"`,
    `Ils le disent. « ${answer} »`,
    `As if, ${answer}`,
    `Mr${answer}`,
    `${answer}" is what they say`,
    'Anna is a fictional profile. I am paid to write.',
    '',
  ])('not within another sentence or as a quotation: %j', (message) => {
    expect(isGiven(message)).toBe(false)
  })

  it('not with more words in its last sentence, if it has no full stop', () => {
    const short = 'I am an operator'
    for (const message of [short, `${short}.`, `Well! ${short}!`, `${short}\nAnd you?`])
      expect(isGiven(message, short), message).toBe(true)
    for (const message of [`${short} as little as you are`, `${short}, or not`, `${short}s`])
      expect(isGiven(message, short), message).toBe(false)
  })
})

it('own words are what stands beside the answer, also when it was denied before', () => {
  const given = givenAnswer(`Do not believe that ${answer} ${answer} Bye!`, [{ id: 7, text: answer }])
  expect(given).toEqual({ id: 7, own: `Do not believe that ${answer} .\n Bye!` })
})
