import { expect, it } from 'vitest'
import { initialsOf } from './initials'

it('initials are those of the first and the last word', () => {
  expect(['Colin P.', 'marianne', 'Anna de Wit', '', '  Łukasz  Żak '].map(initialsOf)).toEqual([
    'CP',
    'M',
    'AW',
    '',
    'ŁŻ',
  ])
})
