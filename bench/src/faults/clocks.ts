import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { lockoutMinutes } from '@panel/contract'
import { sql } from 'kysely'
import { countAttempt } from '../../../server/src/features/people/sign-in/attempts.ts'
import type { Db } from '../../../server/src/platform/database.ts'
import { makeOperator, makeSiteowner } from '../../../server/src/testing/make.ts'
import { makeWaiting } from '../../../server/src/testing/make-conversations.ts'
import { type Fault, inSeconds, timeUntil } from './fault.ts'
import { signIn } from './sign-in.ts'
import { makeSender } from './slow-sites.ts'
import { type Node, withTestPanel } from './test-panel.ts'

/** Seconds by which the clock of the database is ahead, until it is set right. */
const ahead = 3_600
/** Milliseconds within which nothing waits for the wrong time any more: nodes look every 30 seconds. */
const correctedWithin = 45_000
/** Seconds by which the time of a webhook may differ from the clock of the database, on a busy machine. */
const tolerance = 60
const chats = 3

/** The clock of the database is an hour ahead, and is set back. */
export const clocks: Fault = {
  name: 'clocks',
  promise: "The database's clock is set back by an hour: what waits, is repeated or locked is so for no hour",
  async run({ prepare }) {
    const receiver = await openReceiver()
    let clock = ''
    const options = {
      prepare,
      environment: { WEBHOOK_HOSTS: `127.0.0.1:${receiver.port}` },
      databaseEnvironment(folder: string) {
        clock = join(folder, 'clock')
        writeFileSync(clock, `+${ahead}`)
        return fakeTime(clock)
      },
    }
    try {
      return await withTestPanel(options, async (panel) => {
        const { db, nodes } = panel
        const [node] = nodes
        const warnings = await (await fetch(`${node.url}/readyz`)).text()
        const siteowner = await makeSiteowner(db)
        const claims = await Promise.all(Array.from({ length: chats }, () => makeClaim(db, node, siteowner)))
        for (let count = 0; count < chats; count++) await makeWaiting(db, { siteowner })
        await (await makeSender(panel, receiver.port))()
        await timeUntil(async () => (await countFailed(db)) === 1, 30_000)
        await countAttempt(db, 'a lock')
        const [signed = 0] = receiver.times

        writeFileSync(clock, '+0')
        const times = await Promise.all([
          ...claims.map((claim) => timeUntil(claim, correctedWithin)),
          timeUntil(async () => receiver.times.length > 1, correctedWithin),
          timeUntil(() => isLockShort(db), correctedWithin),
        ])
        const [, again = 0] = receiver.times
        const isSigned = Math.abs(signed - ahead) < tolerance && Math.abs(again) < tolerance
        return {
          measured: `${chats} chats claimed, a delivery repeated, a lock shortened after ${times.map(inSeconds)}; webhooks were signed ${Math.round(signed)} and ${Math.round(again)} s from now`,
          broken: [
            ...(times.includes(undefined) ? [`corrected after ${times.map(inSeconds)}`] : []),
            ...(isSigned ? [] : ['webhooks are not signed with the time of the database']),
            ...(warnings.includes('behind the clock of the database') ? [] : [`/readyz said ${warnings}`]),
          ],
        }
      })
    } finally {
      receiver.close()
    }
  },
}

/** The environment of a program whose clock is set by a file, such as `+3600`. */
function fakeTime(file: string): Record<string, string> {
  const folders = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}/faketime`)
    : []
  const library = folders.map((folder) => join(folder, 'libfaketimeMT.so.1')).find(existsSync)
  if (!library) throw new Error('libfaketime is not installed: apt-get install libfaketime')
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_DISABLE_SHM: '1',
  }
}

/** A site that refuses the first webhook. */
async function openReceiver() {
  /** Seconds from now, by the time with which each webhook was signed. */
  const times: number[] = []
  const server = createServer((request, response) => {
    times.push(Number(request.headers['webhook-timestamp']) - Date.now() / 1_000)
    request.resume().on('end', () => response.writeHead(times.length === 1 ? 500 : 204).end())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // The cast: it listens on a port, not on a path.
  const { port } = server.address() as AddressInfo
  return { port, times, close: () => server.close() }
}

/** @returns claims a chat as an operator of the site owner; false while there is none */
async function makeClaim(db: Db, node: Node, siteowner: { id: number }): Promise<() => Promise<boolean>> {
  const operator = await makeOperator(db, { siteowner_ids: [siteowner.id] })
  const headers = { ...(await signIn(db, operator.id)), 'content-type': 'application/json' }
  return async () => {
    const claim = { method: 'POST', headers, body: '{}' }
    const answer = await fetch(`${node.url}/api/queues/reply/claim`, claim)
    // The cast: it is the panel's own answer.
    const { conversation } = (await answer.json()) as { conversation?: object | null }
    return Boolean(conversation)
  }
}

async function countFailed(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from deliveries where attempts = 1 and last_error is not null`.execute(db)
  return rows[0]?.count ?? 0
}

async function isLockShort(db: Db): Promise<boolean> {
  const { rows } = await sql<{ seconds: number }>`
    select (expire / 1000 - extract(epoch from now()))::float8 as seconds from sign_in_attempts
    where key = 'a lock'`.execute(db)
  return (rows[0]?.seconds ?? 0) < lockoutMinutes * 60 + tolerance
}
