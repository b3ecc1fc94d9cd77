import { expect, it } from 'vitest'
import { likeTyped } from './fuzzy'

const names = ['Colin P.', 'Marianne', 'Łukasz Żak', 'Skip this chat', 'Chat overview']
const found = (query: string) => [...likeTyped(names, query)].map((place) => names[place])

it.each([
  ['Colni', ['Colin P.']],
  ['collin', ['Colin P.']],
  ['colim', ['Colin P.']],
  ['mariane', ['Marianne']],
  ['Lukazs', ['Łukasz Żak']],
  ['chat ovrview', ['Chat overview']],
  ['horse', []],
])('a name is found although a letter is mistyped: %s', (query, expected) => {
  expect(found(query)).toEqual(expected)
})

it('a short query is compared as it is, because it is like too many words', () => {
  expect(found('clo')).toEqual([])
})
