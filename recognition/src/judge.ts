import { type Certainty, findInVisible } from '@panel/contract'
import { weighedWords } from './chat-words.ts'
import type { EvidenceIndex } from './evidence.ts'
import type { FeatureReader } from './features.ts'
import type { Sentence } from './read-sentences.ts'
import type { Matched, Recogniser } from './recogniser.ts'
import type { Weights } from './weights.ts'

/** What was recognised, how surely, and the place of the words that say so. */
export type Recognised<Kind extends string> = Matched<Kind> & { certainty: Certainty }

/** From which score on a text is likely, and certain. A score is the logarithm of the odds. */
export type Thresholds = { likely: number; certain: number }

/** How much a phrase adds to the score of its sentence: it was written for what it finds, and finds some other things. */
export const phraseScore = 1.5

/** What a text says, how likely its words are to say anything, and by which words it can be told. */
export type Scored<Kind extends string> = Matched<Kind> & { score: number }

/**
 * Judges a text by its phrases and by the weights of its words. Weights alone find nothing: without a phrase, a sentence needs words of the
 * concepts that its kind is made of. A kind that was not learnt is certain wherever a phrase says it.
 */
export class Judge<Kind extends string> {
  private readonly recogniser: Recogniser<Kind>
  private readonly reader: FeatureReader
  private readonly weights: Weights<Kind>
  private readonly evidence: EvidenceIndex | undefined
  private readonly thresholds: Thresholds

  constructor(parts: {
    recogniser: Recogniser<Kind>
    reader: FeatureReader
    /** Of the kinds that were learnt, or of some of them. */
    weights: Weights<Kind>
    /** Without it, the sentence that says most is the evidence. */
    evidence: EvidenceIndex | undefined
    thresholds: Thresholds
  }) {
    this.recogniser = parts.recogniser
    this.reader = parts.reader
    this.weights = parts.weights
    this.evidence = parts.evidence
    this.thresholds = parts.thresholds
  }

  /** At most one result for each kind and sentence, in the order of the text. */
  find(text: string): Recognised<Kind>[] {
    return findInVisible(text, (visible) => this.score(visible)).flatMap(({ score, ...one }) => {
      const { likely, certain } = this.thresholds
      if (score < likely) return []
      return [{ ...one, certainty: score < certain ? 'likely' : 'certain' } as const]
    })
  }

  /** Everything that a phrase says, and what the words say that are likely enough, with its score. */
  score(text: string): Scored<Kind>[] {
    const sentences = this.recogniser.read(text)
    if (sentences.length === 0) return []
    const { weights } = this
    const parts = sentences.map((sentence) => this.sumsOf(sentence))
    const alone = parts.map(({ sums, size }) => weights.weigh(sums, size))
    const whole = weights.weigh(
      weights.kinds.map((_, kind) => parts.reduce((sum, { sums }) => sum + (sums[kind] ?? 0), 0)),
      parts.reduce((sum, { size }) => sum + size, 0),
    )
    const chances = alone.map(({ chance }) => chance)
    const strongest = chances.indexOf(Math.max(...chances))
    return sentences.flatMap((sentence, at) => {
      const own = alone[at] ?? whole
      // The whole text speaks for the sentence that says most.
      const weighed = at === strongest && whole.chance > own.chance ? whole : own
      const matched = this.recogniser.findInSentence(sentence)
      const found = matched.map((one) => ({
        ...one,
        score: this.isLearnt(one.kind) ? scoreOf(weighed.chance) + phraseScore : Number.POSITIVE_INFINITY,
      }))
      const score = scoreOf(weighed.chance)
      if (
        at !== strongest ||
        score < this.thresholds.likely ||
        matched.some(({ kind }) => this.isLearnt(kind))
      )
        return found
      const place = this.evidence ? this.evidence.find(weighed.kind, sentence) : placeOf(sentence)
      return place ? [...found, { kind: weighed.kind, ...place, score }] : found
    })
  }

  private sumsOf(sentence: Sentence): { sums: number[]; size: number } {
    const size = this.reader.read(weighedWords(sentence))
    const sums = this.weights.kinds.map(() => 0)
    this.weights.addTo(sums, this.reader.features)
    return { sums, size }
  }

  private isLearnt(kind: Kind): boolean {
    return this.weights.kinds.some((one) => one === kind)
  }
}

function placeOf({ words }: Sentence): { start: number; end: number } | undefined {
  const [first, last] = [words.at(0), words.at(-1)]
  return first && last && { start: first.start, end: last.end }
}

const scoreOf = (chance: number) => Math.log(chance / (1 - chance))
