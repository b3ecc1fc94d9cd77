import { type AddressInfo, createServer, type Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startTestApp, useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeAdmin } from '../../../testing/make-admin.ts'

const test = useTestApp()

const listening = (server: Server) =>
  new Promise<string>((done) =>
    server.listen(0, '127.0.0.1', () => done(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  )

/** A mail server, and the mails that it has received. */
async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, _session, done) {
      mails.push(Buffer.concat(await stream.toArray()).toString())
      done()
    },
    ...options,
  })
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())))
  return { mails, url: await listening(server.server) }
}

/** An admin of a panel with this mail server, and the link that they made for an operator. */
async function start(SMTP_URL: string) {
  const panel = await startTestApp(test.url, {
    SMTP_URL,
    MAIL_FROM: 'Panel <panel@example.com>',
    PUBLIC_URL: 'https://panel.test',
  })
  onTestFinished(panel.close)
  const { admin } = await makeAdmin(test)
  const call = await panel.signedIn(admin)
  const operator = await makeOperator(test.db, { name: 'Mila R.', has_password: false })
  const path = `/api/operators/${operator.id}/link`
  const made = (await call('POST', path, { hours: 24 })).json()
  const send = (own: object = {}) =>
    call('POST', `${path}/send`, { token: made.token, to: 'mila@example.com', language: 'en', ...own })
  const audit = () =>
    test.db
      .selectFrom('audit_log')
      .where('action', '=', 'invitation.send')
      .where('subject_id', '=', operator.id)
      .select(['operator_id', 'details'])
      .orderBy('id')
      .execute()
  return { admin, operator, made, path, call, send, audit }
}

const decoded = (mail = '') =>
  mail
    .replaceAll('=\r\n', '')
    .replace(/(?:=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString())

describe('the link of an invitation', () => {
  it('is sent by mail in the chosen language, with the address of the panel, and that is recorded', async () => {
    const { mails, url } = await startMailServer()
    const { admin, made, send, audit } = await start(url)
    expect(made.can_send).toBe(true)
    expect((await send({ language: 'nl' })).json()).toEqual({})
    expect(mails).toHaveLength(1)
    const mail = decoded(mails[0])
    expect(mail).toContain('From: Panel <panel@example.com>')
    expect(mail).toContain('To: mila@example.com')
    expect(mail).toContain('Hallo Mila R.,')
    expect(mail).toContain(`https://panel.test/invite/${made.token}`)
    expect(await audit()).toEqual([{ operator_id: admin.id, details: { to: 'mila@example.com' } }])
  })

  it('is not sent when it was replaced, or belongs to another operator; the mail address must be one', async () => {
    const { mails, url } = await startMailServer()
    const { call, path, send } = await start(url)
    const newer = (await call('POST', path, { hours: 24 })).json()
    expect((await send()).json().code).toBe('invitation_invalid')
    const other = await makeOperator(test.db)
    const body = { token: newer.token, to: 'mila@example.com', language: 'en' }
    const ofOther = await call('POST', `/api/operators/${other.id}/link/send`, body)
    expect(ofOther.json().code).toBe('invitation_invalid')
    for (const to of ['mila', 'mila@example.com\r\nBcc: all@example.com', 'a@example.com, b@example.com'])
      expect((await send({ to })).json()).toMatchObject({ code: 'invalid_input', issues: [{ path: 'to' }] })
    expect(mails).toEqual([])
  })

  it('stays valid when the mail server refuses the mail', async () => {
    const { url } = await startMailServer({
      onRcptTo: (_address, _session, done) => done(new Error('no such mailbox')),
    })
    const { made, send, audit } = await start(url)
    expect((await send()).json()).toMatchObject({ status: 502, code: 'mail_failed' })
    expect(await audit()).toEqual([])
    const state = await test.anonymous('POST', '/api/invitation', { token: made.token })
    expect(state.json().state).toBe('valid')
  })

  it('is not sent by a mail server that never answers: the request ends, and holds no lock meanwhile', async () => {
    const silent = createServer((socket) => void socket.on('error', () => {}))
    onTestFinished(() => void silent.close())
    const connected = new Promise((done) => silent.once('connection', done))
    const { send, path, call } = await start(await listening(silent))
    const sending = send()
    await connected
    expect((await call('POST', path, { hours: 4 })).statusCode).toBe(200)
    expect((await sending).json().code).toBe('mail_failed')
  })

  it('cannot be sent without a mail server', async () => {
    const { call } = await makeAdmin(test)
    const { id } = await makeOperator(test.db, { has_password: false })
    const made = (await call('POST', `/api/operators/${id}/link`, { hours: 24 })).json()
    expect(made.can_send).toBe(false)
    const body = { token: made.token, to: 'mila@example.com', language: 'en' }
    expect((await call('POST', `/api/operators/${id}/link/send`, body)).json().code).toBe('mail_not_set_up')
  })
})
