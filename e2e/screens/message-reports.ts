import { makeSentMessage } from '../../server/src/testing/make-conversations.ts'
import type { Scene, Stage } from './screen.ts'
import { dialog, saying } from './screen.ts'

const before = 'An old radio, and it still works. Shall I call you, so that you can hear it?'
const reported = 'Fine, my number is 06. I will type the rest in a moment. Coffee first.'

/** Two reports of one message, and one of another one. */
async function makeReports({ world }: Stage) {
  const { db, siteowner, makeCustomer, makeColleague } = world
  const customer = await makeCustomer('Colin')
  await customer.write('I have tidied the whole shed.', before)
  const { id: conversationId } = await db
    .selectFrom('conversations')
    .where('siteowner_id', '=', siteowner.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const { operator: writer } = await makeColleague('Tom B.')
  const sent = await makeSentMessage(db, { conversationId, operatorId: writer.id, text: reported })
  await customer.write('Cosy! I will wait here.')
  const [received] = await db
    .selectFrom('messages')
    .where('conversation_id', '=', conversationId)
    .where('direction', '=', 'in')
    .select('id')
    .orderBy('id')
    .execute()
  const names = ['Anna V.', 'Sanne W.']
  for (const [index, name] of names.entries()) {
    const { operator } = await makeColleague(name)
    const own = { conversation_id: conversationId, siteowner_id: siteowner.id, operator_id: operator.id }
    await db
      .insertInto('message_reports')
      .values({ ...own, message_id: sent.id, reason_id: 1, notes: 'Offers a number, and he waits for it.' })
      .execute()
    if (index === 0 && received)
      await db
        .insertInto('message_reports')
        .values({ ...own, message_id: received.id, reason_id: 5, notes: 'Looks like an advertisement.' })
        .execute()
  }
}

const path = '/message-reports'
const opened = ({ page }: Stage) => page.locator('form[aria-label] fieldset button').first().waitFor()

/** The customer complains at their site about the newest message to them. */
async function makeComplaint({ world }: Stage) {
  const { db, makeCustomer, makeColleague, findChat, siteowner } = world
  const customer = await makeCustomer('Colin')
  await customer.write('I have tidied the whole shed.', before)
  const { id: conversationId } = await findChat('Colin')
  const { operator: writer } = await makeColleague('Tom B.')
  const { id } = await makeSentMessage(db, { conversationId, operatorId: writer.id, text: reported })
  await customer.complain('Offers a number, and then asks me for money.')
  const { operator } = await makeColleague('Anna V.')
  const own = { conversation_id: conversationId, siteowner_id: siteowner.id, operator_id: operator.id }
  await db
    .insertInto('message_reports')
    .values({ ...own, message_id: id, reason_id: 1, notes: 'Offers a number, and he waits for it.' })
    .execute()
}

export const messageReportScenes: Scene[] = [
  {
    name: 'message-reports-from-sites',
    who: 'coach',
    path: `${path}?source=site`,
    prepare: makeComplaint,
    screens: [
      { name: 'message-reports-from-sites', open: opened },
      saying('message-reports-from-sites-settled', 'reports.none.settled', ({ page }) =>
        page.goto(`${path}?source=site&state=settled`),
      ),
    ],
  },
  {
    name: 'message-reports',
    who: 'coach',
    path,
    prepare: makeReports,
    screens: [
      { name: 'message-reports', open: opened },
      {
        name: 'message-reports-coach',
        open: async (stage) => {
          await opened(stage)
          await stage.page.locator('li [data-id]').first().click()
          await stage.page.locator('fieldset button').nth(1).click()
          await stage.page.keyboard.press('Enter')
          await stage.page.locator('[aria-invalid=true]').waitFor()
        },
      },
      dialog('message-reports-escalate', async ({ page }) => {
        await page.goto(path)
        await page.locator('form[aria-label] fieldset button').first().waitFor()
        await page.locator('header [aria-keyshortcuts=E]').waitFor()
        await page.keyboard.press('e')
      }),
      saying('message-reports-settled', 'reports.none.settled', ({ page }) =>
        page.goto(`${path}?state=settled`),
      ),
      {
        name: 'message-reports-stats',
        open: async ({ page }) => {
          await page.goto(`${path}?view=stats`)
          await page.locator('tfoot').first().waitFor()
        },
      },
    ],
  },
]
