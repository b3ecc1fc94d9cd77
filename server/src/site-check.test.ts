import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type SiteCheck, siteChecks } from '@panel/contract/rules/site-checks'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkSite } from './features/sites/site-check/check-site.ts'
import { runCommand } from './testing/run-command.ts'
import { newSecret } from './testing/webhooks.ts'

type Data = { type: string; data: { id?: number; text?: string; photo_url?: string; new_field?: unknown } }
type Got = { headers: IncomingHttpHeaders; body: string; event: Data; isSigned: boolean; isKnown: boolean }

/** A site that answers as this function says; by default as it should. */
async function startSite(answer: (got: Got) => number | Promise<number> = right) {
  const secret = newSecret()
  const seen = new Set<unknown>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const [body, { headers }] = [Buffer.concat(chunks).toString(), request]
    let isSigned = true
    try {
      // The cast: headers of a webhook occur once.
      new Webhook(secret).verify(body, headers as Record<string, string>)
    } catch {
      isSigned = false
    }
    const id = headers['webhook-id']
    const isKnown = seen.has(id)
    if (isSigned) seen.add(id)
    response.writeHead(await answer({ headers, body, event: JSON.parse(body), isSigned, isKnown })).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // The cast: a server that listens on a port has such an address.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`
  return targetOf(url, secret)
}

/** What is checked, in the chat of a test. */
const targetOf = (url: string, secret: string) => ({
  url,
  secrets: [secret],
  hosts: [new URL(url).host],
  now: () => new Date(),
  within: 60_000,
  chat: { customer: 'c-1', profile: 'p-1' },
})

const right = ({ isSigned }: Got) => (isSigned ? 204 : 401)

const faultsOf = async (site: Awaited<ReturnType<typeof startSite>>) =>
  (await checkSite(site)).findings.filter(({ fault }) => fault !== null).map(({ name }) => name)

describe('the check of a site', () => {
  it('finds nothing where all is right, after all checks', async () => {
    const { findings, stopped } = await checkSite(await startSite())
    expect(findings.filter(({ fault }) => fault !== null)).toEqual([])
    expect(findings.map(({ name }) => name)).toEqual(siteChecks)
    expect(stopped).toBeNull()
  })

  const wrong: [string, (got: Got) => number | Promise<number>, SiteCheck[]][] = [
    ['takes everything', () => 204, ['strangers', 'unsigned', 'changed', 'old']],
    ['refuses everything', () => 401, ['reached']],
    [
      'compares the first signature only',
      (got) => (got.headers['webhook-signature']?.includes(' ') ? 401 : right(got)),
      ['two_secrets'],
    ],
    ['refuses types', (got) => (got.event.type === 'something.new' ? 400 : right(got)), ['unknown_type']],
    ['refuses fields', (got) => (got.event.data.new_field ? 422 : right(got)), ['unknown_field']],
    [
      'refuses repeats',
      (got) => (got.isKnown ? 409 : right(got)),
      ['twice', 'at_once', 'at_once_again', 'given_up'],
    ],
    [
      'has no customer',
      (got) => (got.event.type === 'message.sent' && got.isSigned ? 404 : right(got)),
      ['message'],
    ],
    [
      'stores texts with three bytes',
      (got) => (/\p{Emoji_Presentation}/u.test(got.event.data.text ?? '') ? 500 : right(got)),
      ['emoji'],
    ],
    [
      'stores short texts',
      (got) => ((got.event.data.text?.length ?? 0) > 1_000 ? 500 : right(got)),
      ['long'],
    ],
    ['wants a text', (got) => (got.event.data.text === '' ? 400 : right(got)), ['photo']],
    ['wants the hold first', (got) => (got.event.type === 'customer.released' ? 404 : right(got)), ['holds']],
  ]
  it.each(wrong)('finds a site that %s', async (_, answer, names) => {
    expect(await faultsOf(await startSite(answer))).toEqual(names)
  })

  it('finds a site that wants the order', async () => {
    let last = 0
    const site = await startSite((got) => {
      const id = got.event.type === 'message.sent' ? (got.event.data.id ?? 0) : 0
      if (!got.isSigned) return 401
      if (id > 0 && id < last) return 409
      last = Math.max(last, id)
      return 204
    })
    expect(await faultsOf(site)).toEqual(['order'])
  })

  it('finds a site that takes its time', async () => {
    const { findings } = await checkSite(await startSite(), { slowAfter: 0 })
    expect(findings.at(-1)).toMatchObject({ name: 'slow', fault: { kind: 'slow' } })
  })

  it('says that nobody answers', async () => {
    const { findings, stopped } = await checkSite(targetOf('http://127.0.0.1:1/', newSecret()))
    expect(findings).toMatchObject([{ name: 'reached', fault: { kind: 'no_answer' } }])
    expect(stopped).toBe('failed')
  })

  it('ends when its time is over, and says nothing about what it has not seen', async () => {
    const silent = await startSite((got) =>
      got.event.type === 'message.sent' ? new Promise(() => {}) : right(got),
    )
    const { findings, stopped } = await checkSite({ ...silent, within: 1_000 })
    expect(stopped).toBe('too_slow')
    expect(findings.map(({ name }) => name)).toEqual(siteChecks.slice(0, 7))
  })

  it('sends no message where there is no chat for tests', async () => {
    const types = new Set<string>()
    const site = await startSite((got) => {
      types.add(got.event.type)
      return right(got)
    })
    expect((await checkSite({ ...site, chat: 'real_site' })).stopped).toBe('real_site')
    expect([...types]).toEqual(['webhook.test', 'something.new'])
  })
})

describe('npm run site:check', () => {
  const check = ({ url, secrets }: { url: string; secrets: string[] }) =>
    runCommand('site-check.ts', {}, ['--url', url, '--key', secrets[0] ?? ''])

  it('prints what was checked', async () => {
    const { stdout } = await check(await startSite())
    expect(stdout).toContain('ok     Refuses what a stranger has signed')
    expect(stdout).toContain('Right. Look at the chat too')
  })

  it('prints what is wrong, and fails', async () => {
    const failed = check(await startSite(() => 204))
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('anybody could write to your customers. Answer 401.'),
    })
  })

  it('without an address or a secret, prints how it is called', async () => {
    await expect(check({ url: 'site', secrets: ['no'] })).rejects.toMatchObject({
      stderr: expect.stringContaining('npm run site:check -- --url'),
    })
  })
})
