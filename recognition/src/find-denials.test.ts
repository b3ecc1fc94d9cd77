import { expect, it } from 'vitest'
import { findContact } from './find-contact.ts'
import { findDenials } from './find-denials.ts'

const kinds = (text: string, language: string) => findDenials(text, language).map(({ kind }) => kind)

it.each([
  ['nl', 'Nee, ik ben geen bot', 'We zien elkaar zaterdag in Utrecht'],
  ['it', 'No, non sono un bot', 'Ci vediamo sabato in piazza'],
  ['pl', 'Nie jestem botem', 'Spotkamy się w sobotę'],
  ['es', 'No soy un bot', 'Nos vemos el sábado'],
  ['en', 'No, I am not a bot', 'See you on Saturday outside the station'],
  ['fr', 'Je ne suis pas un robot', 'On se voit samedi'],
])('recognises in %s a draft that denies an operator, or promises to meet', (language, denial, promise) => {
  expect(kinds(denial, language)).toEqual(['denial'])
  expect(kinds(promise, language)).toEqual(['promise'])
})

it.each([
  ['nl', 'Ik ben geen operator', 'Ik word niet betaald'],
  ['it', 'Non sono un’operatrice', 'Nessuno mi paga'],
  ['pl', 'Nie jestem operatorką', 'Nie jestem operatorem'],
  ['es', 'No soy operadora', 'Nadie me paga'],
  ['en', 'No, I am not an operator', "I'm not an operator"],
  ['fr', 'Je ne suis pas opératrice', 'Personne ne me paie'],
])('recognises in %s a draft that denies exactly that', (language, ...denials) => {
  expect(denials.map((text) => kinds(text, language))).toEqual([['denial'], ['denial']])
})

it.each([
  ['nl', 'Ik ben een operator, een mens die betaald wordt om te schrijven', 'Ja, ik ben een operator'],
  ['it', 'Io sono un operatore, una persona pagata per scrivere', 'Sì, sono un operatore'],
  ['pl', 'Jestem operatorem, prawdziwą osobą, której płacą za pisanie', 'Tak, jestem operatorem'],
  ['es', 'Soy un operador, una persona real a la que pagan por escribir', 'Sí, soy operador'],
  ['en', 'I am an operator, a real person who is paid to write', 'Yes, I am an operator'],
  ['fr', 'Je suis opérateur, une personne payée pour écrire', 'Oui, je suis opérateur'],
])('leaves an admission in %s alone', (language, ...admissions) => {
  expect(admissions.map((text) => kinds(text, language))).toEqual([[], []])
})

it.each([
  ['nl', 'Ik ben een operator die voor dit fictieve profiel schrijft'],
  ['it', 'Sono un operatrice e scrivo per questo profilo'],
  ['pl', 'Jestem operatorką i piszę dla fikcyjnego profilu'],
  ['es', 'Soy operadora y escribo por un personaje inventado'],
  ['en', 'You asked honestly: I am an operator, a person who is paid to write for a fictional profile'],
  ['fr', "Je suis opératrice et j'écris pour un profil fictif"],
])('leaves a true answer in %s alone', (language, text) => {
  expect(kinds(text, language)).toEqual([])
})

it.each([
  ['nl', 'Dit zeg ik in mijn eigen woorden'],
  ['pl', 'To moje własne słowa'],
  ['en', 'In my own words'],
])('does not take own words in %s for a denial', (language, text) => {
  expect(kinds(text, language)).toEqual([])
})

it.each([
  ['nl', 'een echt persoon, geen bot'],
  ['en', 'a real person, not a bot'],
  ['fr', 'une vraie personne, pas un robot'],
])('takes a claim in %s that no program writes for a denial', (language, text) => {
  expect(kinds(text, language)).toEqual(['denial'])
})

it.each([
  ['nl', 'Ik ben een persoon die voor deze site werkt', 'Ik zal je zelf antwoorden zodra ik tijd heb'],
  ['en', 'I am a person who works for this site', 'I will answer you myself'],
  ['fr', 'Je suis une personne qui travaille pour ce site', 'Je te répondrai moi-même'],
])('leaves in %s a person who works for the site, and who answers, alone', (language, ...texts) => {
  expect(texts.map((text) => kinds(text, language))).toEqual([[], []])
})

it('says where the denial is', () => {
  expect(findDenials('Ha, of course I am real, who else?', 'en')).toEqual([
    { kind: 'denial', certainty: 'certain', start: 7, end: 23 },
  ])
})

it.each([
  ['nl', 'Kun je mij wat geld lenen?', 'Ik ben pas 16'],
  ['it', 'Mi presti dei soldi?', 'Ho solo 16 anni'],
  ['pl', 'Możesz mi pożyczyć?', 'Mam dopiero 16 lat'],
  ['es', '¿Me prestas dinero?', 'Tengo solo 16 años'],
  ['en', 'Could you lend me some money?', 'I am only 16'],
  ['fr', 'Tu peux me prêter de l’argent ?', 'J’ai seulement 16 ans'],
])('recognises in %s a draft that asks for money or says an age below 18', (language, money, age) => {
  expect(kinds(money, language)).toEqual(['money'])
  expect(kinds(age, language)).toEqual(['age'])
})

it('invisible characters hide nothing, and the place is that in the text as it was written', () => {
  for (const text of [
    'I am a re\u200bal wo\u200bman',
    'I a\u00adm a\u2060 r\ufe0feal \u202ewoman',
    '\ufeffI am a real w\u0001oman',
  ]) {
    const [found] = findDenials(text, 'en')
    expect(text.slice(found?.start, found?.end)).toContain('man')
  }
  const contact = 'Call 06\u200b 12 34\u2060 56 78'
  expect(findContact(contact).map(({ start, end }) => contact.slice(start, end))).toEqual([
    '06\u200b 12 34\u2060 56 78',
  ])
  expect(findContact('peter\u200b@exam\u00adple.com')).toHaveLength(1)
})
