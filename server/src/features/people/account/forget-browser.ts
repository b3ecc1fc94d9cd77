import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'

/** Stops trusting a browser of the operator. Another operator who shares it is still trusted in it. */
export async function forgetBrowser(db: Db, actor: Pick<Operator, 'id'>, browserId: number) {
  await transaction(db, async (tx) => {
    const forgotten = await tx
      .deleteFrom('trusted_devices')
      .where('operator_id', '=', actor.id)
      .where('id', '=', browserId)
      .returning('device')
      .executeTakeFirst()
    if (!forgotten) return
    await recordAudit(tx, {
      operatorId: actor.id,
      action: 'browser.forget',
      subject: { type: 'operator', id: actor.id },
      details: { device: forgotten.device },
    })
  })
}
