import { parseArgs } from 'node:util'
import { openSession } from '../../server/src/features/people/sign-in/session.ts'
import { openDatabase } from '../../server/src/platform/database.ts'
import { addressOf, readCluster } from '../../server/src/platform/embedded-postgres/cluster.ts'
import { makeOperator, makeSiteowner } from '../../server/src/testing/make.ts'
import { measurePaints, warmUp } from './paint-page.ts'
import { withPanel } from './panel.ts'

/**
 * How long an operator waits from Ctrl+Enter until the next conversation is painted, in milliseconds: in a real browser with a
 * separate server and waiting conversations.
 */
async function run(sends = 100) {
  return withPanel(async ({ url, folder }) => {
    const session = await fillQueue(folder, url, sends + warmUp + 1)
    return summaryOf(await measurePaints({ url, session }, sends))
  })
}

/** Conversations with a few messages each, and an operator who may answer all of them. @returns the operator's session */
async function fillQueue(folder: string, url: string, conversations: number): Promise<string> {
  const cluster = readCluster(folder)
  if (!cluster) throw new Error(`No PostgreSQL in ${folder}`)
  const { db, close } = openDatabase(addressOf(cluster), { size: 2 })
  const siteowner = await makeSiteowner(db)
  const operator = await makeOperator(db, { name: 'Anna V.', siteowner_ids: [siteowner.id] })
  const call = async (method: string, path: string, body: object) => {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${siteowner.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }
  for (let number = 0; number < conversations; number++) {
    const [customer, profile] = [`customer-${number}`, `profile-${number}`]
    const person = { language: 'en', facts: { job: 'Garden centre', hobbies: 'Hill walking' } }
    await call('PUT', `/site/v1/profiles/${profile}`, {
      name: `Profile ${number}`,
      age: 46,
      city: 'York',
      gender: 'female',
      ...person,
    })
    await call('PUT', `/site/v1/customers/${customer}`, {
      name: `Customer ${number}`,
      member_type: 'premium',
      credits: 36,
      disclosure: { version: 'v4', shown_at: '2026-01-01T10:00:00Z' },
      ...person,
    })
    await call('POST', '/site/v1/messages', {
      messages: Array.from({ length: 20 }, (_, place) => ({
        external_id: `message-${number}-${place}`,
        customer_external_id: customer,
        profile_external_id: profile,
        text: `Made the soup! Far too much pepper, but the dog approved. What are you cooking then? ${place}`,
        sent_at: new Date().toISOString(),
      })),
    })
  }
  const visitor = { address: null, device: 'bench' }
  const { token } = await openSession(db, { operatorId: operator.id, tfa: true, ...visitor })
  await close()
  return token
}

function summaryOf(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1))
  return { sends: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) }
}

const { values } = parseArgs({ options: { sends: { type: 'string', default: '100' } } })
console.log(JSON.stringify({ sendToNextPainted: await run(Number(values.sends)) }, null, 2))
