import { spawnSync } from 'node:child_process'
import { addWebhookSecret } from '../features/sites/deliveries/endpoints.ts'
import type { TestApp } from './app.ts'
import { type Command, fileOf } from './kit-processes.ts'
import { makeCustomer, makeProfile } from './make.ts'
import { makeAdmin } from './make-admin.ts'
import { newSecret } from './webhooks.ts'

const hasSqlite = () => spawnSync('php', ['-r', 'exit((int) !extension_loaded("pdo_sqlite"));']).status === 0

/** The kits that run on this machine, with the processes of each. They have the same tables. */
export const kits: { name: string; processes: (port: number) => Command[] }[] = [
  { name: 'Node', processes: () => [[process.execPath, fileOf('node/site.mjs')]] },
  ...(hasSqlite()
    ? [
        {
          name: 'PHP',
          processes: (port: number): Command[] => [
            ['php', '-S', `127.0.0.1:${port}`, fileOf('php/site.php')],
            ['php', fileOf('php/site.php'), 'work'],
          ],
        },
      ]
    : []),
]

let count = 0

/** A test of the panel, which answers by itself. */
async function makeEchoingSite(test: TestApp) {
  const { call } = await makeAdmin(test)
  const { id } = (await call('POST', '/api/siteowners', { name: `Kit ${++count}`, is_test: true })).json()
  const { key } = (await call('POST', `/api/siteowners/${id}/keys`, { name: 'Kit', days: null })).json()
  return { call, id: Number(id), key: String(key) }
}

/** One whose customers have to be shown a text, with a webhook at this address. */
export async function makeTellingSite(test: TestApp, text: string, webhookUrl: string) {
  const { call, id, key } = await makeEchoingSite(test)
  await publishDisclosure(call, id, text)
  return { id, key, secret: await addWebhook(test, id, webhookUrl) }
}

/** Publishes what customers of a site owner have to be shown, in English. */
export const publishDisclosure = (
  call: Awaited<ReturnType<typeof makeAdmin>>['call'],
  id: number,
  body: string,
) => call('POST', `/api/siteowners/${id}/disclosures`, { language: 'en', body, seen: null })

/** @returns its secret */
export async function addWebhook({ db, secrets }: TestApp, id: number, webhook_url: string) {
  const secret = newSecret()
  await addWebhookSecret(db, secrets, { siteownerId: id, secret })
  await db.updateTable('siteowners').set({ webhook_url }).where('id', '=', id).execute()
  return secret
}

/** A test of the panel, which answers by itself, with customers. */
export async function makeTestSite(test: TestApp, customers: number) {
  const { call, id, key } = await makeEchoingSite(test)
  await call('PATCH', `/api/siteowners/${id}`, { accepts_unknown_disclosures: true })
  const profile = await makeProfile(test.db, { siteowner_id: id })
  const people: string[] = []
  for (let made = 0; made < customers; made++)
    people.push((await makeCustomer(test.db, { siteowner_id: id })).external_id)
  return { id, key, profile: profile.external_id, people }
}

/** The texts of customers that the panel has of a site owner, in order of arrival. */
export const storedAt = async ({ db }: TestApp, siteownerId: number) =>
  (
    await db
      .selectFrom('messages')
      .where('siteowner_id', '=', siteownerId)
      .where('direction', '=', 'in')
      .select('body')
      .orderBy('id')
      .execute()
  ).map(({ body }) => body)
