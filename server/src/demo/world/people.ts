import { demoCorpus } from '@panel/demo/corpus'
import { lives } from '@panel/demo/lives'
import { fillIn, type Gender, type Person } from '@panel/demo/phrases'
import {
  customerGenderOf,
  profileGenderOf,
  profileIdOf,
  residentsOf,
  type Site,
  worldLanguages,
} from '@panel/demo/residents'
import { type Chance, chanceOf } from './chance.ts'

type Resident = Person & {
  site: Site
  externalId: string
  language: string
  city: string
  age: number
  facts: Record<string, unknown>
}
export type WorldProfile = Resident & { about: string }
export type WorldCustomer = Resident & {
  birthday: string
  memberType: 'trial' | 'premium'
  credits: number
  /** In milliseconds since 1970. */
  memberSince: number
}

const hour = 3_600_000
const day = 24 * hour

const lifeOf = (language: string) => {
  const life = lives[language]
  if (!life) throw new Error(`No lives in ${language}`)
  return life
}

/** The job of a man or a woman. */
const jobOf = (chance: Chance, language: string, gender: Gender) =>
  chance.oneOf(lifeOf(language).jobs)[gender === 'male' ? 0 : 1]

/**
 * The profiles: those of the simulated chat site, which has the first site owner; and for each of the others one in each language, women for the
 * second and men for the third.
 */
export function makeProfiles(): WorldProfile[] {
  const chance = chanceOf('profiles')
  const ofSimulator = demoCorpus.map(
    ({ language, persona, profile }, number): WorldProfile => ({
      site: 0,
      externalId: `demo-profile-${number}`,
      language,
      name: profile?.name ?? 'Eva',
      gender: 'female',
      age: profile?.age ?? 40,
      city: profile?.city ?? '',
      facts: profile?.facts ?? {},
      about: persona.join(' '),
    }),
  )
  const others = ([1, 2] as const).flatMap((site) =>
    worldLanguages.map((language): WorldProfile => {
      const gender = profileGenderOf(site)
      const life = lifeOf(language)
      const name = chance.oneOf(gender === 'male' ? life.men : life.women.slice(6))
      const self = { name, gender } as const
      return {
        ...self,
        site,
        externalId: profileIdOf(site, language),
        language,
        age: 31 + chance.below(24),
        city: chance.oneOf(life.towns),
        facts: {
          job: jobOf(chance, language, gender),
          hobbies: [chance.oneOf(life.hobbies)],
          pets: [chance.oneOf(life.pets)],
        },
        about: fillIn(chance.oneOf(life.about), { from: self, to: self }),
      }
    }),
  )
  return [...ofSimulator, ...others]
}

/** @param now in milliseconds since 1970 */
export function makeCustomers(now: number): WorldCustomer[] {
  return worldLanguages.flatMap((language) => {
    const chance = chanceOf(`customers ${language}`)
    const life = lifeOf(language)
    const used = new Set<string>()
    return residentsOf(language).map(({ id, number, site }): WorldCustomer => {
      const gender = customerGenderOf(site)
      const names = gender === 'male' ? life.men : life.women
      const first = names[(number * 7) % names.length] ?? ''
      // The second one of a name has an initial: people look for them by name.
      const initials = ['', ...'VDKBSMRTHLG'].map((letter) => (letter ? `${first} ${letter}.` : first))
      const name = initials.find((each) => !used.has(each)) ?? first
      used.add(name)
      const city = chance.oneOf(life.towns)
      const age = 24 + chance.below(46)
      const born = new Date(now - (age * 365.25 + 30 + chance.below(300)) * day)
      return {
        site,
        externalId: id,
        language,
        name,
        gender,
        age,
        birthday: born.toISOString().slice(0, 10),
        city,
        facts: {
          gender,
          city,
          job: jobOf(chance, language, gender),
          ...(chance.happens(0.7) && { hobbies: chance.oneOf(life.hobbies) }),
          ...(chance.happens(0.45) && { pets: chance.oneOf(life.pets) }),
          ...(chance.happens(0.5) && {
            relationship_status: chance.oneOf(['divorced', 'single', 'widowed', 'unmarried']),
          }),
        },
        memberType: chance.happens(0.3) ? 'trial' : 'premium',
        credits: chance.below(180),
        memberSince: now - (70 + chance.below(700)) * day,
      }
    })
  })
}
