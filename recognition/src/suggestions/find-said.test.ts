import { describe, expect, it } from 'vitest'
import { findSaid } from './find-said.ts'

const kindOf = (language: string, text: string) => findSaid(text, language)?.kind ?? null

describe('an age below 18', () => {
  it.each([
    ['en', "I'm 16 by the way"],
    ['en', 'i am only fifteen years old, is that ok?'],
    ['en', 'I turn 16 in March, then she has to stop.'],
    ['en', "I'm not yet 18"],
    ['en', 'Im under age lol'],
    ['nl', 'ik ben pas 15 jaar'],
    ['nl', 'Ik word 16 in maart'],
    ['nl', 'ik ben nog minderjarig'],
    ['nl', 'I am 14 years old'],
    ['it', 'Ho solo 16 anni, va bene?'],
    ['it', 'a marzo compio quindici anni'],
    ['it', 'Sono minorenne'],
    ['it', 'Non ho ancora 18 anni'],
    ['pl', 'mam dopiero 15 lat'],
    ['pl', 'W marcu kończę szesnaście lat'],
    ['pl', 'jestem niepełnoletnia'],
    ['pl', 'nie mam jeszcze 18 lat'],
    ['es', 'tengo 16 años y voy al instituto'],
    ['es', 'cumplo quince en mayo'],
    ['es', 'Soy menor de edad'],
    ['fr', "J'ai que 15 ans"],
    ['fr', "j'ai seize ans et demi"],
    ['fr', 'Je suis mineure'],
    ['fr', "je n'ai pas encore 18 ans"],
  ])('%s: %s', (language, text) => expect(kindOf(language, text)).toBe('possible_minor'))

  it.each([
    ['en', 'My daughter is 14'],
    ['en', 'I am not 17 any more'],
    ['en', "I'm 10 minutes away"],
    ['en', 'When I was 16 I had a moped'],
    ['en', "I'm 15 years older than her"],
    ['en', 'I wish I am 17 again'],
    ['en', 'He said "I am 16" and laughed'],
    ['en', 'I am 45'],
    ['en', "I'm 5 in the queue"],
    ['nl', 'mijn dochter is 14'],
    ['nl', 'ik ben niet 17'],
    ['nl', 'ik ben 15 minuten later'],
    ['nl', 'ik ben 12 jaar getrouwd'],
    ['it', 'mia figlia ha 14 anni'],
    ['it', 'non ho 17 anni'],
    ['it', 'ho 15 anni di esperienza'],
    ['pl', 'moja córka ma 14 lat'],
    ['pl', 'nie mam 17 lat'],
    ['pl', 'mam 15 lat doświadczenia'],
    ['pl', 'mam 12'.concat(' kur')],
    ['es', 'mi hija tiene 14 años'],
    ['es', 'no tengo 17 años'],
    ['es', 'tengo 15 años de experiencia'],
    ['fr', 'ma fille a 14 ans'],
    ['fr', "je n'ai pas 17 ans"],
    ['fr', "j'ai 15 ans de métier"],
  ])('is not: %s: %s', (language, text) => expect(kindOf(language, text)).toBeNull())
})

describe('distress', () => {
  it.each([
    ['en', 'sometimes i just want to die'],
    ['en', "I don't want to live anymore"],
    ['en', 'I keep thinking about suicide'],
    ['nl', 'Ik wil niet meer leven'],
    ['nl', 'Het hoeft voor mij allemaal niet meer zo.'],
    ['nl', 'ik wil er een einde aan mijn leven maken'],
    ['it', 'voglio farla finita'],
    ['it', 'Non voglio più vivere'],
    ['pl', 'chcę się zabić'],
    ['pl', 'nie chce mi się już żyć'],
    ['es', 'me quiero morir'],
    ['es', 'ya no quiero vivir'],
    ['fr', "j'ai envie de mourir"],
    ['fr', 'je ne veux plus vivre'],
  ])('%s: %s', (language, text) => expect(kindOf(language, text)).toBe('distress'))

  it.each([
    ['en', 'I would never kill myself'],
    ['en', "I don't want to die"],
    ['en', 'I want to die laughing'],
    ['en', 'My uncle wanted to die at sea'],
    ['nl', 'ik wil niet dood'],
    ['nl', 'dat hoeft niet meer, ik heb al gegeten'],
    ['it', 'Non voglio morire'],
    ['it', 'muoio dal ridere'],
    ['pl', 'nie chcę umrzeć'],
    ['es', 'no quiero morir'],
    ['es', 'me muero de risa'],
    ['fr', 'je ne veux pas mourir'],
    ['fr', 'je meurs de faim'],
  ])('is not: %s: %s', (language, text) => expect(kindOf(language, text)).toBeNull())
})

describe('a threat', () => {
  it.each([
    ['en', "I'll kill you"],
    ['en', 'I know where you live'],
    ['nl', 'ik ga je vermoorden'],
    ['nl', 'Ik weet waar je woont'],
    ['it', 'so dove abiti'],
    ['it', 'Vengo io a cercarvi in ufficio'],
    ['pl', 'zabiję cię'],
    ['pl', 'wiem gdzie mieszkasz'],
    ['es', 'te voy a matar'],
    ['es', 'sé dónde vives'],
    ['fr', 'je vais te tuer'],
    ['fr', 'je sais où tu habites'],
  ])('%s: %s', (language, text) => expect(kindOf(language, text)).toBe('threat'))

  it.each([
    ['en', 'I will never hurt you'],
    ['en', "I'll kill you with kindness"],
    ['en', 'I wish I know where you live'],
    ['nl', 'ik weet niet waar je woont'],
    ['it', 'non so dove abiti'],
    ['pl', 'nie wiem gdzie mieszkasz'],
    ['es', 'no sé dónde vives'],
    ['fr', 'je ne sais pas où tu habites'],
  ])('is not: %s: %s', (language, text) => expect(kindOf(language, text)).toBeNull())
})

it('names the words as they were written', () => {
  expect(findSaid('Hoi! Ik ben pas 15 jaar, echt waar', 'nl')).toEqual({
    kind: 'possible_minor',
    words: 'Ik ben pas 15 jaar',
  })
  expect(findSaid('No sé. Sé dónde vives', 'es')?.words).toBe('Sé dónde vives')
})

it('the most urgent kind comes first, and an unknown language has the English phrases', () => {
  expect(kindOf('en', "I'll kill you. I am 15")).toBe('possible_minor')
  expect(kindOf('de', 'I am 15')).toBe('possible_minor')
  expect(kindOf('de', 'Guten Morgen')).toBeNull()
})
