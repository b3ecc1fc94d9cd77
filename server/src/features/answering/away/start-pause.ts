import type { BodyOf, startPause as endpoint } from '@panel/contract'
import type { Db } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findExposure } from '../../people/welfare/find-exposure.ts'
import { isPauseDue } from '../../people/welfare/policy.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { beginBreak } from './begin-break.ts'

/**
 * Starts a pause of the operator's own choice. It has no reason, nobody is told, and the audit log has no entry of it.
 * @throws {AppError} `no_pause_due`
 */
export function startPause(db: Db, operatorId: number, { minutes }: BodyOf<typeof endpoint>) {
  return beginBreak(db, operatorId, {
    minutes,
    values: { is_pause: true, reason_code: 'pause' },
    check: async (tx) => {
      const exposure = await findExposure(tx, operatorId)
      if (!exposure || !isPauseDue(exposure, await readSettings(tx))) throw new AppError('no_pause_due')
    },
  })
}
