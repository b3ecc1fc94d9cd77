import {
  type BodyOf,
  type addHelpLine as endpoint,
  issueAt,
  maxHelpLines,
  maxHelpLinesOfSiteowner,
} from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError, InvalidInput } from '../../../platform/http/errors.ts'
import { lockSiteowner } from '../../../platform/http/require-siteowner.ts'
import { requireLanguage } from '../../settings/require-language.ts'
import { findHelpLines } from './find.ts'

type Line = BodyOf<typeof endpoint>

/**
 * Adds a help line. A request can be repeated: the same line again is no new one.
 * @throws {AppError} `siteowner_not_found`, `invalid_input`, `help_lines_full`
 */
export async function addHelpLine(db: Db, admin: Operator, siteownerId: number, line: Line) {
  return transaction(db, async (tx) => {
    await lockSiteowner(tx, admin, siteownerId)
    if (line.country !== null) await requireCountry(tx, line.country)
    if (line.language !== null) await requireLanguage(tx, line.language)
    const stored = await findHelpLines(tx, siteownerId)
    if (stored.some((one) => isSame(one, line))) return stored
    const ofCountry = stored.filter(({ country }) => country === line.country)
    if (ofCountry.length >= maxHelpLines || stored.length >= maxHelpLinesOfSiteowner)
      throw new AppError('help_lines_full')
    const { id } = await tx
      .insertInto('help_lines')
      .values({ ...line, siteowner_id: siteownerId, created_by: admin.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      operatorId: admin.id,
      siteownerId,
      action: 'help_line.add',
      subject: { type: 'siteowner', id: siteownerId },
      details: { id, ...line },
    })
    return findHelpLines(tx, siteownerId)
  })
}

const parts = ['country', 'language', 'name', 'telephone', 'web_address', 'opening_hours'] as const
const isSame = (one: Line, other: Line) => parts.every((part) => one[part] === other[part])

/** @throws {InvalidInput} for a country that the panel does not have */
async function requireCountry(tx: Tx, code: string) {
  const known = await tx.selectFrom('countries').where('code', '=', code).select('code').executeTakeFirst()
  if (!known) throw new InvalidInput([issueAt('country', 'not_a_country')])
}
