import {
  type BodyOf,
  type publishReviewCard as endpoint,
  firstCard,
  issueAt,
  type ReviewCard,
} from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError, InvalidInput } from '../../../platform/http/errors.ts'
import { lockSiteowner } from '../../../platform/http/require-siteowner.ts'
import { findCard } from './find-item.ts'

type Given = BodyOf<typeof endpoint>

/**
 * Publishes a new version of the card of a site owner. The same criteria again are no new version.
 * @throws {AppError} `siteowner_not_found`, `invalid_input`, `review_card_changed` when there is a version that the admin did not see
 */
export async function publishCard(
  db: Db,
  admin: Operator,
  siteownerId: number,
  { criteria: given, seen }: Given,
): Promise<ReviewCard> {
  return transaction(db, async (tx) => {
    await lockSiteowner(tx, admin, siteownerId)
    const stored = await findCard(tx, siteownerId)
    const version = stored.version + 1
    const criteria = withCodes(given, stored, version)
    if (stored.version !== seen && !isSame(criteria, stored.criteria))
      throw new AppError('review_card_changed')
    if (isSame(criteria, stored.criteria)) return stored
    await tx
      .insertInto('review_cards')
      .values({
        siteowner_id: siteownerId,
        version,
        made_by: admin.id,
        criteria: JSON.stringify(criteria),
      })
      .execute()
    await recordAudit(tx, {
      operatorId: admin.id,
      siteownerId,
      action: 'review_card.publish',
      subject: { type: 'siteowner', id: siteownerId },
      details: { before: { version: stored.version }, after: { version } },
    })
    return { version, criteria }
  })
}

/** Each code is of the stored card and used once; only the criteria whose text the pages have can be without a name. */
function withCodes(given: Given['criteria'], stored: ReviewCard, version: number): ReviewCard['criteria'] {
  const seen = new Set<string>()
  return given.map(({ code, name, weight }, place) => {
    const isKnown = code === null || stored.criteria.some((each) => each.code === code)
    if (code !== null && (!isKnown || seen.has(code)))
      throw new InvalidInput([issueAt(`criteria.${place}.code`, 'not_an_option')])
    if (name === null && !firstCard.criteria.some((each) => each.code === code))
      throw new InvalidInput([issueAt(`criteria.${place}.name`, 'required')])
    if (code !== null) seen.add(code)
    return { code: code ?? `v${version}-${place + 1}`, name, weight }
  })
}

/** New criteria have other codes. */
const isSame = (one: ReviewCard['criteria'], other: ReviewCard['criteria']) =>
  one.length === other.length &&
  one.every(({ code, name, weight }, place) => {
    const each = other[place]
    return each?.code === code && each.name === name && each.weight === weight
  })
