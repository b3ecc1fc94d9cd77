import { maxApprovedAnswers } from '@panel/contract'
import { answerDrafts } from '@panel/contract/rules/text-drafts'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeSiteowner } from '../../../testing/make.ts'

const test = useTestApp()

let path: string
let call: Awaited<ReturnType<typeof test.signedIn>>
beforeEach(async () => {
  const siteowner = await makeSiteowner(test.db)
  path = `/api/siteowners/${siteowner.id}/approved-answers`
  call = await test.signedIn(await operatorOf(test, 'admin'))
})
const approve = async (language: string, body: string) =>
  (await call('POST', path, { language, body })).json()

describe('the approved answers of a site owner', () => {
  it('are listed by language, in the order in which they were approved', async () => {
    expect((await call('GET', path)).json()).toEqual({ items: [] })
    await approve('nl', ' {profile_name} is fictief. ')
    await approve('en', 'I am an operator.')
    const { items } = await approve('nl', 'Ik ben een operator.')
    expect(items).toMatchObject([
      { language: 'en', body: 'I am an operator.' },
      { language: 'nl', body: '{profile_name} is fictief.' },
      { language: 'nl', body: 'Ik ben een operator.' },
    ])
  })

  it('approved twice with the same text are one; two admins at once, too', async () => {
    await Promise.all([approve('nl', 'Fictief'), approve('nl', 'Fictief')])
    expect((await approve('nl', 'Fictief')).items).toHaveLength(1)
  })

  it('leave the list when they are retired, and can be approved again', async () => {
    const [stored] = (await approve('nl', 'Fictief')).items
    const retire = () => call('POST', `${path}/${stored.id}/retire`, {})
    expect((await retire()).json()).toEqual({ items: [] })
    expect((await retire()).json()).toEqual({ items: [] })
    expect((await approve('nl', 'Fictief')).items).toHaveLength(1)
    const entries = await test.db
      .selectFrom('audit_log')
      .where('subject_type', '=', 'siteowner')
      .where('subject_id', '=', Number(path.split('/')[3]))
      .select('action')
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual([
      'approved_answer.add',
      'approved_answer.retire',
      'approved_answer.add',
    ])
  })

  it('need a text with known placeholders, and a language of the panel', async () => {
    expect(await approve('nl', ' ')).toMatchObject({ issues: [{ path: 'body' }] })
    for (const name of [
      '{profil}',
      '{customer_name}',
      '{profile_name',
      'profile_name}',
      '{{profile_name}}',
      '{\n}',
    ])
      expect(await approve('nl', `${name} is fictief`)).toMatchObject({
        issues: [{ path: 'body', code: 'unknown_placeholder' }],
      })
    expect(await approve('de', 'Fiktiv')).toMatchObject({ issues: [{ path: 'language' }] })
  })

  it.each([
    ['en', 'I am a real woman, not an operator.'],
    ['nl', 'Ik ben echt en geen operator.'],
    ['it', 'Sono vera, non sono un operatore.'],
    ['pl', 'Jestem prawdziwa, nie jestem operatorką.'],
    ['es', 'Soy real, no soy operadora.'],
    ['fr', 'Je suis vraie, je ne suis pas une opératrice.'],
    ['en-GB', 'I am an operator. I will see you on Friday at your place, I promise.'],
  ])('do not deny an operator or promise to meet: %s', async (language, body) => {
    expect(await approve(language, body)).toMatchObject({ status: 409, code: 'approved_answer_denies' })
    expect((await call('GET', path)).json()).toEqual({ items: [] })
  })

  it.each(Object.entries(answerDrafts))('of the demo tell the truth: %s', async (language, bodies) => {
    for (const body of bodies) expect((await approve(language, body)).code).toBeUndefined()
  })

  it('are at most as many as there are digits', async () => {
    for (let count = 1; count <= maxApprovedAnswers; count++) await approve('nl', `Fictief ${count}`)
    expect(await approve('nl', 'Een te veel')).toMatchObject({ code: 'approved_answers_full' })
    expect((await approve('en', 'Another language')).items).toHaveLength(maxApprovedAnswers + 1)
  })

  it('of another site owner cannot be retired here', async () => {
    const other = await makeSiteowner(test.db)
    const [stored] = (await approve('nl', 'Fictief')).items
    const answer = await call('POST', `/api/siteowners/${other.id}/approved-answers/${stored.id}/retire`, {})
    expect(answer.json()).toMatchObject({ code: 'approved_answer_not_found' })
  })
})
