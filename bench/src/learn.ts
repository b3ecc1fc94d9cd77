import { writeFileSync } from 'node:fs'
import {
  type ChatWords,
  readChat,
  readChatWords,
  weighedWords,
} from '../../server/src/features/recognition/chat-words.ts'
import { denialPhrases } from '../../server/src/features/recognition/find-denials.ts'
import { questionPhrases } from '../../server/src/features/recognition/find-questions.ts'
import { chooseChances } from './honest/learning/choose-chances.ts'
import { learnWeights } from './honest/learning/learn-weights.ts'
import { type CorpusLanguage, corpusLabels, readCorpus } from './honest/read-corpus.ts'

/** `npm run bench -- learn [LANGUAGE…]`: learns the weights of words from the development sentences, and writes them beside the phrases. */
const folder = `${import.meta.dirname}/../../server/src/features/recognition/weights`
const given = process.argv.slice(2)

/** The languages whose development sentences have enough small talk. */
const languages = ['nl', 'en', 'fr'] as const

for (const language of languages) {
  if (given.length > 0 && !given.includes(language)) continue
  learn('question', language, readChatWords(questionPhrases[language].short))
  learn('denial', language, readChatWords(denialPhrases[language].short))
}

function learn(corpus: 'question' | 'denial', language: CorpusLanguage, chatWords: ChatWords): void {
  const kinds = corpusLabels[corpus].filter((label) => label !== 'none')
  const examples = readCorpus(corpus, language, 'development').map(({ text, label }) => ({
    words: weighedWords(readChat(text, chatWords)),
    kind: kinds.find((kind) => kind === label),
  }))
  const { always, words, beginnings, pairs, apart } = learnWeights(examples, kinds)
  const { believed, doubted } = chooseChances(examples, kinds)
  const lines = (text: string) => text.replaceAll(/(.{900}\S*) /g, '$1\n')
  writeFileSync(
    `${folder}/${language}-${corpus}.ts`,
    `// Written by \`npm run bench -- learn\`.
export const weights = {
  kinds: [${kinds.map((kind) => `'${kind}'`).join(', ')}],
  always: [${always.join(', ')}],
  believed: ${believed},
  doubted: ${doubted},
  words: \`${lines(words)}\`,
  beginnings: \`${lines(beginnings)}\`,
  pairs: \`${lines(pairs)}\`,
  apart: \`${lines(apart)}\`,
} as const
`,
  )
  console.log(
    `${language} ${corpus}: ${examples.length} sentences, believed from ${believed}, doubted below ${doubted}`,
  )
}
