import { parseArgs } from 'node:util'
import { archiveMonths, restoreMonths } from './features/safety/archive/archive-months.ts'
import {
  eraseArchivedMessages,
  readArchivedMessages,
} from './features/safety/archive/messages-of-customer.ts'
import { isMonth } from './features/safety/archive/month.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'
import { withPanelDatabase } from './platform/panel-database.ts'

const usage = `Archives old months of messages, while the panel works.
  npm run archive -- --before YYYY-MM     archives all months before this one
  npm run archive -- --restore YYYY-MM    moves this month and all later ones back
  npm run archive -- --read CUSTOMER      prints the archived messages of a customer, one JSON object in a line
  npm run archive -- --erase CUSTOMER     deletes the archived messages of a customer who is not on hold
CUSTOMER is the number of the customer in the panel. It needs the DATABASE_URL and the DATABASE_OWNER_URL of the panel, or its DATA_DIR.`

async function main(args: string[], environment: NodeJS.ProcessEnv) {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: { before: option, restore: option, read: option, erase: option },
  })
  const [given, ...others] = Object.entries(values)
  if (!given || others.length > 0) throw new Error(usage)
  const [name, value] = given
  const isForMonth = name === 'before' || name === 'restore'
  if (isForMonth && !isMonth(value)) throw new Error(`--${name}: expected a month such as 2025-03`)
  if (!isForMonth && !/^[1-9]\d{0,14}$/.test(value)) throw new Error(`--${name}: expected a number`)
  await withPanelDatabase(readConfig(environment), async (_db, addresses) => {
    if (name === 'before') {
      const months = await archiveMonths(addresses, value, console.log)
      return console.log(months.length > 0 ? 'Done.' : `There are no months before ${value} to archive.`)
    }
    if (name === 'restore') {
      const months = await restoreMonths(addresses.owner, value, console.log)
      return console.log(months.length > 0 ? 'Done.' : `No month from ${value} on is archived.`)
    }
    const owner = openDatabase(addresses.owner, { size: 1 })
    try {
      if (name === 'erase')
        return console.log(`${await eraseArchivedMessages(owner.db, Number(value))} messages deleted.`)
      for (const message of await readArchivedMessages(owner.db, Number(value)))
        console.log(JSON.stringify(message))
    } finally {
      await owner.close()
    }
  })
}

try {
  await main(process.argv.slice(2), process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
