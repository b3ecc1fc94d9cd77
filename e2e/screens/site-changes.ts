import type { Scene, Stage } from './screen.ts'

const own = { disclosure: { version: 'own-7', shown_at: '2026-01-02T10:00:00Z' } }

/** A chat in which the customer has changed a message, deleted another one and read our answer, before they left it. */
async function makeChanged({ world: { db, makeCustomer, findChat, siteowner } }: Stage) {
  const colin = await makeCustomer('Colin')
  await db.deleteFrom('disclosures').where('siteowner_id', '=', siteowner.id).execute()
  await colin.tell(own)
  await colin.write('Hello?')
  await colin.rewrite('Hello to you')
  await colin.write('Hello?')
  await colin.unwrite()
  await colin.leave()
  const { id } = await findChat('Colin')
  return `/conversations/${id}`
}

/** What customers do at their site, as masters read it, and a disclosure that the panel does not know. */
export const siteChangeScenes: Scene[] = [
  {
    name: 'site-changes',
    who: 'master',
    path: makeChanged,
    screens: [
      {
        name: 'site-changes',
        async open({ page, words }) {
          const former = page.getByRole('button', { name: words('message.former') })
          await former.first().click()
          await page.locator('q').first().waitFor()
        },
      },
      {
        name: 'unknown-text',
        async open({ page, world: { db, siteowner, makeCustomer } }) {
          await db
            .updateTable('siteowners')
            .set({ accepts_unknown_disclosures: false })
            .where('id', '=', siteowner.id)
            .execute()
          const other = await makeCustomer('Colin')
          await other.tell(own)
          await other.write('Hello?')
          const { id } = await db
            .selectFrom('conversations as c')
            .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
            .where('c.siteowner_id', '=', siteowner.id)
            .select('c.id')
            .orderBy('c.id', 'desc')
            .limit(1)
            .executeTakeFirstOrThrow()
          await page.goto(`/conversations/${id}`)
          await page.locator('[role=log] li').first().waitFor()
        },
      },
    ],
  },
]
