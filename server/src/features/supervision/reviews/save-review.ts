import {
  type BodyOf,
  type saveReview as endpoint,
  type ReviewCard,
  type ReviewCommentKind,
  type Scores,
  totalScore,
} from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findCard, requireItem } from './find-item.ts'
import type { ItemRow } from './find-samples.ts'

type Given = BodyOf<typeof endpoint>

/**
 * Stores the viewer's scores, comments and words for a message of a sample, instead of their earlier ones. Its operator sees them.
 * @throws {AppError} `review_not_found`, `review_read` when the operator has read the earlier ones, `review_card_changed`, `edited_meanwhile`,
 *   `message_not_found`
 */
export async function saveReview(db: Db, viewer: Operator, id: number, given: Given): Promise<void> {
  await transaction(db, async (tx) => {
    const { item, earlier } = await lockReview(tx, viewer, id)
    const card = await findCard(tx, item.siteowner_id)
    if (given.seen !== undefined && given.seen !== (earlier?.saved_at ?? null))
      throw new AppError('edited_meanwhile')
    const scores: Scores = given.scores
    if (!isOfCard(card.criteria, scores)) throw new AppError('review_card_changed')
    await requireOfConversation(tx, item, given.comments)
    const review = await replace(tx, viewer, item, earlier, {
      card_id: card.id,
      passed: false,
      total: totalScore(card, scores),
      words: given.words ?? null,
      asked: given.asked,
      scores: JSON.stringify(scores),
      praise: countOf(given.comments, 'praise'),
      improve: countOf(given.comments, 'improve'),
    })
    if (given.comments.length > 0)
      await tx
        .insertInto('review_comments')
        .values(
          given.comments.map(({ message_id, kind, text }) => ({
            review_id: review,
            message_id,
            kind,
            body: text,
          })),
        )
        .execute()
    await record(tx, viewer, item, 'review.save')
  })
}

const countOf = (comments: Given['comments'], wanted: ReviewCommentKind) =>
  comments.filter(({ kind }) => kind === wanted).length

/** Each criterion of the card has a score, or null. */
const isOfCard = (criteria: ReviewCard['criteria'], scores: Scores) =>
  criteria.length === Object.keys(scores).length && criteria.every(({ code }) => code in scores)

/** Leaves a message out: its operator is not told. @throws {AppError} `review_not_found`, `review_read` */
export async function passReview(db: Db, viewer: Operator, id: number): Promise<void> {
  await transaction(db, async (tx) => {
    const { item, earlier } = await lockReview(tx, viewer, id)
    await replace(tx, viewer, item, earlier, {
      card_id: null,
      passed: true,
      total: null,
      words: null,
      asked: false,
      scores: '{}',
      praise: 0,
      improve: 0,
    })
    await record(tx, viewer, item, 'review.pass')
  })
}

/** The lock of the item makes two requests of one coach wait for each other. */
async function lockReview(tx: Tx, viewer: Operator, id: number) {
  const item = await requireItem(tx, viewer, id)
  await tx.selectFrom('review_items').where('id', '=', id).select('id').forUpdate().execute()
  const earlier = await tx
    .selectFrom('reviews')
    .where('item_id', '=', id)
    .where('reviewer_id', '=', viewer.id)
    .select(['id', 'read_at', 'saved_at'])
    .forUpdate()
    .executeTakeFirst()
  if (earlier && earlier.read_at !== null) throw new AppError('review_read')
  return { item, earlier }
}

type Values = {
  card_id: number | null
  passed: boolean
  total: number | null
  words: string | null
  asked: boolean
  /** JSON. */
  scores: string
  praise: number
  improve: number
}

async function replace(
  tx: Tx,
  viewer: Operator,
  item: ItemRow,
  earlier: { id: number } | undefined,
  values: Values,
): Promise<number> {
  if (earlier === undefined) {
    const { id } = await tx
      .insertInto('reviews')
      .values({
        ...values,
        item_id: item.id,
        message_created_at: item.message_created_at,
        siteowner_id: item.siteowner_id,
        source: item.source,
        reviewer_id: viewer.id,
        operator_id: item.operator_id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  await tx.deleteFrom('review_comments').where('review_id', '=', earlier.id).execute()
  await tx
    .updateTable('reviews')
    .set({
      ...values,
      ...(!values.asked && { put_off_at: null }),
      saved_at: sql<string>`now()`,
    })
    .where('id', '=', earlier.id)
    .execute()
  return earlier.id
}

/** Comments are at messages of the reviewed conversation. */
async function requireOfConversation(tx: Tx, item: ItemRow, comments: Given['comments']): Promise<void> {
  if (comments.length === 0) return
  const found = await tx
    .selectFrom('messages')
    .where('conversation_id', '=', item.conversation_id)
    .where(sql<boolean>`id = any(${comments.map(({ message_id }) => message_id)}::bigint[])`)
    .select('id')
    .execute()
  const known = new Set(found.map(({ id }) => id))
  if (comments.some(({ message_id }) => !known.has(message_id))) throw new AppError('message_not_found')
}

async function record(tx: Tx, viewer: Operator, item: ItemRow, action: 'review.save' | 'review.pass') {
  await recordAudit(tx, {
    operatorId: viewer.id,
    siteownerId: item.siteowner_id,
    action,
    subject: { type: 'message', id: item.message_id },
    details: { item_id: item.id },
  })
  announce(tx, { topic: 'operator', operatorId: item.operator_id })
  // The coach's other tabs.
  announce(tx, { topic: 'exports', operatorId: viewer.id })
}
