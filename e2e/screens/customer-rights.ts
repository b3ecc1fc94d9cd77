import { dialog, type Scene, type Stage, saying } from './screen.ts'

/** A customer with a chat, whose legal hold was lifted, and another one who was erased. */
async function makeRights({ world: { db, siteowner, makeCustomer, findChat, makeColleague } }: Stage) {
  const [colin, henk] = [await makeCustomer('Colin'), await makeCustomer('Henk')]
  await colin.write('Hello?', 'I live in York')
  await henk.write('Hello?')
  const { operator } = await makeColleague('Noor J.')
  const { customer_id } = await findChat('Colin')
  await db
    .insertInto('legal_holds')
    .values({
      customer_id,
      reason: 'The court asks for it',
      set_by: operator.id,
      set_at: '2026-01-02T03:04:05Z',
      lifted_at: '2026-02-03T04:05:06Z',
      lifted_by: operator.id,
      lift_reason: 'The case is over',
    })
    .execute()
  const erased = (await findChat('Henk')).customer_id
  await db
    .insertInto('erasures')
    .values({
      customer_id: erased,
      siteowner_id: siteowner.id,
      digest: Buffer.from(String(erased)),
      by_site: true,
      counts: JSON.stringify({ messages: 1, archived_messages: 4, notes: 2, export_files: 1 }),
      asked_at: '2026-01-02T03:04:05Z',
      finished_at: '2026-01-02T03:06:05Z',
    })
    .execute()
}

const pageOf =
  (name: string) =>
  async ({ world }: Stage) =>
    `/customer-rights/${(await world.findChat(name)).customer_id}`

/** The button of the last part with one. */
const lastButton = ({ page }: Stage) => page.locator('section section button').last()

export const customerRightsScenes: Scene[] = [
  {
    name: 'customer-rights',
    who: 'admin',
    path: '/customer-rights?search=customer-1&holds=lifted',
    prepare: makeRights,
    screens: [
      saying('customer-rights', 'customer_rights.erasures', ({ page }) =>
        page.locator('tbody tr').nth(1).waitFor(),
      ),
    ],
  },
  {
    name: 'customer-rights-of-one',
    who: 'admin',
    path: pageOf('Colin'),
    prepare: makeRights,
    screens: [
      saying('customer-rights-of-one', 'customer_rights.erasure_text'),
      dialog('customer-rights-legal-hold', (stage) =>
        stage.page
          .getByRole('button', { name: stage.words('customer_rights.set') })
          .first()
          .click(),
      ),
      dialog('customer-rights-erase', (stage) => lastButton(stage).click()),
    ],
  },
  {
    name: 'customer-rights-erased',
    who: 'admin',
    path: pageOf('Henk'),
    prepare: makeRights,
    screens: [saying('customer-rights-erased', 'customer_rights.erased.archived_messages')],
  },
]
