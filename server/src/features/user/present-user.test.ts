import { user } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { openBrowser } from '../../testing/browser.ts'
import { makeLevel, makeOperator, makeSiteowner, testPassword } from '../../testing/make.ts'
import { makeWaiting } from '../../testing/make-conversations.ts'

const test = useTestApp()

async function userOf(operator: { id: number }) {
  const answer = await (await test.signedIn(operator))('GET', '/api/user.php')
  return answer.json().user
}

describe('the user', () => {
  it('has every field of the specification, and no others', async () => {
    const scope = [
      'other_chats.overview',
      'other_chats.reports',
      'reviews.view',
      'chat_stats.skiplog',
      'manage_operators',
      'profile_sets',
    ]
    await makeLevel(test.db, {
      id: 176,
      rights: scope,
    })
    const operator = await makeOperator(test.db, {
      team_id: 21,
      permissions_id: 176,
      languages: ['nl', 'pl'],
    })
    const shown = await userOf(operator)
    expect(shown).toEqual({
      id: operator.id,
      login: operator.login,
      name: operator.name,
      team: { id: 21, name: 'Team 21' },
      permissions: {
        id: 176,
        name: 'Level 176',
        other_chats: ['overview', 'reports'],
        reviews: ['view'],
        chat_stats: ['skiplog'],
        manage_operators: 'yes',
      },
      scope,
      preview: null,
      tfa_authenticated: true,
      open_messages: 0,
      open_reports: 0,
      open_escalations: 0,
      open_appeals: 0,
      coach_questions: 0,
      appeal_outcomes: [],
      open_pokes: 0,
      message_types: ['reply', 'poke'],
      languages: ['nl', 'pl'],
      away: null,
      suggested_break: null,
      photo_cover: 'customers',
      profile_text: 'no',
      profile_sets: 'yes',
      profile_sets_report: 'no',
      profile_text_report: 'no',
      must_choose_password: false,
      codes_locked_at: null,
      setup_open: false,
      is_demo: false,
      works_for_all: true,
      time_zone: 'UTC',
      late_minutes: {
        chat: { amber: 8, red: 12 },
        poke: { amber: 60, red: 240 },
        handover: { amber: 5, red: 10 },
      },
      own_reset: null,
      waiting_resets: [],
      locked_operators: [],
      paused: null,
      has_hours: false,
      has_fairness: false,
      coach_notes: [],
      unread_feedback: 0,
      last_chat: false,
      reminders: { due: 0, next_at: null },
      exports: null,
    })
    expect(Object.keys(shown).sort()).toEqual(Object.keys(user.shape).sort())
  })

  it.each(['profile_text', 'profile_sets', 'profile_sets_report', 'profile_text_report'] as const)(
    '%s is yes where the level has it, and no elsewhere',
    async (flag) => {
      await makeLevel(test.db, { id: 177, rights: [flag] })
      const shown = await userOf(await makeOperator(test.db, { permissions_id: 177 }))
      const none = { profile_text: 'no', profile_sets: 'no', profile_sets_report: 'no' }
      expect(shown).toMatchObject({ ...none, profile_text_report: 'no', [flag]: 'yes' })
    },
  )

  it('has no right that this release does not know', async () => {
    await makeLevel(test.db, { id: 178, rights: ['reviews.view', 'reviews.write'] })
    const { scope, permissions } = await userOf(await makeOperator(test.db, { permissions_id: 178 }))
    expect(scope).toEqual(['reviews.view'])
    expect(permissions.reviews).toEqual(['view'])
  })

  it('says who paused the operator and why only after the second factor', async () => {
    const { id: paused_by } = await makeOperator(test.db)
    const pause = { paused_at: '2026-11-01T10:00:00Z', paused_by, pause_reason: 'Call me first' }
    const operator = await makeOperator(test.db, { team_id: 22, ...pause })
    const browser = openBrowser(test.app)
    const { login } = operator
    const answer = await browser.post('/api/user.php', { login, password: testPassword })
    expect(answer.json().user.paused).toBeNull()
    expect((await userOf(operator)).paused).toMatchObject({ reason: 'Call me first' })
  })

  it('is not returned without a session', async () => {
    expect((await test.anonymous('GET', '/api/user.php')).json().code).toBe('not_signed_in')
  })
})

describe('the badges', () => {
  // Nobody else has this language, so that the tests of this file do not see each other's items.
  const countIn = async (language: string, own: Parameters<typeof makeOperator>[1] = {}) => {
    const { open_messages, open_pokes } = await userOf(
      await makeOperator(test.db, { languages: [language], ...own }),
    )
    return [open_messages, open_pokes]
  }

  it('count what the operator can claim now: due, not claimed, not on hold', async () => {
    const language = 'sv'
    const holder = await makeOperator(test.db)
    await makeWaiting(test.db, { language })
    await makeWaiting(test.db, { language })
    await makeWaiting(test.db, { language, item: { kind: 'poke' } })
    await makeWaiting(test.db, { language, item: { held: true } })
    await makeWaiting(test.db, { language, item: { due_at: new Date(Date.now() + 60_000).toISOString() } })
    await makeWaiting(test.db, {
      language,
      item: {
        lease_id: crypto.randomUUID(),
        operator_id: holder.id,
        expires_at: new Date(Date.now() + 60_000).toISOString(),
      },
    })
    expect(await countIn(language)).toEqual([2, 1])
  })

  it('exclude languages and message types that are not the operator’s', async () => {
    await makeWaiting(test.db, { language: 'da' })
    await makeWaiting(test.db, { language: 'da', item: { kind: 'poke' } })
    expect(await countIn('da', { message_types: ['reply'] })).toEqual([1, 0])
    expect(await countIn('da', { message_types: ['poke'] })).toEqual([0, 1])
    expect(await countIn('da', { message_types: [] })).toEqual([0, 0])
    expect(await countIn('fi')).toEqual([0, 0])
    expect(await countIn('da', { languages: [] })).toEqual([0, 0])
  })

  it('exclude site owners and segments that are not the operator’s; an item without segment is for all', async () => {
    const [mine, other] = [await makeSiteowner(test.db), await makeSiteowner(test.db)]
    await makeWaiting(test.db, { language: 'cs', siteowner: mine })
    await makeWaiting(test.db, { language: 'cs', siteowner: mine, item: { segment: 'vip' } })
    await makeWaiting(test.db, { language: 'cs', siteowner: other, item: { segment: 'new' } })
    expect(await countIn('cs')).toEqual([3, 0])
    expect(await countIn('cs', { siteowner_ids: [mine.id] })).toEqual([2, 0])
    expect(await countIn('cs', { siteowner_ids: [] })).toEqual([0, 0])
    expect(await countIn('cs', { segments: ['vip'] })).toEqual([2, 0])
    expect(await countIn('cs', { segments: [] })).toEqual([1, 0])
    expect(await countIn('cs', { siteowner_ids: [other.id], segments: ['new'] })).toEqual([1, 0])
  })
})
