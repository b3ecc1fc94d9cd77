import type { Db } from '../../../platform/database.ts'
import { readSettings } from '../../settings/read-settings.ts'

/** Whether the owner of the panel has hours counted. */
export const areHoursOn = async (db: Db): Promise<boolean> => (await readSettings(db)).hours_months > 0
