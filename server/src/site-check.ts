import { parseArgs } from 'node:util'
import { checkSite } from './features/sites/site-check/check-site.ts'
import { checkTexts } from './features/sites/site-check/check-texts.ts'

const usage = `Checks the webhook of a site: what it does with repeats, events out of order, wrong signatures, unknown types and long texts.
  npm run site:check -- --url https://site.example/webhook --key whsec_…
  --key       the secret of the webhook, from the page of the site owner
  --customer  the site's id of a customer for tests (c-1)
  --profile   the site's id of a profile for tests (p-1)
The messages are invented, and the site shows them in the chat of the two. It needs no panel.`

function readOptions(args: string[]) {
  try {
    const text = { type: 'string' } as const
    const { url, key, customer, profile } = parseArgs({
      args,
      options: { url: text, key: text, customer: text, profile: text },
    }).values
    if (url && /^https?:\/\//.test(url) && key?.startsWith('whsec_'))
      return { url, secret: key, customer: customer ?? 'c-1', profile: profile ?? 'p-1' }
  } catch {}
  throw new Error(usage)
}

async function main(args: string[]) {
  const findings = await checkSite(readOptions(args))
  for (const { name, fault } of findings)
    console.log(fault === null ? `ok     ${checkTexts[name].right}` : `wrong  ${fault}`)
  const faults = findings.filter(({ fault }) => fault !== null).length
  const isComplete = findings.length === Object.keys(checkTexts).length
  if (isComplete && faults === 0)
    console.log('Right. Look at the chat too: each text stands there once, in order, with its emoji.')
  else console.log(isComplete ? `${faults} of ${findings.length} are wrong.` : 'The rest was not checked.')
  if (faults > 0) process.exitCode = 1
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
