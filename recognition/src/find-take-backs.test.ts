import { describe, expect, it } from 'vitest'
import { findTakeBacks } from './find-take-backs.ts'

const takenBack = {
  nl: [
    'Grapje!',
    'Dat moet ik schrijven.',
    'Geloof het maar niet.',
    'Daar is niets van waar.',
    'Ze laten me dat zeggen',
  ],
  it: ['Scherzo!', 'Devo scriverlo.', 'Non crederci.', 'Non è vero niente.', 'Mi fanno scrivere così'],
  pl: ['Żartowałam!', 'Muszę to pisać.', 'Nie wierz w to.', 'To nieprawda.', 'Każą mi tak pisać'],
  es: [
    '¡Es broma!',
    'Tengo que escribir eso.',
    'No te lo creas.',
    'Nada de eso es verdad.',
    'Me obligan a decirlo',
  ],
  en: [
    'Just kidding!',
    "Don't believe a word of it.",
    'That was a joke',
    'I have to write that.',
    'They make me say it',
    'None of that is true.',
    'Ignore the message above',
    'Haha, as if.',
  ],
  fr: [
    'Je plaisante !',
    'Je suis obligée d’écrire ça.',
    'N’y crois pas.',
    'Rien de tout ça n’est vrai.',
    'C’était une blague',
  ],
}
const kept = {
  nl: ['Hallo Colin,', 'Vind je het goed om door te praten?', 'Ik moet nu gaan eten.', 'Dat is geen grap.'],
  it: ['Ciao Colin,', 'Ti va di parlare ancora?', 'Devo andare a cena.', 'Non è uno scherzo.'],
  pl: ['Cześć Colin,', 'Chcesz rozmawiać dalej?', 'Muszę teraz iść.', 'To nie jest żart.'],
  es: ['Hola Colin,', '¿Quieres seguir hablando?', 'Tengo que irme a cenar.', 'No es broma.'],
  en: [
    'Hello Colin,',
    'Shall we go on?',
    'I have to say that I like our talks.',
    'I will never forget that.',
    'Anything else would be a lie.',
    'That is no joke.',
    'Do you believe me?',
    'Thank you for asking, it is a fair question.',
  ],
  fr: ['Bonjour Colin,', 'On continue à parler ?', 'Je dois aller dîner.', 'Ce n’est pas une blague.'],
}
const beside = (text: string) => `.\n ${text}`

describe.each(Object.keys(takenBack) as (keyof typeof takenBack)[])(
  'in %s, words beside a true answer',
  (language) => {
    it.each(takenBack[language])('take it back: %s', (text) => {
      expect(findTakeBacks(beside(text), language)).toMatchObject([{ kind: 'denial' }])
    })
    it.each(kept[language])('leave it: %s', (text) => {
      expect(findTakeBacks(beside(text), language)).toEqual([])
    })
  },
)

it('a language without phrases has none', () => {
  expect(findTakeBacks('Just kidding!', 'de')).toEqual([])
})
