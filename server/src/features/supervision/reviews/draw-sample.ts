import type { BodyOf, drawReviewSample as endpoint } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { type Chosen, chooseByRisk, chooseDays, chooseEvenly, shuffled } from './choose-items.ts'
import { findComplaints, findDays, findReported, readDays } from './find-candidates.ts'

/** Operators' days that are read for a sample, and candidates whose next message is looked at. */
const daysRead = 60
const complaintsSought = 300

/**
 * Draws a sample: a random part, even over operators and languages, and a third by risk. It reads the messages of some days of
 * some operators, however many there are.
 * @returns its id
 * @throws {AppError} `nothing_to_review`
 */
export async function drawSample(
  db: Db,
  reader: Db,
  viewer: Operator,
  { size, by_risk, ...wanted }: BodyOf<typeof endpoint>,
): Promise<number> {
  const days = chooseDays(await findDays(reader, viewer, wanted), daysRead)
  const candidates = await readDays(reader, viewer, wanted, days)
  const risky = by_risk
    ? chooseByRisk(
        [
          ...(await findReported(reader, viewer, wanted)),
          ...candidates.filter(({ risk }) => risk !== null),
          ...(await findComplaints(reader, wanted, shuffled(candidates).slice(0, complaintsSought))),
        ],
        Math.floor(size / 3),
      )
    : []
  const taken = new Set(risky.map(({ message_id }) => message_id))
  const random = chooseEvenly(
    candidates.filter(({ message_id }) => !taken.has(message_id)),
    size - risky.length,
  )
  const items: Chosen[] = [...risky, ...random.map((each) => ({ ...each, source: 'random' as const }))]
  if (items.length === 0) throw new AppError('nothing_to_review')
  return store(db, viewer, items, { size: items.length, by_risk: risky.length, ...wanted })
}

const store = (db: Db, viewer: Operator, items: readonly Chosen[], details: Record<string, unknown>) =>
  transaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('review_samples')
      .values({ made_by: viewer.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const byTime = items.toSorted(
      (a, b) => Date.parse(a.message_created_at) - Date.parse(b.message_created_at),
    )
    await tx
      .insertInto('review_items')
      .values(byTime.map(({ text, risk, ...item }) => ({ ...item, sample_id: id })))
      .execute()
    await recordAudit(tx, {
      operatorId: viewer.id,
      action: 'review.draw',
      subject: { type: 'review', id },
      details,
    })
    return id
  })
