import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { giveUpKeys } from './features/service/audit/customer-keys.ts'
import { readAnchors } from './features/service/audit/read-anchors.ts'
import { type AuditFault, type Verified, verifyAudit } from './features/service/audit/verify.ts'
import { readConfig } from './platform/config.ts'
import { withPanelDatabase } from './platform/panel-database.ts'
import { loadSecrets } from './platform/secrets.ts'

const usage = `Checks the audit log, while the panel works.
  npm run audit:verify                     computes the chain of hashes again, and names the first entry that was changed, removed or inserted
  npm run audit:verify -- --anchors FILE   also compares the anchors that were sent, one JSON object in a line
  npm run audit:verify -- --new-keys       gives up the keys of customers that a lost SECRET_KEY encrypted; their words stay unreadable
It needs the DATABASE_URL and the DATABASE_OWNER_URL of the panel, or its DATA_DIR; --new-keys also the SECRET_KEY.`

/** Milliseconds between two lines of progress. */
const progressEvery = 2_000

async function main(args: string[], environment: NodeJS.ProcessEnv): Promise<boolean> {
  const { values } = parse(args)
  const config = readConfig(environment)
  if (values['new-keys'])
    return withPanelDatabase(config, async (db) => {
      console.log(`${await giveUpKeys(db, loadSecrets(config))} keys given up.`)
      return true
    })
  const anchors = values.anchors === undefined ? [] : readAnchorFile(values.anchors)
  return withPanelDatabase(config, async (_db, { owner }) => {
    let next = Date.now() + progressEvery
    const result = await verifyAudit(owner, anchors, (done, total) => {
      if (Date.now() < next) return
      next = Date.now() + progressEvery
      console.log(`${done} of ${total} entries`)
    })
    for (const text of describe(result)) console.log(text)
    return result.fault === null
  })
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { anchors: { type: 'string' }, 'new-keys': { type: 'boolean' } } })
  } catch {
    throw new Error(usage)
  }
}

function readAnchorFile(path: string) {
  try {
    return readAnchors(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`--anchors: ${path}: ${(error as Error).message}`, { cause: error })
  }
}

function describe({
  entries,
  removed,
  lastId,
  hash,
  waiting,
  waitingSince,
  anchors,
  fault,
}: Verified): string[] {
  if (fault) return [`${entries} entries are as they were chained, up to ${lastId}.`, wordsOf(fault)]
  return [
    entries === 0
      ? 'The chain has no entries.'
      : `All ${entries} entries are as they were chained, up to ${lastId} with the hash ${hash}.`,
    ...(removed > 0
      ? [`The owner has removed ${removed} of them: see "Old audit entries removed" in the log.`]
      : []),
    ...(anchors > 0 ? [`${anchors} anchors agree.`] : []),
    ...(waiting > 0 ? [`${waiting} entries are not in the chain yet, the oldest of ${waitingSince}.`] : []),
  ]
}

function wordsOf(fault: AuditFault): string {
  if (fault.in === 'entry') return `Entry ${fault.id} was ${fault.what}.`
  if (fault.in === 'chain') return `The chain was changed near entry ${fault.lastId}.`
  const { date, last_id } = fault.anchor
  return `The anchor of ${date} does not agree: up to entry ${last_id}, the log was another one.`
}

try {
  if (!(await main(process.argv.slice(2), process.env))) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
