import { endpoints } from '@panel/contract'
import { recordExport } from '../../../platform/audit.ts'
import type { Services } from '../../../services.ts'
import { correctHours } from './correct.ts'
import { requireHoursOf } from './find-people.ts'
import { ownHoursFile, teamHoursFile } from './hours-file.ts'
import { readOperatorHours, readTeamHours } from './present-hours.ts'

export function hoursRoutes({ on, db, replica }: Services) {
  on(endpoints.getOwnHours, async ({ actor, query }) => ({
    hours: await readOperatorHours(db, actor, actor, query),
  }))

  on(endpoints.exportOwnHours, async ({ actor, query, reply }) => {
    const file = await ownHoursFile(db, actor, query)
    await recordExport(db, actor.id, 'hours', query)
    void reply.header('content-disposition', `attachment; filename="${nameOf(query)}"`)
    return file
  })

  on(endpoints.getTeamHours, async ({ actor, query }) => ({
    hours: await readTeamHours(db, actor, query),
  }))

  on(endpoints.exportTeamHours, async ({ actor, query, reply }) => {
    const file = await teamHoursFile(replica, actor, query)
    await recordExport(db, actor.id, 'hours', query)
    void reply.header('content-disposition', `attachment; filename="${nameOf(query)}"`)
    return file
  })

  on(endpoints.getOperatorHours, async ({ actor, params, query }) => ({
    hours: await readOperatorHours(db, actor, await requireHoursOf(db, actor, params.id), query),
  }))

  on(endpoints.correctHours, async ({ actor, params, body }) => ({
    corrected_minutes: await correctHours(db, actor, params.id, body),
  }))
}

const nameOf = ({ from, to }: { from: string; to: string }) => `hours ${from} to ${to}.csv`
