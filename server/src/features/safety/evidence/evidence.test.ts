import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeMaster } from '../../../testing/escalating.ts'
import { makeAllEvidence, makeEscalatedForEvidence, sha256 } from '../../../testing/evidence.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { canonicalJson } from './canonical-json.ts'

const test = useTestApp()

describe('an evidence file', () => {
  it('is JSON whose SHA-256 is stored, with messages, people, leases, holds and the escalation', async () => {
    const { world, id, make, download, read, listed } = await makeEscalatedForEvidence(test)
    const file = await make()
    expect(file).toMatchObject({ state: 'ready', message_count: 1, lease_count: 1, fault: null })
    const { rawPayload, headers } = await download(file.id)
    expect(sha256(rawPayload)).toBe(file.json_digest)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="evidence-${id}-${file.json_digest?.slice(0, 8)}.json"`,
    )
    const document = await read(file)
    expect(rawPayload.toString()).toBe(canonicalJson(document))
    const sanne = world.operator.operator.id
    expect(document).toMatchObject({
      schema: 1,
      panel: { version: expect.stringMatching(/^\d/), migration: expect.stringMatching(/^\d{4}_/) },
      siteowner: { id: world.siteowner.id },
      escalation: { id, kind: 'possible_minor', opened_by: sanne, outcome: null },
      customer: { id: world.customer.id, name: world.customer.name },
      disclosure: { version: expect.any(String) },
      holds: [{ kind: 'possible_minor', set_by: sanne, released_at: null }],
      leases: [{ conversation_id: world.id, operator_id: sanne, ended_by: 'escalation' }],
    })
    // The escalated conversation is the first; the hold is about all of them.
    expect(document.conversations.map((each) => each.id)).toEqual([world.id, world.other.id])
    expect(document.conversations[0]?.messages).toMatchObject([
      { id: world.message.id, direction: 'in', text: 'I turn 16 in March', operator_id: null },
    ])
    expect(document.acts.map(({ action }) => action)).toContain('escalation.open')
    expect(document.people).toMatchObject([
      { id: sanne, name: 'Sanne W.', messages_written: 0, first_seen_at: expect.any(String) },
    ])
    expect(await listed()).toEqual([file])
  })

  it('has each disclosure that the customer was shown, with version, time and text', async () => {
    const { world, make, read } = await makeEscalatedForEvidence(test)
    const { siteowner, customer } = world
    await sql`insert into disclosures (siteowner_id, language, version, body) values (${siteowner.id}, 'en', 'v8', 'All are fictional.')`.execute(
      test.db,
    )
    const show = (version: string, at: string) =>
      test.db
        .updateTable('customers')
        .set({ disclosure_version: version, disclosure_language: 'en', disclosure_shown_at: at })
        .where('id', '=', customer.id)
        .execute()
    await show('v7', '2026-11-01T10:00:00Z')
    await show('v8', '2026-11-20T10:00:00Z')
    const { disclosure_showings } = await read(await make())
    expect(disclosure_showings.slice(-2)).toMatchObject([
      { version: 'v7', language: 'en', shown_at: expect.stringContaining('2026-11-01T10:00:00'), text: null },
      { version: 'v8', reported_at: expect.any(String), text: 'All are fictional.' },
    ])
  })

  it('has what the site wrote, and what was written before the panel, each on its side', async () => {
    const { world, make, read, download } = await makeEscalatedForEvidence(test)
    await sql`insert into messages (conversation_id, siteowner_id, direction, type, body, sent_at)
      values (${world.id}, ${world.siteowner.id}, 'past', 'chat', 'I am in year ten', '2020-01-01'),
        (${world.id}, ${world.siteowner.id}, 'site', 'chat', 'Welcome back', '2020-01-02')`.execute(test.db)
    const file = await make()
    const document = await read(file)
    const ours = document.conversations.find((each) => each.id === world.id)?.messages
    expect(ours?.slice(-2)).toMatchObject([
      { direction: 'past', text: 'I am in year ten', operator_id: null },
      { direction: 'site', text: 'Welcome back', operator_id: null },
    ])
    const page = (await download(file.id, 'html')).rawPayload.toString()
    expect(page).toMatch(/class="in"[^>]*>[\s\S]*?I am in year ten/)
    expect(page).toMatch(/class="out"[^>]*>[\s\S]*?Welcome back/)
  })

  it('has the same hash as long as nothing changes, also after it was downloaded, and in another language', async () => {
    const { make, download } = await makeEscalatedForEvidence(test)
    const first = await make()
    await download(first.id)
    const second = await make('pl')
    expect(second.id).not.toBe(first.id)
    expect(second.json_digest).toBe(first.json_digest)
  })

  it('is made after the escalation was settled, with the outcome and the note', async () => {
    const { master, make, read, settle } = await makeEscalatedForEvidence(test)
    const before = await make()
    expect((await settle()).statusCode).toBe(200)
    const after = await make()
    expect(after.json_digest).not.toBe(before.json_digest)
    expect((await read(after)).escalation).toMatchObject({
      outcome: 'confirmed',
      effect: 'keep',
      note: 'School and homework; turns 16 in March.',
      settled_by: master.operator.id,
    })
    expect((await read(before)).escalation.outcome).toBeNull()
  })

  it('is also a page to read, whose own SHA-256 is stored', async () => {
    const { make, download } = await makeEscalatedForEvidence(test)
    const file = await make('nl')
    const { rawPayload, headers } = await download(file.id, 'html')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="evidence-\d+-[0-9a-f]{8}\.html"$/)
    expect(rawPayload.toString()).toContain('<html lang="nl">')
    expect(rawPayload.toString()).toContain('I turn 16 in March')
    expect(sha256(rawPayload)).toBe(file.html_digest)
  })

  it('is made once when two order it at the same moment', async () => {
    const { order, listed } = await makeEscalatedForEvidence(test)
    const answers = await Promise.all([order(), order('fr')])
    expect(new Set(answers.map((answer) => answer.json().file.id)).size).toBe(1)
    await Promise.all([makeAllEvidence(test), makeAllEvidence(test)])
    expect((await listed()).map(({ state }) => state)).toEqual(['ready'])
  })

  it('is made by another node when the first one vanishes', async () => {
    const { order, listed } = await makeEscalatedForEvidence(test)
    const { id } = (await order()).json().file
    const vanish = (until: string) =>
      sql`update evidence_files set state = 'making', run = gen_random_uuid(), run_until = now() + ${until}::interval
        where id = ${id}`.execute(test.db)
    await vanish('1 minute')
    await makeAllEvidence(test)
    expect((await listed())[0]?.state).toBe('making')
    await vanish('-1 second')
    await makeAllEvidence(test)
    expect((await listed())[0]?.state).toBe('ready')
  })

  it('stops when the customer has more messages than a file can have', async () => {
    const { world, order, listed, download } = await makeEscalatedForEvidence(test)
    await sql`update conversations set message_count = 50001 where id = ${world.id}`.execute(test.db)
    const { id } = (await order()).json().file
    await makeAllEvidence(test)
    expect((await listed())[0]).toMatchObject({ state: 'stopped', fault: 'too_large', json_digest: null })
    expect((await download(id)).json().code).toBe('export_not_ready')
    await sql`update conversations set message_count = 1 where id = ${world.id}`.execute(test.db)
  })
})

describe('an evidence file is for those who may settle the escalation', () => {
  it('and for nobody else', async () => {
    const { world, id, order, make, download } = await makeEscalatedForEvidence(test)
    const file = await make()
    const operator = world.operator.call
    const stranger = await makeMaster(test, await makeSiteowner(test.db))
    const refused = (answer: { statusCode: number; json(): { code: string } }) => [
      answer.statusCode,
      answer.json().code,
    ]
    // The cast: both are calls of signed-in operators.
    const as = (call: typeof operator) => call as typeof stranger
    expect(refused(await order('en', as(operator)))).toEqual([403, 'not_allowed'])
    expect(refused(await download(file.id, 'json', as(operator)))).toEqual([403, 'not_allowed'])
    expect(refused(await order('en', stranger))).toEqual([404, 'escalation_not_found'])
    expect(refused(await download(file.id, 'html', stranger))).toEqual([404, 'evidence_not_found'])
    expect(refused(await stranger('GET', `/api/escalations/${id}/evidence`))).toEqual([
      404,
      'escalation_not_found',
    ])
    const verified = await stranger('POST', '/api/evidence/verify', { sha256: file.json_digest })
    expect(verified.json().matches).toEqual([])
  })

  it('who may not see the names of operators gets a file without them, and none that has them', async () => {
    const { world, id, make, download } = await makeEscalatedForEvidence(test)
    const withNames = await make()
    await makeLevel(test.db, { id: 120, rights: ['escalations'], history_size: 'all' })
    const nameless = await test.signedIn(
      await makeOperator(test.db, {
        permissions_id: 120,
        team_id: 21,
        siteowner_ids: [world.siteowner.id],
      }),
    )
    const refused = await nameless('GET', `/api/evidence/${withNames.id}/file.html`)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'export_not_allowed'])
    const ordered = await nameless('POST', `/api/escalations/${id}/evidence`, {
      language: 'en',
      timezone: 'UTC',
    })
    await makeAllEvidence(test)
    const own = (await nameless('GET', `/api/evidence/${ordered.json().file.id}/file.json`)).json()
    expect(own.people).toMatchObject([{ id: world.operator.operator.id, name: null }])
    expect((await download(ordered.json().file.id)).statusCode).toBe(200)
  })

  it('each order and each download is in the audit log', async () => {
    const { id, master, world, make, download } = await makeEscalatedForEvidence(test)
    const file = await make()
    await download(file.id, 'html')
    const rows = await test.db
      .selectFrom('audit_log')
      .where('operator_id', '=', master.operator.id)
      .where('action', 'like', 'evidence.%')
      .select(['action', 'subject_type', 'subject_id', 'details'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      {
        action: 'evidence.make',
        subject_type: 'conversation',
        subject_id: world.id,
        details: { escalation_id: id, evidence_id: file.id },
      },
      {
        action: 'evidence.download',
        subject_type: 'conversation',
        subject_id: world.id,
        details: { escalation_id: id, evidence_id: file.id, format: 'html' },
      },
    ])
  })
})

describe('verifying', () => {
  it('says which file has this hash, JSON or HTML, and nothing for a file that was changed', async () => {
    const { id, master, make, download } = await makeEscalatedForEvidence(test)
    const file = await make()
    const verify = async (hash: string) =>
      (await master('POST', '/api/evidence/verify', { sha256: hash })).json()
    for (const format of ['json', 'html'] as const) {
      const { rawPayload } = await download(file.id, format)
      expect((await verify(sha256(rawPayload).toUpperCase())).matches).toMatchObject([
        { format, file: { id: file.id, escalation_id: id, ordered_by: { name: 'Bram H.' } } },
      ])
      expect(await verify(sha256(Buffer.concat([rawPayload, Buffer.from(' ')])))).toEqual({ matches: [] })
    }
    expect((await verify('abc')).issues).toMatchObject([{ path: 'sha256', code: 'not_a_sha256' }])
  })
})
