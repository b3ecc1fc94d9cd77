import { endpoints, listPageSize } from '@panel/contract'
import { transaction } from '../../../platform/database.ts'
import type { Services } from '../../../services.ts'
import { openSitePhotos } from '../../profiles/photos/site-photos.ts'
import { liftLegalHold, setLegalHold } from '../erasures/legal-holds.ts'
import { eraseCustomer } from './erase.ts'
import { exportCustomer } from './export-customer.ts'
import { findCustomerOfSite } from './export-of-site.ts'
import { findCustomers } from './find-customers.ts'
import { findErasures, findLegalHolds } from './find-lists.ts'
import { findRights } from './find-rights.ts'
import { requireCustomer } from './require-customer.ts'

export function customerRightsRoutes({ on, db, secrets, config }: Services) {
  const photos = openSitePhotos(config.WEBHOOK_HOSTS, { maxBytes: 0 })

  on(endpoints.getFoundCustomers, async ({ actor, query }) => ({
    customers: await findCustomers(db, secrets, actor, query.search),
  }))

  on(endpoints.getCustomerRights, ({ actor, params }) => findRights(db, actor, params.id))

  on(endpoints.exportCustomer, async ({ actor, params, query, reply }) => {
    await requireCustomer(db, actor, params.id)
    const file = await exportCustomer(db, photos, params.id, {
      operatorId: actor.id,
      ...query,
    })
    void reply.header('content-disposition', `attachment; filename="customer ${params.id}.zip"`)
    return file
  })

  on(endpoints.exportCustomerForSite, async ({ actor, params }) =>
    exportCustomer(db, photos, await findCustomerOfSite(db, secrets, actor, params.external_id), {
      operatorId: null,
      reason: 'site',
    }),
  )

  on(endpoints.eraseCustomerByPeople, ({ actor, params, body }) =>
    eraseCustomer(db, secrets, actor, { ...params, ...body }),
  )

  on(endpoints.setLegalHold, ({ actor, params, body }) =>
    transaction(db, async (tx) => {
      await requireCustomer(tx, actor, params.id)
      await setLegalHold(tx, params.id, body.reason, actor.id)
      return findRights(tx, actor, params.id)
    }),
  )

  on(endpoints.liftLegalHold, ({ actor, params, body }) =>
    transaction(db, async (tx) => {
      await requireCustomer(tx, actor, params.id)
      await liftLegalHold(tx, params.id, body.reason, actor.id)
      return findRights(tx, actor, params.id)
    }),
  )

  on(endpoints.listErasures, ({ actor, query }) =>
    findErasures(db, actor, query, query.limit ?? listPageSize),
  )

  on(endpoints.listLegalHolds, ({ actor, query }) =>
    findLegalHolds(db, actor, query, query.limit ?? listPageSize),
  )
}
