import { endpoints } from '@panel/contract'
import { requireSiteowner } from '../../../platform/http/require-siteowner.ts'
import type { Services } from '../../../services.ts'
import { reportFalseAlarm } from './false-alarm.ts'
import { changeSendCheck, findSendChecks } from './settings.ts'

export function sendCheckRoutes({ on, db }: Services) {
  on(endpoints.getSendChecks, async ({ actor, params }) => {
    await requireSiteowner(db, actor, params.id)
    return { items: await findSendChecks(db, params.id) }
  })

  on(endpoints.changeSendCheck, async ({ actor, params, body }) => ({
    items: await changeSendCheck(db, actor, params.id, body),
  }))

  on(endpoints.reportFalseAlarm, async ({ actor, params }) => {
    await reportFalseAlarm(db, actor, params.id)
    return {}
  })
}
