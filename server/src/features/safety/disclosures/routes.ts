import { endpoints, listPageSize } from '@panel/contract'
import { requireSiteowner } from '../../../platform/http/require-siteowner.ts'
import type { Services } from '../../../services.ts'
import { findSiteDisclosure } from '../../sites/disclosure-of-customer.ts'
import { findShowingCounts } from './counts.ts'
import { findDisclosures } from './find.ts'
import { findShowings } from './find-showings.ts'
import { findShowingsOfCustomer } from './of-customer.ts'
import { presentShowing } from './present.ts'
import { publishDisclosure } from './publish.ts'
import { showDisclosureAgain } from './show-again.ts'

export function disclosureRoutes({ on, db, replica }: Services) {
  on(endpoints.getDisclosures, async ({ actor, params }) => {
    await requireSiteowner(db, actor, params.id)
    return { items: await findDisclosures(db, params.id) }
  })
  on(endpoints.publishDisclosure, async ({ actor, params, body }) => ({
    items: await publishDisclosure(db, actor, params.id, body),
  }))
  on(endpoints.showDisclosureAgain, async ({ actor, params: { id: siteownerId, language }, body }) => ({
    items: await showDisclosureAgain(db, actor, { siteownerId, language }, body),
  }))
  on(endpoints.getShowingCounts, ({ actor, params }) => findShowingCounts(db, actor, params.id))
  on(endpoints.getCustomerShowings, ({ actor, params }) => findShowingsOfCustomer(db, actor, params.id))
  on(endpoints.listShowings, async ({ actor, query }) => {
    const { items, next_cursor } = await findShowings(replica, actor, query, query.limit ?? listPageSize)
    return { items: items.map(presentShowing), next_cursor }
  })

  on(endpoints.getSiteDisclosures, async ({ actor }) => ({
    disclosures: (await findDisclosures(db, actor.id)).map(
      ({ language, version, body, created_at, again }) => ({
        language,
        version,
        text: body,
        published_at: created_at,
        again,
      }),
    ),
  }))
  on(endpoints.getSiteCustomerDisclosure, ({ actor, params }) =>
    findSiteDisclosure(db, actor, params.external_id),
  )
}
