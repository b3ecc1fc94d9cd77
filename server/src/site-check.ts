import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { SiteFault } from '@panel/contract'
import type english from '@panel/contract/locales/administration/en.json'
import { siteChecks } from '@panel/contract/rules/site-checks'
import { checkSite } from './features/sites/site-check/check-site.ts'

const usage = `Checks the webhook of a site: what it does with repeats, events out of order, wrong signatures, unknown types and long texts.
  npm run site:check -- --url https://site.example/webhook --key whsec_…
  --key       the secret of the webhook, from the page of the site owner
  --customer  the site's id of a customer for tests (c-1)
  --profile   the site's id of a profile for tests (p-1)
The messages are invented, and the site shows them in the chat of the two. It needs no panel.`

/** Milliseconds. Nobody waits for a page. */
const timeLimit = 300_000

// The cast: the file has the texts of its type.
const { site_check: texts } = (
  JSON.parse(
    readFileSync(new URL(import.meta.resolve('@panel/contract/locales/administration/en.json')), 'utf8'),
  ) as typeof english
).siteowners

function readOptions(args: string[]) {
  try {
    const text = { type: 'string' } as const
    const { url, key, customer, profile } = parseArgs({
      args,
      options: { url: text, key: text, customer: text, profile: text },
    }).values
    if (url && /^https?:\/\//.test(url) && key?.startsWith('whsec_'))
      return {
        url,
        secrets: [key],
        // Whoever types an address knows where it is.
        hosts: [new URL(url).host],
        now: () => new Date(),
        within: timeLimit,
        chat: { customer: customer ?? 'c-1', profile: profile ?? 'p-1' },
      }
  } catch {}
  throw new Error(usage)
}

/** The text for how a site answered. */
function answerText(fault: SiteFault): string {
  if (fault.kind === 'accepted') return ''
  const text = texts.answer[fault.kind]
  const values: Record<string, unknown> = fault
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
}

async function main(args: string[]) {
  const { findings, stopped } = await checkSite(readOptions(args))
  for (const { name, fault } of findings)
    console.log(
      fault === null
        ? `ok     ${texts.right[name]}`
        : `wrong  ${texts.wrong[name]} ${answerText(fault)}`.trimEnd(),
    )
  const faults = findings.filter(({ fault }) => fault !== null).length
  if (stopped === null && faults === 0) console.log(`Right. ${texts.look}`)
  else if (stopped === null) console.log(`${faults} of ${siteChecks.length} are wrong.`)
  else console.log(texts.stopped[stopped])
  if (findings.at(-1)?.name === 'message')
    console.log('Name a customer and a profile that your site has, with --customer and --profile.')
  if (faults > 0 || stopped !== null) process.exitCode = 1
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
