import type { Chance } from './chance.ts'
import type { Chat } from './events.ts'
import { hour, whenPeopleWrite } from './hours.ts'
import type { WorldCustomer, WorldProfile } from './people.ts'
import type { Colleague, Rota } from './shifts.ts'
import { openTalk } from './talk.ts'

/** Who is there before anything happens. */
export type Scene = {
  customers: readonly WorldCustomer[]
  profiles: readonly WorldProfile[]
  colleagues: readonly Colleague[]
  rota: Rota
  from: number
  now: number
  /** Of the clock of the service from UTC. */
  offset: number
  /** The poke rules of the sites, in milliseconds; null where nobody is poked. */
  pokeRules: readonly ({ silence: number; nextSilence: number; most: number } | null)[]
}

/** Who has nobody yet: they get a starter. */
const isLonely = (number: number) => number % 33 === 7

/** Each customer has one to three chats, except those who have none yet. */
export function beginChats(
  { customers, profiles, from, now, offset }: Scene,
  chance: Chance,
  begin: (at: number, chat: Chat) => void,
) {
  for (const [number, customer] of customers.entries()) {
    if (isLonely(number) && customer.site === 0) continue
    const own = profiles.filter(
      ({ site, language }) => site === customer.site && language === customer.language,
    )
    const count = Math.min(own.length, chance.oneOf([1, 1, 1, 2, 2, 3]))
    const first = chance.below(own.length)
    for (let place = 0; place < count; place++) {
      const profile = own[(first + place) % own.length]
      if (!profile) continue
      const talk = openTalk(chance, customer.language, customer, profile)
      const rounds = 1 + Math.min(40, Math.floor(chance.wait(9)))
      const began = from + (now - from - hour) * chance.share() ** 0.85
      begin(Math.max(from, whenPeopleWrite(chance, began, offset)), {
        ...{
          customer,
          profile,
          talk,
          rounds,
          asked: null,
          answer: null,
          pokes: 0,
          isOver: false,
          isIgnored: false,
          waits: null,
          silenceFrom: null,
        },
        skippedBy: new Map(),
        unanswered: [],
      })
    }
  }
}
