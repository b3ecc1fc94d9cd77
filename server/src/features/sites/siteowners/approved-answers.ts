import { type ApprovedAnswer, type addApprovedAnswer, type BodyOf, maxApprovedAnswers } from '@panel/contract'
import { findDenials } from '@panel/recognition'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockSiteowner } from '../../../platform/http/require-siteowner.ts'
import { requireLanguage } from '../../settings/require-language.ts'

/** The approved answers of a site owner that are in use. The oldest of a language has the digit 1. */
export async function findApprovedAnswers(db: Db, siteownerId: number): Promise<ApprovedAnswer[]> {
  return db
    .selectFrom('approved_answers')
    .where('siteowner_id', '=', siteownerId)
    .where('retired_at', 'is', null)
    .select(['id', 'language', 'body', 'created_at'])
    .orderBy('language')
    .orderBy('id')
    .execute()
}

/**
 * Approves a true answer. A request can be repeated: the same text again is no new answer. Words of an approved answer are not checked again when it is
 * sent, so a text that denies an operator or promises to meet is refused here.
 * @throws {AppError} `siteowner_not_found`, `invalid_input`, `approved_answers_full`, `approved_answer_denies`
 */
export async function approveAnswer(
  db: Db,
  admin: Operator,
  siteownerId: number,
  { language, body }: BodyOf<typeof addApprovedAnswer>,
): Promise<ApprovedAnswer[]> {
  return transaction(db, async (tx) => {
    await lockSiteowner(tx, admin, siteownerId)
    await requireLanguage(tx, language)
    const stored = (await findApprovedAnswers(tx, siteownerId)).filter((one) => one.language === language)
    if (stored.some((one) => one.body === body)) return findApprovedAnswers(tx, siteownerId)
    if (stored.length >= maxApprovedAnswers) throw new AppError('approved_answers_full')
    if (findDenials(body, language).some(({ certainty }) => certainty === 'certain'))
      throw new AppError('approved_answer_denies')
    const { id } = await tx
      .insertInto('approved_answers')
      .values({ siteowner_id: siteownerId, language, body, created_by: admin.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(tx, 'approved_answer.add', admin, { siteownerId, details: { id, language, body } })
    return findApprovedAnswers(tx, siteownerId)
  })
}

/** @throws {AppError} `siteowner_not_found`, `approved_answer_not_found` */
export async function retireApprovedAnswer(
  db: Db,
  admin: Operator,
  { siteownerId, answerId }: { siteownerId: number; answerId: number },
): Promise<ApprovedAnswer[]> {
  return transaction(db, async (tx) => {
    await lockSiteowner(tx, admin, siteownerId)
    const answer = await tx
      .selectFrom('approved_answers')
      .where('id', '=', answerId)
      .where('siteowner_id', '=', siteownerId)
      .select(['language', 'body', 'retired_at'])
      .executeTakeFirst()
    if (!answer) throw new AppError('approved_answer_not_found')
    const { retired_at, ...what } = answer
    if (retired_at === null) {
      await tx
        .updateTable('approved_answers')
        .set({ retired_at: sql<string>`now()`, retired_by: admin.id })
        .where('id', '=', answerId)
        .execute()
      await record(tx, 'approved_answer.retire', admin, { siteownerId, details: { id: answerId, ...what } })
    }
    return findApprovedAnswers(tx, siteownerId)
  })
}

async function record(
  tx: Tx,
  action: 'approved_answer.add' | 'approved_answer.retire',
  admin: Operator,
  { siteownerId, details }: { siteownerId: number; details: Record<string, unknown> },
) {
  await recordAudit(tx, {
    operatorId: admin.id,
    siteownerId,
    action,
    subject: { type: 'siteowner', id: siteownerId },
    details,
  })
}
