import { openSitePhotos } from '../features/profiles/photos/site-photos.ts'
import { exportCustomer } from '../features/safety/customer-rights/export-customer.ts'
import { askErasure } from '../features/safety/erasures/ask.ts'
import { liftLegalHold, setLegalHold } from '../features/safety/erasures/legal-holds.ts'
import { eraseCustomers } from '../features/safety/erasures/work.ts'
import type { TestApp } from './app.ts'
import { customer, makeCustomerSite } from './customer-site.ts'

/** Acts on the rights of a customer, by what they write into the audit log. Each returns the site owner whom it is about. */
export function customerRightActs(test: TestApp): Record<string, () => Promise<{ id: number }>> {
  async function stored() {
    const site = await makeCustomerSite(test)
    const { id } = (await site.put(customer)).json()
    return { siteowner: site.siteowner, id: id as number }
  }
  return {
    'customer.export': async () => {
      const { siteowner, id } = await stored()
      await exportCustomer(test.db, openSitePhotos([]), id, { operatorId: null })
      return siteowner
    },
    'customer.set_legal_hold': async () => {
      const { siteowner, id } = await stored()
      await setLegalHold(test.db, id, 'A court asks', null)
      return siteowner
    },
    'customer.lift_legal_hold': async () => {
      const { siteowner, id } = await stored()
      await setLegalHold(test.db, id, 'A court asks', null)
      await liftLegalHold(test.db, id, 'It is over', null)
      return siteowner
    },
    'customer.erase': async () => {
      const { siteowner, id } = await stored()
      await askErasure(test.db, test.secrets, { id })
      return siteowner
    },
    'customer.erased': async () => {
      const { siteowner, id } = await stored()
      await askErasure(test.db, test.secrets, { id })
      await eraseCustomers(test.db)
      return siteowner
    },
  }
}
