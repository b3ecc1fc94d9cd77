import { readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Thresholds } from './judge.ts'
import type { RecognisedLanguage } from './languages.ts'
import type { LearntKind, LearntSubject } from './subjects.ts'
import type { LearntWeights } from './weights.ts'

/** What was learnt of a subject: weights for all languages, and thresholds of each language. */
export type Learnt<Subject extends LearntSubject> = {
  weights: LearntWeights<LearntKind<Subject>>
  thresholds: Record<RecognisedLanguage, Thresholds>
}

export const learntFile = `${import.meta.dirname}/../weights.bin`

type Header = Record<
  LearntSubject,
  {
    kinds: readonly string[]
    always: number[]
    rows: number
    thresholds: Record<string, Thresholds>
  }
>

let read: ReturnType<typeof decode> | undefined

/** What `npm run recognition -- learn` learnt. The file is read when it is first needed. */
export function learntOf<Subject extends LearntSubject>(subject: Subject): Learnt<Subject> {
  read ??= decode(readFileSync(learntFile))
  return read[subject] as Learnt<Subject> // The cast: it was written from this type.
}

/** A length, a header of JSON, and the tables of the subjects in the order of the header; all of it compressed. */
export function encode(learnt: { [Subject in LearntSubject]: Learnt<Subject> }): Buffer {
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

export function decode(file: Buffer) {
  const content = gunzipSync(file)
  let at = 4 + content.readUInt32LE()
  const header = JSON.parse(content.toString('utf8', 4, at)) as Header
  const next = (length: number) => {
    const part = new Uint8Array(content.buffer, content.byteOffset + at, length)
    at += length
    return part
  }
  return Object.fromEntries(
    Object.entries(header).map(([subject, { kinds, always, rows, thresholds }]) => {
      const signs = next(rows)
      const weights = next(rows * kinds.length)
      const table = new Int8Array(weights.buffer, weights.byteOffset, weights.length)
      return [subject, { weights: { kinds, always, signs, rows: table }, thresholds }]
    }),
  )
}
