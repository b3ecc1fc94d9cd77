import type { BodyOf, putCustomer, putProfile } from '@panel/contract'
import type { Script } from '@panel/demo/script'

export type Profile = BodyOf<typeof putProfile>
export type Customer = BodyOf<typeof putCustomer>

type Country = {
  country: string
  timezone: string
  cities: string[]
  women: string[]
  men: string[]
  jobs: string[]
}

const countries: Record<string, Country> = {
  nl: {
    country: 'NL',
    timezone: 'Europe/Amsterdam',
    cities: ['Utrecht', 'Zwolle', 'Breda', 'Groningen', 'Haarlem', 'Nijmegen'],
    women: ['Sanne', 'Marloes', 'Ineke', 'Femke', 'Willemijn', 'Joke'],
    men: ['Peter', 'Jeroen', 'Kees', 'Ruud', 'Maarten', 'Wim'],
    jobs: ['Vrachtwagenchauffeur', 'Leraar', 'Timmerman', 'Boekhouder', 'Kok'],
  },
  it: {
    country: 'IT',
    timezone: 'Europe/Rome',
    cities: ['Bologna', 'Verona', 'Torino', 'Bari', 'Pisa', 'Genova'],
    women: ['Giulia', 'Chiara', 'Elena', 'Paola', 'Silvia', 'Marta'],
    men: ['Marco', 'Luca', 'Stefano', 'Davide', 'Franco', 'Roberto'],
    jobs: ['Falegname', 'Impiegato', 'Insegnante', 'Cuoco', 'Elettricista'],
  },
  pl: {
    country: 'PL',
    timezone: 'Europe/Warsaw',
    cities: ['Poznań', 'Kraków', 'Gdańsk', 'Łódź', 'Wrocław', 'Lublin'],
    women: ['Agnieszka', 'Magda', 'Ewa', 'Joanna', 'Kasia', 'Monika'],
    men: ['Tomasz', 'Paweł', 'Marek', 'Piotr', 'Krzysztof', 'Andrzej'],
    jobs: ['Mechanik', 'Nauczyciel', 'Kierowca', 'Księgowy', 'Kucharz'],
  },
  es: {
    country: 'ES',
    timezone: 'Europe/Madrid',
    cities: ['Valencia', 'Zaragoza', 'Bilbao', 'Sevilla', 'Málaga', 'Vigo'],
    women: ['Lucía', 'Carmen', 'Marta', 'Elena', 'Rocío', 'Pilar'],
    men: ['Javier', 'Antonio', 'Sergio', 'Manuel', 'Pablo', 'Andrés'],
    jobs: ['Carpintero', 'Profesor', 'Camarero', 'Contable', 'Fontanero'],
  },
  fr: {
    country: 'FR',
    timezone: 'Europe/Paris',
    cities: ['Nantes', 'Lyon', 'Lille', 'Rennes', 'Dijon', 'Toulouse'],
    women: ['Camille', 'Sophie', 'Claire', 'Nathalie', 'Élodie', 'Hélène'],
    men: ['Julien', 'Thierry', 'Nicolas', 'Olivier', 'Bruno', 'Alain'],
    jobs: ['Menuisier', 'Professeur', 'Cuisinier', 'Comptable', 'Électricien'],
  },
}
const britain: Country = {
  country: 'GB',
  timezone: 'Europe/London',
  cities: ['York', 'Leeds', 'Bristol', 'Norwich', 'Cardiff', 'Perth'],
  women: ['Emma', 'Sarah', 'Helen', 'Lucy', 'Rachel', 'Karen'],
  men: ['James', 'Mark', 'Alan', 'Chris', 'Steven', 'Graham'],
  jobs: ['Lorry driver', 'Teacher', 'Joiner', 'Bookkeeper', 'Chef'],
}

const countryOf = (language: string) => countries[language.slice(0, 2)] ?? britain
/** Chooses by number: always the same element for the same number, and the next one for the next number. */
const pick = <T>(from: readonly T[], number: number): T => {
  const picked = from[number % from.length]
  if (picked === undefined) throw new Error('Nothing to pick from')
  return picked
}

const maxText = 500
const maxListed = 100

/** A fictional profile for a script; its facts are those of the persona. */
export function profileOf({ language, persona, profile }: Script, number: number): Profile {
  const country = countryOf(language)
  const facts = persona.map((fact) => fact.slice(0, maxListed))
  const find = (words: RegExp) => persona.find((fact) => words.test(fact))?.slice(0, maxText)
  const job = find(/\b(work|job|teacher|nurse|baker|lavoro|werk|pracuj|trabaj|travaill)/i)
  const pets = find(/\b(dogs?|cats?|pets?|cane|gatt[oi]|hond|kat|pies|kota?|perro|gato|chien|chat)\b/i)
  const likes = find(/\b(love|like|enjoy|amo|piace|hou van|lubię|gusta|aime)\b/i)
  return {
    name: pick(country.women, number),
    age: 25 + ((number * 7) % 34),
    city: pick(country.cities, number * 5 + 1),
    gender: 'female',
    language,
    about: persona.join(' ').slice(0, 5_000),
    facts: { ...(job && { job }), ...(pets && { pets }), ...(likes && { likes }), other: facts },
    ...profile,
  }
}

/** A customer with a disclosure about fictional profiles. */
export function customerOf(language: string, number: number, now = new Date()): Customer {
  const country = countryOf(language)
  const memberSince = new Date(now.getTime() - ((number * 37) % 900) * 24 * 3_600_000)
  const year = now.getUTCFullYear() - 22 - ((number * 11) % 45)
  return {
    name: pick(country.men, number),
    language,
    member_type: number % 3 === 0 ? 'trial' : 'premium',
    credits: 5 + ((number * 13) % 120),
    member_since: memberSince.toISOString(),
    timezone: country.timezone,
    country: country.country,
    birthday: `${year}-${twoDigits(1 + (number % 12))}-${twoDigits(1 + ((number * 3) % 28))}`,
    facts: { city: pick(country.cities, number), job: pick(country.jobs, number), gender: 'male' },
    disclosure: { version: 'v4', shown_at: memberSince.toISOString() },
  }
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
