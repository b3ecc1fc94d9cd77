import {
  type CorpusKind,
  type CorpusLabel,
  type CorpusLanguage,
  type Half,
  readCorpus,
} from './read-corpus.ts'

export type CorpusResult = {
  language: string
  label: string
  recall: string
  precision: string
  sentences: number
}

/** Compares what is found in labelled sentences with their labels. `any` counts a sentence with whatever was found in it. */
export function measureCorpus<Kind extends CorpusKind>(
  kind: Kind,
  language: CorpusLanguage,
  half: Half,
  labels: readonly CorpusLabel<Kind>[],
  find: (text: string) => { kind: string }[],
): CorpusResult[] {
  const sentences = readCorpus(kind, language, half).map(({ text, label }) => ({
    label,
    found: new Set(find(text).map((one) => one.kind)),
  }))
  const ordinary = sentences.filter(({ label }) => label === 'none')
  const result = (name: string, meant: typeof sentences, isFound: (found: Set<string>) => boolean) => {
    const right = meant.filter(({ found }) => isFound(found)).length
    const wrong = ordinary.filter(({ found }) => isFound(found)).length
    return {
      language,
      label: name,
      recall: ratio(right, meant.length),
      precision: ratio(right, right + wrong),
      sentences: meant.length,
    }
  }
  return [
    ...labels
      .filter((label) => label !== 'none')
      .map((label) =>
        result(
          label,
          sentences.filter((one) => one.label === label),
          (found) => found.has(label),
        ),
      ),
    result(
      'any',
      sentences.filter(({ label }) => label !== 'none'),
      (found) => found.size > 0,
    ),
  ]
}

function ratio(part: number, whole: number): string {
  return whole === 0 ? '-' : (part / whole).toFixed(2)
}
