import { expect, it } from 'vitest'
import { findQuestions } from './find-questions.ts'

const kinds = (text: string, language: string) => findQuestions(text, language).map(({ kind }) => kind)

it.each([
  ['nl', 'ben je eigenlijk wel echt?', 'Ben je een robot?', 'Zullen we zaterdag afspreken?'],
  ['it', 'ma sei vera?', 'Sei un bot?', 'Ci vediamo sabato?'],
  ['pl', 'jesteś prawdziwa?', 'Jesteś botem?', 'Spotkamy się w sobotę?'],
  ['es', '¿eres real?', '¿Eres un bot?', '¿Nos vemos el sábado?'],
  ['en', 'are you real', 'Are you a bot?', "Let's meet on saturday"],
  ['fr', 'tu es vraie ?', "T'es un robot ?", 'On se voit samedi ?'],
])(
  'recognises in %s whether somebody asks if the profile is real, a program, or wants to meet',
  (language, real, bot, meet) => {
    expect(kinds(real, language)).toContain('real')
    expect(kinds(bot, language)).toContain('bot')
    expect(kinds(meet, language)).toContain('meet')
  },
)

it.each([
  ['nl', 'Is je tas van echt leer?'],
  ['it', 'A dire il vero non lo so'],
  ['pl', 'Kupiłem robota kuchennego'],
  ['es', 'La verdad es que me gusta'],
  ['en', 'That is a real good song'],
  ['fr', "J'ai rendez-vous chez le dentiste"],
])('leaves ordinary sentences in %s alone', (language, text) => {
  expect(kinds(text, language)).toEqual([])
})

it.each([
  ['nl', 'real', 'die foto komt gewoon van google'],
  ['nl', 'operator', 'met wie spreek ik nu eigenlijk'],
  ['nl', 'paid', 'hoeveel krijg je per berichtje'],
  ['pl', 'real', 'te zdjecia to chyba z neta sciagniete'],
  ['pl', 'operator', 'z kim ja wlasciwie gadam'],
  ['pl', 'paid', 'ile dostajesz za jedna wiadomosc'],
  ['en', 'real', 'those pics were nicked off the internet'],
  ['en', 'operator', 'who am i actually talking to here'],
  ['en', 'paid', 'do you get money for writing me'],
])('recognises in %s an indirect question of the kind %s', (language, kind, text) => {
  expect(kinds(text, language)).toContain(kind)
})

it.each([
  ['nl', 'praten met die vrouw van de gemeente is als praten tegen een muur'],
  ['pl', 'z ta urzedniczka to jak gadac ze sciana'],
  ['en', 'it was like talking to a brick wall, that council woman'],
])('leaves a sentence in %s about somebody else alone', (language, text) => {
  expect(kinds(text, language)).toEqual([])
})

it('says where the question is', () => {
  const [found] = findQuestions('Nice day! Are you REAL? Tell me', 'en-GB')
  expect(found).toEqual({ kind: 'real', certainty: 'certain', start: 10, end: 22 })
})

it('finds nothing in a language without phrases', () => {
  expect(findQuestions('are you real?', 'de')).toEqual([])
})
