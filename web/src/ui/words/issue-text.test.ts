import english from '@panel/contract/locales/en.json'
import polish from '@panel/contract/locales/pl.json'
import { fieldIssues, issueAt } from '@panel/contract/rules/issues'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { issueText } from './issue-text'

beforeAll(() =>
  i18next.init({
    lng: 'pl',
    resources: { en: { translation: english }, pl: { translation: polish } },
    interpolation: { escapeValue: false },
  }),
)

describe('the text of a validation issue', () => {
  it('is in the language of the panel, with its numbers', () => {
    const issue = issueAt('rule.silence_minutes', 'not_in_range', { min: 1, max: 525_600 })
    expect(issueText(i18next.t, issue)).toBe('Wpisz liczbę całkowitą od 1 do 525\u00a0600.')
    const placeholder = issueAt('body', 'unknown_placeholder', { placeholder: '{customer_nme}' })
    expect(issueText(i18next.t, placeholder)).toContain('{customer_nme}')
  })

  it('exists for every code that a form can cause', () => {
    expect(Object.keys(english.issue).sort()).toEqual([...Object.keys(fieldIssues), 'other'].sort())
  })

  it('is general for a code that only a program can cause, or that a newer server sends', () => {
    expect(issueText(i18next.t, issueAt('a', 'not_a_uuid'))).toBe(polish.issue.other)
    const newer = JSON.parse('{ "path": "a", "code": "of_tomorrow", "message": "Must be of tomorrow" }')
    expect(issueText(i18next.t, newer)).toBe(polish.issue.other)
  })
})
