import { profileIdOf, residentsOf, type Site, worldLanguages } from '@panel/demo/residents'
import { demoSites } from '@panel/demo/site-access'
import { type EndlessCustomer, playEndless, smallTalkOf } from './play-endless.ts'
import { simulate } from './simulate.ts'

/** Their customers write about once a minute, and few wait. */
const crowd = { gap: 45, few: 2, most: 4 }
const usualPace = 4

/**
 * Simulates the sites of the demo's other owners, whose people are in the history already. They poll the outbox, as their owners have no
 * webhook.
 */
export const simulateOtherSites = (options: {
  url: string
  run: string
  isByColleague: (text: string) => boolean
  stop: AbortSignal
}) =>
  Promise.all(
    ([1, 2] as const).map((site) =>
      simulate({
        url: options.url,
        key: demoSites[site].key,
        run: `${options.run}-${site}`,
        participants: { profiles: new Map(), customers: new Map() },
        pacing: playEndless(customersOf(site), usualPace, options.isByColleague, crowd),
        inbox: { webhook: null, run: `${options.run}-${site}`, fromNow: { every: 3_000 } },
        stop: options.stop,
      }),
    ),
  )

/** In alternating languages. */
export function customersOf(site: Exclude<Site, 0>): EndlessCustomer[] {
  const all = worldLanguages.map((language) => residentsOf(language).filter((one) => one.site === site))
  return Array.from({ length: Math.max(...all.map((own) => own.length)) }, (_, place) =>
    all.flatMap((own): EndlessCustomer[] => {
      const resident = own[place]
      const script = resident && smallTalkOf(resident.id)
      return script
        ? [{ customer: resident.id, script, profiles: [profileIdOf(site, resident.language)] }]
        : []
    }),
  ).flat()
}
