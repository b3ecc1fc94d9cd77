import { writeFileSync } from 'node:fs'
import { readChat, readChatWords, weighedWords } from './chat-words.ts'
import { conceptsOf } from './concepts-of.ts'
import { denialPhrases } from './find-denials.ts'
import { questionPhrases } from './find-questions.ts'
import { type RecognisedLanguage, recognisedLanguages } from './languages.ts'
import { chooseChances, weighUnknown } from './learning/choose-chances.ts'
import { FeatureReader } from './learning/features-of.ts'
import { type Example, learnWeights } from './learning/learn-weights.ts'
import { corpusLabels, readCorpus } from './measuring/read-corpus.ts'
import type { Phrases } from './phrases.ts'
import { Recogniser } from './recogniser.ts'

/** `npm run recognition -- learn`: learns the weights of words and concepts from the development sentences, and writes them beside the phrases. */
const folder = `${import.meta.dirname}/weights`

/** A customer whose question is missed hears no true answer; a draft that is stopped wrongly only takes a moment. */
const wronglyLeft = { question: 0.04, denial: 0.06 }

learn('question', 'denial', questionPhrases)
learn('denial', 'question', denialPhrases)

function learn(
  corpus: 'question' | 'denial',
  other: 'question' | 'denial',
  phrasesOf: (language: RecognisedLanguage) => Phrases<string>,
): void {
  type Kind = Exclude<(typeof corpusLabels)[typeof corpus][number], 'none'>
  const kinds = corpusLabels[corpus].filter((label) => label !== 'none')
  const examples = recognisedLanguages.flatMap((language): Example<Kind>[] => {
    const chatWords = readChatWords(phrasesOf(language).short)
    const reader = new FeatureReader(language, conceptsOf(language))
    const example = (text: string, kind?: Kind) => {
      const words = weighedWords(readChat(text, chatWords))
      return { language, words, ...reader.read(words), kind }
    }
    const phrases = new Recogniser<string>(phrasesOf(language))
    return [
      ...readCorpus(corpus, language, 'development').map(({ text, label }) =>
        example(
          text,
          kinds.find((kind) => kind === label),
        ),
      ),
      // What is ordinary in a customer's text is so in a draft, unless a phrase is in it: only drafts deny something.
      ...readCorpus(other, language, 'development')
        .filter(({ text, label }) => label === 'none' && phrases.find(text).length === 0)
        .map(({ text }) => example(text)),
    ]
  })
  const learnt = learnWeights(examples, kinds)
  const weighed = weighUnknown(examples, kinds, conceptsOf)
  write(`concepts-${corpus}`, learnt.concepts)
  for (const language of recognisedLanguages) {
    const own = weighed.filter(({ example }) => example.language === language)
    const { believed, doubted } = chooseChances(own, kinds, wronglyLeft[corpus])
    write(`${language}-${corpus}`, { ...learnt.words(language), believed, doubted })
    console.log(
      `${language} ${corpus}: ${own.length} sentences, believed from ${believed.join(' ')}, doubted below ${doubted}`,
    )
  }
}

function write(name: string, weights: Record<string, string | number | readonly (string | number)[]>): void {
  const written = (value: string | number | readonly (string | number)[]) =>
    typeof value === 'string'
      ? `\`${value.replaceAll(/(.{4000}\S*) /g, '$1\n')}\``
      : typeof value === 'number'
        ? value
        : `[${value.map((one) => (typeof one === 'string' ? `'${one}'` : one)).join(', ')}]`
  const lines = Object.entries(weights).map(([key, value]) => `  ${key}: ${written(value)},\n`)
  writeFileSync(
    `${folder}/${name}.ts`,
    `// Written by \`npm run recognition -- learn\`.\nexport const weights = {\n${lines.join('')}} as const\n`,
  )
}
