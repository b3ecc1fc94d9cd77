import { restHours } from '@panel/contract'
import type { Db } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { beginBreak } from './begin-break.ts'

/**
 * Starts a rest, which is deducted from the operator's hours. It ends when they come back, sign in or sign out; no coach is notified.
 * @throws {AppError} `hours_off`
 */
export function startRest(db: Db, operatorId: number) {
  return beginBreak(db, operatorId, {
    minutes: restHours * 60,
    values: { counts_as_work: false, reason_code: 'rest' },
    check: async (tx) => {
      if ((await readSettings(tx)).hours_months === 0) throw new AppError('hours_off')
    },
  })
}
