import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { makeEscalating, makeMaster } from '../../../testing/escalating.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'
import { plainPicture } from '../../../testing/make-attachments.ts'
import { makeReceived } from '../../../testing/make-conversations.ts'
import { workOnExport } from '../../service/exports/run.ts'
import { exportedSkips } from '../../supervision/skiplog/exported-skips.ts'
import { askErasure } from './ask.ts'
import { eraseCustomers } from './work.ts'

/** The host of a site, with the photo of a customer. */
const host = createServer(async (_request, response) =>
  response.end(await plainPicture(32, 20).png().toBuffer()),
)
let test: TestApp
let photo = ''

beforeAll(async () => {
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
  // The cast: it listens on a port, not on a socket file.
  const address = `127.0.0.1:${(host.address() as AddressInfo).port}`
  photo = `http://${address}/quokka.png`
  test = await startTestApp(undefined, { WEBHOOK_HOSTS: address })
})
afterAll(async () => {
  await test.close()
  host.close()
})

it('after an erasure, no photo of the customer and no file with their words can be opened', async () => {
  const { site, id, customer, in_reply_to } = await makeEscalating(test)
  const message = await makeReceived(test.db, { conversationId: id, text: 'quokka' })
  await sql`update messages set photo_url = ${photo} where id = ${message.id}`.execute(test.db)
  const master = await makeMaster(test, site.siteowner)
  const look = () => master('GET', `/api/conversations/${id}/messages/${message.id}/photo`)
  expect((await look()).statusCode).toBe(200)

  await makeLevel(test.db, { id: 161, rights: ['chat_stats.skiplog'] })
  const operator = await makeOperator(test.db, {
    permissions_id: 161,
    siteowner_ids: [site.siteowner.id],
  })
  await sql`insert into skips (conversation_id, operator_id, message_id, reason_words, language, siteowner_id)
    values (${id}, ${operator.id}, ${in_reply_to}, 'quokka', 'en', ${site.siteowner.id})`.execute(test.db)
  const coach = await test.signedIn(operator)
  const ordered = (await coach('POST', '/api/skiplog.csv', {})).json().export
  while (await workOnExport({ db: test.db, replica: test.db }, [exportedSkips]));
  const download = () => coach('GET', `/api/exports/${ordered.id}/file.csv`)
  expect((await download()).body).toContain('quokka')

  await askErasure(test.db, test.secrets, { id: customer.id })
  await eraseCustomers(test.db)
  // The node that has fetched the photo still has it in its memory, but gives it to nobody.
  expect((await look()).json().code).toBe('photo_not_found')
  expect((await download()).json().code).toBe('export_not_ready')
  const again = (await coach('POST', '/api/skiplog.csv', {})).json().export
  while (await workOnExport({ db: test.db, replica: test.db }, [exportedSkips]));
  expect((await coach('GET', `/api/exports/${again.id}/file.csv`)).body).not.toContain('quokka')
})
