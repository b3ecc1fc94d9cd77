import { expect, it } from 'vitest'
import { rightsOf } from '../features/sign-in/user-rights'

it('the rights of an account are those of its level and its flags', () => {
  const user = {
    id: 1,
    login: 'anna',
    name: 'Anna',
    team: { id: 22, name: 'Team 22' },
    permissions: {
      id: 100,
      name: 'Operator',
      other_chats: ['overview'],
      reviews: [],
      chat_stats: [],
      manage_operators: 'no' as const,
    },
    scope: [],
    tfa_authenticated: true,
    away: null,
    open_messages: 0,
    open_reports: 0,
    open_pokes: 0,
    message_types: [],
    languages: [],
    profile_text: 'yes' as const,
    profile_sets: 'no' as const,
    profile_sets_report: 'no' as const,
    profile_text_report: 'no' as const,
  }
  expect(rightsOf(user)).toMatchObject({
    other_chats: ['overview'],
    manage_operators: 'no',
    profile_text: 'yes',
  })
})
