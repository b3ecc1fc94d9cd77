import { expect, it } from 'vitest'
import { initialsOf } from './initials'

it('initials are those of the first and the last word', () => {
  expect(
    ['Colin P.', 'marianne', 'Anna de Wit', '', '  Łukasz  Żak ', 'E\u0301mile O.'].map(initialsOf),
  ).toEqual(['CP', 'M', 'AW', '', 'ŁŻ', 'E\u0301O'])
})
