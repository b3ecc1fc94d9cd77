import { expect, it } from 'vitest'
import { findContact } from './find-contact.ts'

const found = (text: string) => findContact(text).map(({ start, end }) => text.slice(start, end))

it.each([
  ['mijn nummer is 06-41837265 app me', '06-41837265'],
  ['whatsapp +44 7700 900388', '44 7700 900388'],
  ['nul zes vier twee acht acht een nul drie zeven', 'nul zes vier twee acht acht een nul drie zeven'],
  ['0️⃣6️⃣1️⃣9️⃣3️⃣3️⃣7️⃣7️⃣2️⃣8️⃣', '0️⃣6️⃣1️⃣9️⃣3️⃣3️⃣7️⃣7️⃣2️⃣8'],
  ['mail me: ron.gardener@mail.com', 'ron.gardener@mail.com'],
  ['walt dot fisher at gmail dot com', 'fisher at gmail dot com'],
  ['bakker_leo (at) live (punt) nl', 'bakker_leo (at) live (punt) nl'],
  ['zoek me op insta: @jaapdebouwer', '@jaapdebouwer'],
  ['discord pipes#2290', 'pipes#2290'],
  ['zeshonderdachttien 44 05 31', 'zeshonderdachttien 44 05 31'],
  ['al trecentoventotto 71 46 083', 'trecentoventotto 71 46 083'],
  ['zéro six trente-neuf quatre-vingt douze', 'zéro six trente-neuf quatre-vingt douze'],
  ['seiscientos veinte, luego 44, luego 18', 'seiscientos veinte, luego 44, luego 18'],
  ['nueve uno siete, cuarenta, sesenta y uno', 'nueve uno siete, cuarenta, sesenta y uno'],
  ['siedemset osiemdziesiąt osiem 146 083', 'siedemset osiemdziesiąt osiem 146 083'],
  ['darek62 @ o2 . pl', 'darek62 @ o2 . pl'],
  ['22 Lime Street, Whitby YO21 4AB, top bell', '22 Lime Street, Whitby YO21 4AB'],
  ['mijn tiktok heet frietvanlier', 'tiktok heet frietvanlier'],
  ['messenger, Tommy Lavender, pic with the boat', 'messenger, Tommy Lavender'],
  ['the site is toituresdumont.be', 'toituresdumont.be'],
  ['our site is lakesidepottery dot com, mail is there', 'lakesidepottery dot com'],
  ['kees van der veen aapje hotmail punt com', 'veen aapje hotmail punt com'],
  ['marek kropka nowak małpa onet kropka pl', 'nowak małpa onet kropka pl'],
  ['gmail, username walterb1953', 'gmail, username walterb1953'],
  ['keesveen1953 bij gmail', 'keesveen1953 bij gmail'],
  ['my snap is bernthelake', 'my snap is bernthelake'],
  ['aggiungimi su snap marcobz', 'aggiungimi su snap marcobz'],
  ['insta: lakeside_bern', 'insta: lakeside_bern'],
  ['en facebook busca Marcos Ruiz con el perro', 'facebook busca Marcos Ruiz'],
  ['wa.me/31612449031', 'wa.me/31612449031'],
  ['Dorpsstraat 41 in Ruurlo', 'Dorpsstraat 41'],
  ['14 Orchard Close, the blue door', '14 Orchard Close'],
  ['8 rue des Lilas à Rennes', '8 rue des'],
  ['via dei Mille 8 a Lucca', 'via dei Mille 8'],
  ['calle Mayor 8 de Soria', 'calle Mayor 8'],
  ['ul. Lipowa 8 w Sanoku', 'ul. Lipowa 8'],
  ['postbus 221 Zwolle', 'postbus 221'],
  ['postcode 7261 AB nummer 9', 'postcode 7261'],
  ["555 0143, that's the house phone", '555 0143'],
  ['06…12…44…90…31', '06…12…44…90…31'],
  ['O77OO 9OO 461', 'O77OO 9OO 461'],
  ['oh one six three two, double four nine oh six one', 'oh one six three two, double four nine oh six one'],
])('finds contact data in "%s"', (text, contact) => {
  expect(found(text).join(' ')).toContain(contact)
})

it.each([
  'Mijn verjaardag is 06-04-1967',
  'de lotto was 4 11 18 23 36 41',
  'het huis gaat voor 415.000 weg',
  'bloeddruk 135 over 85',
  'one two three go',
  'I am not on instagram any more',
  'tussen twintig en dertig man, en daarna nog vijf',
  'it cost a hundred and twenty pounds and fifty cents',
  'meet me @ home. no rush',
  'I was at yahoo once for a job interview',
  'insta is full of fakes',
  'my insta is private',
  'onderweg 8 uur in de file',
  'the bus is the 27 to Station Road',
  'in via Roma alle 8',
  'mes numéros du loto sont 5 12 19 33 41 47',
  'en este punto es mejor callar',
])('finds none in "%s"', (text) => {
  expect(found(text)).toEqual([])
})

it('reads long texts of any content quickly', () => {
  for (const text of [
    'a@',
    '06 ',
    'one ',
    'insta ',
    'a.',
    '1.',
    'at dot ',
    'ig: a ',
    '12 abcd ',
    'gmail ab1',
    'via Roma ',
    'my ig is ',
    'fb name ',
  ]) {
    const start = performance.now()
    findContact(text.repeat(100_000 / text.length))
    expect(performance.now() - start).toBeLessThan(500)
  }
})
