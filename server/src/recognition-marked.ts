import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { findMarkedTexts } from './features/safety/marked-texts/find-marked-texts.ts'
import { readConfig } from './platform/config.ts'
import { withPanelDatabase } from './platform/panel-database.ts'

const usage = `Writes the texts that were marked wrong into a file for \`npm run recognition -- review\`, while the panel works.
  npm run recognition:marked -- --out FILE   one JSON object in a line; names, numbers, addresses and handles are masked
Only texts of site owners that have agreed, by "Learning from mistakes" on their page. It needs the DATABASE_URL of the panel, or its DATA_DIR.`

function readOptions(args: string[]): string {
  try {
    const { out } = parseArgs({ args, options: { out: { type: 'string' } } }).values
    if (out) return out
  } catch {}
  throw new Error(usage)
}

async function main(args: string[], environment: NodeJS.ProcessEnv) {
  const file = readOptions(args)
  const count = await withPanelDatabase(readConfig(environment), async (db) => {
    let written = 0
    const lines = async function* () {
      for await (const text of findMarkedTexts(db)) {
        written += 1
        yield `${JSON.stringify(text)}\n`
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    return written
  })
  console.log(count === 1 ? '1 text.' : `${count} texts.`)
}

try {
  await main(process.argv.slice(2), process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
