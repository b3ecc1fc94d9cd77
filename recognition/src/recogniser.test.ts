import { expect, it } from 'vitest'
import { noWords, type Phrases } from './phrases.ts'
import { Recogniser } from './recogniser.ts'

const phrases: Phrases<'real' | 'age'> = {
  ...noWords,
  lists: { are: 'are_you you_are', false: 'fake imaginary artif*' },
  short: 'u=you r=are youre=you_are',
  distinct: 'imagine',
  quotes: 'song sings',
  harmless: 'fake news\nreal madrid',
  kinds: {
    real: `<are> ~ real
<are> ~~ <false> - film
is this !it <false>|real
^ really $
robot & you & ?`,
    age: 'i am #12-17 !percent',
  },
}
const recogniser = new Recogniser(phrases)
const found = (text: string) =>
  recogniser.find(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)

it('finds a phrase with words in between, and its place in the text', () => {
  expect(found('Hello! Are you actually REAL? Tell me')).toEqual(['real: Are you actually REAL'])
  expect(found('you are so very, very fake')).toEqual(['real: you are so very, very fake'])
  expect(found('are you one two three real')).toEqual([])
})

it('finds the same in sentences of more words than a number has bits', () => {
  const before = 'word '.repeat(40)
  for (const text of [
    'are you actually real',
    'is this fake',
    'fake news you are fake',
    'you sound like a robot?',
  ])
    expect(found(before + text)).toEqual(found(text))
  for (const text of ['are you one two three real', 'are you for Real Madrid', 'is this it fake', 'really'])
    expect(found(before + text)).toEqual([])
})

it('does not join the words of two sentences', () => {
  expect(found('who are you? real life is hard')).toEqual([])
  expect(found('who are you\nreal life')).toEqual([])
})

it('finds a word with a typing mistake, repeated letters, digits for letters or without accents', () => {
  for (const word of [
    'imaginray',
    'imaginari',
    'imagnary',
    'imagginary',
    'imaginaryyy',
    'ímágìnâry',
    '1mag1nary',
  ])
    expect(found(`are you ${word}`)).toEqual([`real: are you ${word}`])
  expect(found('are you fakeee')).toEqual(['real: are you fakeee'])
  expect(found('you imagine, are you imagine')).toEqual([])
})

it('reads words of chats as what they stand for', () => {
  expect(found('r u real')).toEqual(['real: r u real'])
  expect(found('youre fake')).toEqual(['real: youre fake'])
})

it('leaves out harmless words, and sentences with words that must not be there', () => {
  expect(found('are you for Real Madrid')).toEqual([])
  expect(found('are you fake in that film')).toEqual([])
  expect(found('fake news: you are fake')).toEqual(['real: you are fake'])
})

it('leaves out what a sentence quotes from a song', () => {
  expect(found('that song goes "are you real"')).toEqual([])
  expect(found('so I ask: "are you real"')).toEqual(['real: are you real'])
})

it('knows the beginning and the end of a sentence, its question mark, and words that must not follow', () => {
  expect(found('really')).toEqual(['real: really'])
  expect(found('really good')).toEqual([])
  expect(found('you sound like a robot??')).toEqual(['real: you sound like a robot'])
  expect(found('you sound like a robot')).toEqual([])
  expect(found('is this artificial')).toEqual(['real: is this artificial'])
  expect(found('is this it fake')).toEqual([])
})

it('finds a word by its ending', () => {
  const ending = new Recogniser({ ...phrases, kinds: { ...phrases.kinds, real: 'your *photo' } })
  expect(ending.find('your stockphoto').map(({ kind }) => kind)).toEqual(['real'])
  expect(ending.find('your photos')).toEqual([])
})

it('goes on behind dots that a small letter follows, and ends at others', () => {
  expect(found('are you.. eh ... real')).toEqual(['real: are you.. eh ... real'])
  expect(found('who are you... Real life is hard')).toEqual([])
  expect(found('who are you. real life is hard')).toEqual([])
})

it('leaves out a sentence about other people, unless it has a word of the one who is asked', () => {
  const near = new Recogniser({
    ...phrases,
    others: 'boss neighbour',
    near: 'you',
    kinds: { ...phrases.kinds, real: 'fake' },
  })
  expect(near.find('that boss is fake')).toEqual([])
  expect(near.find('that smile is fake').length).toBe(1)
  expect(near.find('my boss says you are fake').length).toBe(1)
})

it('leaves out a kind when the sentence takes it back', () => {
  const honest = new Recogniser({ ...phrases, unless: { real: 'i work here' } })
  const kinds = (text: string) => honest.find(text).map(({ kind }) => kind)
  expect(kinds('are you fake')).toEqual(['real'])
  expect(kinds('are you fake, because i work here')).toEqual([])
  expect(kinds('are you fake? i work here')).toEqual(['real'])
  expect(kinds('i am 15 and i work here')).toEqual(['age'])
})

it('finds numbers of a range', () => {
  expect(found('i am 15')).toEqual(['age: i am 15'])
  expect(found('i am 18')).toEqual([])
  expect(found('i am 15 percent sure')).toEqual([])
})

it('refuses phrases that it cannot read', () => {
  const compile = (real: string) => () => new Recogniser({ ...phrases, kinds: { ...phrases.kinds, real } })
  expect(compile('<nobody> real')).toThrow('"nobody"')
  expect(compile('~ ~~')).toThrow('matches everything')
  expect(compile('re(al')).toThrow('not a step')
  expect(compile('real?')).toThrow('may be missing')
})

it('reads long texts of any content quickly', () => {
  const texts = [
    '.',
    '. ',
    'you are ',
    'are you you are ',
    'a',
    '"',
    'robot you ',
    'imaginar',
    '? ',
    'ímá',
    '1',
  ]
  for (const text of texts) {
    const start = performance.now()
    recogniser.find(text.repeat(100_000 / text.length))
    expect(performance.now() - start).toBeLessThan(500)
  }
})

it('finds nothing in an empty text', () => {
  for (const text of ['', ' ', '?', '😀', '...']) expect(found(text)).toEqual([])
})
