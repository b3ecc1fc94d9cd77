import { execFile, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeSentMessage } from '../../../testing/make-conversations.ts'
import { startReceiver } from '../../../testing/receiver.ts'
import { newSecret } from '../../../testing/webhooks.ts'
import { examples } from './examples.ts'
import { steps } from './guide.ts'
import { unknownVersion } from './people-examples.ts'
import { signatureChecks } from './signature.ts'
import { siteEndpoints } from './site-endpoints.ts'
import { type Language, languageNames, snippet } from './snippets.ts'

// The site of the examples, for its webhook.
const receiver = await startReceiver()
afterAll(receiver.close)

const test = useTestApp({ SITE_CALLS_PER_MINUTE: '12000', WEBHOOK_HOSTS: receiver.host })
const run = promisify(execFile)

let url = ''
beforeAll(async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  // The cast: a server that listens on a port has such an address.
  url = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
})

const webhookOfSite = examples.putSiteWebhook.response?.url ?? ''

/** A site owner as in the examples, with a published text. */
async function makeSite(own = {}) {
  const siteowner = await makeSiteowner(test.db, own)
  await test.db
    .insertInto('disclosures')
    .values({
      siteowner_id: siteowner.id,
      language: 'en-GB',
      version: '4',
      body: examples.getSiteDisclosures.response?.disclosures[0]?.text ?? '',
    })
    .execute()
  const operator = await makeOperator(test.db)
  /** Answers as an operator does, and waits until the outbox has it. */
  async function answer() {
    const { id } = await test.db
      .selectFrom('conversations')
      .where('siteowner_id', '=', siteowner.id)
      .select('id')
      .executeTakeFirstOrThrow()
    const text = examples.getOutbox.response?.items[0]
    const sent = await makeSentMessage(test.db, {
      conversationId: id,
      operatorId: operator.id,
      text: text && 'text' in text ? text.text : '',
    })
    const call = test.site(siteowner.key)
    await expect.poll(async () => (await call('GET', '/site/v1/outbox')).json().items.length).toBe(1)
    return sent.id
  }
  return { siteowner, answer, call: test.site(siteowner.key) }
}

/** The same value with every id, time, secret and cursor replaced by its kind: they differ from run to run. */
function alike(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(alike)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, alike(each)]))
  if (typeof value === 'number') return 'a number'
  if (typeof value !== 'string') return value
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return 'a time'
  if (/^(whsec_|msg_test_)/.test(value) || isRequestId(value)) return 'random'
  return /^\d+-\d+$/.test(value) ? 'a cursor' : value
}

const isRequestId = (value: string) => /^[0-9a-f]{8}-[0-9a-f]{4}$/.test(value)

describe('the examples', () => {
  it('are of every endpoint, and their answers are those of the panel', async () => {
    const { siteowner, answer, call } = await makeSite({ name: 'Brightside Media' })
    await test.db
      .updateTable('site_keys')
      .set({ name: 'Test' })
      .where('siteowner_id', '=', siteowner.id)
      .execute()
    const files: string[] = []
    let sentId: number | undefined
    for (const [name, endpoint] of Object.entries(siteEndpoints)) {
      // The cast: the test compares what it finds, whatever it is.
      const example = examples[name as keyof typeof examples] as {
        params?: Record<string, string>
        body?: object
        response?: unknown
      }
      const own = { ...example.params, ...(endpoint.path.includes('deliveries') && { id: String(sentId) }) }
      const path = endpoint.path.replaceAll(/:(\w+)/g, (_, part: keyof typeof own) => own[part] ?? part)
      // A call that is refused, for the list of them.
      if (name === 'listSiteRefusedCalls') {
        await call('PATCH', '/site/v1/customers/c-1', { credits: -1 })
        await test.app.refusedCalls.flush()
      }
      const body = name === 'putSiteWebhook' ? { url: receiver.url } : example.body
      const answered = JSON.stringify(example.response)?.replace(webhookOfSite, receiver.url)
      const got = await call(endpoint.method, path, body)
      if (example.response === undefined) files.push(name)
      else
        expect([name, got.statusCode, alike(got.json())]).toEqual([
          name,
          200,
          alike(JSON.parse(answered ?? 'null')),
        ])
      if (name === 'postMessages') sentId = await answer()
    }
    expect(files).toEqual(['getSitePhoto', 'exportCustomerForSite'])
  })

  it('show what a version that is not published answers', async () => {
    const { call } = await makeSite({ accepts_unknown_disclosures: false })
    const { external_id } = unknownVersion.response
    const got = await call('PUT', `/site/v1/customers/${external_id}`, unknownVersion.body)
    expect(alike(got.json())).toEqual(alike(unknownVersion.response))
  })

  it('has the limits of the panel', async () => {
    const { call } = await makeSite()
    expect((await call('GET', '/site/v1')).json().limits).toEqual(examples.getSite.response?.limits)
  })
})

const programs: Record<Language, [string, ...string[]]> = {
  curl: ['bash', '-e'],
  js: [process.execPath],
  php: ['php'],
  python: ['python3'],
}
const endings: Record<Language, string> = { curl: 'sh', js: 'mjs', php: 'php', python: 'py' }
/** PHP and Python are tried where they are installed. */
const isInstalled = (language: Language) => spawnSync(programs[language][0], ['--version']).status === 0
const installed = languageNames.filter(isInstalled)

function fileOf(language: Language, source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'example-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, `example.${endings[language]}`)
  writeFileSync(file, language === 'php' ? `<?php\n${source}` : source)
  return file
}

describe.each(installed)('the guide in %s', (language) => {
  it('has the first answered message', async () => {
    const { siteowner, answer } = await makeSite()
    const calls = steps.flatMap(({ calls }) => calls)
    const account = { url, key: siteowner.key }
    const toRun = (from: number, to: number) =>
      calls.slice(from, to).map((call, index) => snippet(language, call, account, index === 0))
    const [program, ...options] = programs[language]
    const tell = fileOf(language, toRun(0, calls.length - 1).join('\n\n'))
    const told = await run(program, [...options, tell])
    expect(told.stdout).toContain('stored')
    expect(told.stderr).not.toMatch(/error|warning/i)
    await answer()
    const read = await run(program, [
      ...options,
      fileOf(language, toRun(calls.length - 1, calls.length).join('')),
    ])
    expect(read.stdout).toContain('Pepper hides a lot')
  })
})

/** A port that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // The cast: as above.
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** Begins a request and closes the connection before the body is complete. */
async function leaveInTheMiddle(port: number) {
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nhost: site\r\ncontent-length: 100\r\n\r\n{')
  await new Promise((done) => socket.once('ready', done))
  socket.resetAndDestroy()
}

describe.each(installed.filter((language) => language !== 'curl'))(
  'the check of signatures in %s',
  (language) => {
    it('takes what the panel signs, with either secret, and nothing else', async () => {
      const [secret, port, now] = [newSecret(), await freePort(), new Date()]
      const file = fileOf(language, signatureChecks[language])
      const receiver = spawn(
        language === 'php' ? 'php' : programs[language][0],
        language === 'php' ? ['-S', `127.0.0.1:${port}`, file] : [file],
        {
          env: { ...process.env, PANEL_SECRET: secret, PORT: String(port) },
          stdio: 'ignore',
        },
      )
      onTestFinished(() => void receiver.kill())
      const body = JSON.stringify({ type: 'message.sent', data: { text: 'Zażółć 😀' } })
      const post = (signature: string, at = now, sent = body) =>
        fetch(`http://127.0.0.1:${port}/`, {
          method: 'POST',
          headers: {
            'webhook-id': 'msg_1',
            'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
            'webhook-signature': signature,
          },
          body: sent,
        }).then(
          ({ status }) => status,
          () => null,
        )
      const sign = (key: string, at = now) => new Webhook(key).sign('msg_1', at, body)
      await expect.poll(() => post(sign(secret)), { timeout: 10_000 }).toBe(204)
      const old = new Date(now.getTime() - 600_000)
      expect(await post(`${sign(newSecret())} ${sign(secret)}`)).toBe(204)
      expect(await post(sign(newSecret()))).toBe(401)
      expect(await post('')).toBe(401)
      expect(await post('v1,short')).toBe(401)
      // As long as a right one, but in characters, and a caller who goes away in the middle of the body: neither ends the receiver.
      expect(await post(`v1,${'é'.repeat(44)}`)).toBe(401)
      await leaveInTheMiddle(port)
      expect(await post(sign(secret))).toBe(204)
      expect(await post(sign(secret), now, body.replace('sent', 'read'))).toBe(401)
      expect(await post(sign(secret, old), old)).toBe(401)
    })
  },
)
