import { writeFileSync } from 'node:fs'
import { makeJudge } from './judges.ts'
import { recognisedLanguages } from './languages.ts'
import { chooseThresholds } from './learning/choose-thresholds.ts'
import { everydayLines, examplesOf } from './learning/examples.ts'
import { learnWeights } from './learning/learn-weights.ts'
import { encode, type Learnt, learntFile } from './learnt.ts'
import { fetchStrangers, strangersLines } from './strangers/strangers.ts'
import { type LearntSubject, learntKinds } from './subjects.ts'
import { Weights } from './weights.ts'

/**
 * `npm run recognition -- learn`: learns the weights of words and concepts from the development sentences and from lines of strangers, sets
 * thresholds on other lines, and writes `weights.bin`.
 */
for (const use of ['learning', 'thresholds'] as const) fetchStrangers(use)
const undecided = { likely: Number.NEGATIVE_INFINITY, certain: 0 }
writeFileSync(
  learntFile,
  encode({
    question: learn('question'),
    denial: learn('denial'),
    suggestion: learn('suggestion'),
  }),
)

function learn<Subject extends LearntSubject>(subject: Subject): Learnt<Subject> {
  const learnt = learnWeights(examplesOf(subject), learntKinds[subject])
  const weights = new Weights(learnt)
  const thresholds = recognisedLanguages.map((language) => {
    const judge = makeJudge(subject, language, weights, undecided)
    const ordinary = [...strangersLines('thresholds', language), ...everydayLines(subject, language, true)]
    const scores = ordinary.map((text) => highest(judge.score(text)))
    const chosen = chooseThresholds(subject, scores)
    console.log(`${subject} ${language}: likely from ${chosen.likely}, certain from ${chosen.certain}`)
    return [language, chosen] as const
  })
  // The cast: all languages have an entry.
  return {
    weights: learnt,
    thresholds: Object.fromEntries(thresholds) as Learnt<Subject>['thresholds'],
  }
}

/** The highest score of what was learnt: kinds that have phrases only are always certain. */
function highest(found: readonly { score: number }[]): number | undefined {
  const scores = found.map(({ score }) => score).filter(Number.isFinite)
  return scores.length === 0 ? undefined : Math.max(...scores)
}
