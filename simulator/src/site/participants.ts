import type { Script } from '@panel/demo/script'
import { type Conversation, openConversation } from './conversation.ts'
import type { Panel } from './panel.ts'
import { type Customer, customerOf, type Profile, profileOf } from './people.ts'
import type { EndlessCustomer } from './play-endless.ts'

/** The customers and profiles of a run, by external id. They are sent to the panel before the first message. */
export type Participants = { profiles: Map<string, Profile>; customers: Map<string, Customer> }

/** Conversations that a customer has at the same time. */
const chatsPerCustomer = 2

/** The people and conversations of one run; each conversation has its own profile. */
export function participantsFor(
  run: string,
  scripts: Script[],
  count: number,
): Participants & { conversations: Conversation[] } {
  const participants = { profiles: new Map(), customers: new Map(), conversations: [] as Conversation[] }
  const perLanguage = new Map<string, number>()
  for (let number = 0; number < count; number++) {
    const script = scripts[number % scripts.length]
    if (!script) throw new Error('There are no conversations to play')
    const place = perLanguage.get(script.language) ?? 0
    perLanguage.set(script.language, place + 1)
    const customerNumber = Math.floor(place / chatsPerCustomer)
    const customer = `${run}-customer-${script.language}-${customerNumber}`
    const profile = `${run}-profile-${number}`
    participants.profiles.set(profile, profileOf(script, number))
    participants.customers.set(customer, customerOf(script.language, customerNumber))
    participants.conversations.push(openConversation(customer, profile, script))
  }
  return participants
}

/** Customers of these scripts without a conversation, who answer a starter. */
export function customersWithoutConversation(run: string, scripts: Script[], count: number) {
  const starterCustomers = Array.from({ length: count }, (_, number) => {
    const script = scripts[number % scripts.length]
    if (!script) throw new Error('There are no conversations to play')
    return { id: `${run}-lonely-${number}`, number, script }
  })
  return {
    customers: new Map(
      starterCustomers.map(({ id, number, script }) => [id, customerOf(script.language, number)]),
    ),
    scripts: new Map(starterCustomers.map(({ id, script }) => [id, script])),
  }
}

/** Profiles of endless runs for which the site wants a text: one in each language. */
const profilesWithoutText = 6

/** The people of endless runs: the same at every start, so that the panel already knows them. */
export function endlessParticipants(
  scripts: Script[],
): Participants & { endlessCustomers: EndlessCustomer[] } {
  const people = scripts.map((script, number) => ({
    script,
    customer: `demo-customer-${number}`,
    profile: `demo-profile-${number}`,
  }))
  const endlessCustomers = people.map(({ script, customer, profile }) => {
    const others = people.filter((one) => one.script.language === script.language).map((one) => one.profile)
    const own = others.indexOf(profile)
    return { customer, script, profiles: [...others.slice(own), ...others.slice(0, own)] }
  })
  return {
    profiles: new Map(
      people.map(({ profile, script }, number) => [
        profile,
        {
          ...profileOf(script, number),
          ...(number < profilesWithoutText && {
            text_wanted: { external_id: `${profile}-about`, title: 'About' },
          }),
        },
      ]),
    ),
    customers: new Map(
      people.map(({ customer, script }, number) => [
        customer,
        { ...customerOf(script.language, number), ...script.customer },
      ]),
    ),
    endlessCustomers,
  }
}

const putAtOnce = 8

/** Sends the people to the panel. */
export async function sendParticipants(panel: Panel, { profiles, customers }: Participants) {
  const waiting = [
    ...Array.from(
      profiles,
      ([id, profile]) =>
        () =>
          panel.putProfile(id, profile),
    ),
    ...Array.from(
      customers,
      ([id, customer]) =>
        () =>
          panel.putCustomer(id, customer),
    ),
  ]
  const next = async () => {
    for (let put = waiting.shift(); put; put = waiting.shift()) await put()
  }
  await Promise.all(Array.from({ length: putAtOnce }, next))
}
