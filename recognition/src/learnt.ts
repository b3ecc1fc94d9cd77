import { readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Thresholds } from './judge.ts'
import type { RecognisedLanguage } from './languages.ts'
import type { KindOf, LearntSubject } from './subjects.ts'
import type { LearntWeights } from './weights.ts'

/** What was learnt of a subject: weights for all languages, and thresholds of each language. */
export type Learnt<Subject extends LearntSubject> = {
  weights: LearntWeights<KindOf<Subject>>
  thresholds: Record<RecognisedLanguage, Thresholds>
}

export const learntFile = `${import.meta.dirname}/../weights.bin`

type Header = {
  [Subject in LearntSubject]: {
    kinds: readonly KindOf<Subject>[]
    always: number[]
    rows: number
    thresholds: Learnt<Subject>['thresholds']
  }
}

type AllLearnt = { [Subject in LearntSubject]: Learnt<Subject> }

let read: AllLearnt | undefined

/** What `npm run recognition -- learn` learnt. The file is read when it is first needed. */
export function learntOf<Subject extends LearntSubject>(subject: Subject): Learnt<Subject> {
  read ??= decode(readFileSync(learntFile))
  return read[subject]
}

/** A length, a header of JSON, and the tables of the subjects in the order of the header; all of it compressed. */
export function encode(learnt: AllLearnt): Buffer {
  const subjects = Object.entries(learnt)
  const header = Buffer.from(
    JSON.stringify(
      Object.fromEntries(
        subjects.map(([subject, { weights, thresholds }]) => [
          subject,
          { kinds: weights.kinds, always: weights.always, rows: weights.signs.length, thresholds },
        ]),
      ),
    ),
  )
  const length = Buffer.alloc(4)
  length.writeUInt32LE(header.length)
  const tables = subjects.flatMap(([, { weights }]) => [
    Buffer.from(weights.signs.buffer),
    Buffer.from(weights.rows.buffer),
  ])
  return gzipSync(Buffer.concat([length, header, ...tables]), { level: 9 })
}

export function decode(file: Buffer): AllLearnt {
  const content = gunzipSync(file)
  let at = 4 + content.readUInt32LE()
  const header = JSON.parse(content.toString('utf8', 4, at)) as Header
  const next = (length: number) => {
    const part = new Uint8Array(content.buffer, content.byteOffset + at, length)
    at += length
    return part
  }
  const subjectOf = <Subject extends LearntSubject>(subject: Subject): Learnt<Subject> => {
    const { kinds, always, rows, thresholds } = header[subject]
    const signs = next(rows)
    const weights = next(rows * kinds.length)
    const table = new Int8Array(weights.buffer, weights.byteOffset, weights.length)
    return { weights: { kinds, always, signs, rows: table }, thresholds }
  }
  // In the order in which they were written.
  return {
    question: subjectOf('question'),
    denial: subjectOf('denial'),
    suggestion: subjectOf('suggestion'),
  }
}
