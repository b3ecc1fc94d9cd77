import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openSitePhotos } from './features/profiles/photos/site-photos.ts'
import { exportCustomer } from './features/safety/customer-rights/export-customer.ts'
import { askErasure } from './features/safety/erasures/ask.ts'
import { liftLegalHold, setLegalHold } from './features/safety/erasures/legal-holds.ts'
import { readConfig } from './platform/config.ts'
import { withPanelDatabase } from './platform/panel-database.ts'
import { loadKnownSecrets } from './platform/secrets.ts'

const usage = `Rights of one customer, while the panel works.
  npm run customer -- --export CUSTOMER --file FILE       writes a ZIP file with what the panel has about the customer
  npm run customer -- --erase CUSTOMER                    erases the customer: at once nothing is sent, a job of the panel deletes the rest
  npm run customer -- --legal-hold CUSTOMER --reason WHY  nothing of the customer is deleted, whoever asks
  npm run customer -- --lift CUSTOMER --reason WHY        lifts the legal hold
CUSTOMER is the number of the customer in the panel. It needs the DATABASE_URL and the SECRET_KEY of the panel, or its DATA_DIR.`

const acts = ['export', 'erase', 'legal-hold', 'lift'] as const
type Order = { act: (typeof acts)[number]; customer: number; words: string }

/** The second option of each act; an erasure has none. */
const further = { export: 'file', erase: null, 'legal-hold': 'reason', lift: 'reason' } as const

/** @throws with the usage, or with the option that is wrong */
function readOrder(args: string[]): Order {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      export: option,
      erase: option,
      'legal-hold': option,
      lift: option,
      reason: option,
      file: option,
    },
  })
  const [act, ...others] = acts.filter((name) => values[name] !== undefined)
  if (!act || others.length > 0) throw new Error(usage)
  const customer = values[act] ?? ''
  if (!/^[1-9]\d{0,14}$/.test(customer)) throw new Error(`--${act}: expected the number of a customer`)
  const second = further[act]
  for (const name of ['reason', 'file'] as const)
    if (values[name] !== undefined && name !== second)
      throw new Error(`--${name}: does not belong to --${act}`)
  const words = second ? (values[second] ?? '').trim() : ''
  if (second && !words) throw new Error(`--${second}: required by --${act}`)
  return { act, customer: Number(customer), words }
}

async function main(args: string[], environment: NodeJS.ProcessEnv) {
  const { act, customer, words } = readOrder(args)
  const config = readConfig(environment)
  await withPanelDatabase(config, async (db) => {
    if (act === 'legal-hold') await setLegalHold(db, customer, words, null)
    else if (act === 'lift') await liftLegalHold(db, customer, words, null)
    else if (act === 'erase') await askErasure(db, loadKnownSecrets(config), { id: customer })
    else {
      const photos = openSitePhotos(config.WEBHOOK_HOSTS, { maxBytes: 0 })
      await writeFile(words, await exportCustomer(db, photos, customer, { operatorId: null }), {
        flag: 'wx',
        mode: 0o600,
      })
    }
  })
  console.log('Done.')
}

try {
  await main(process.argv.slice(2), process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
