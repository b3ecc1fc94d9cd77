import { endpoints, queueKinds } from '@panel/contract'
import type { Services } from '../../services.ts'
import { languageName, namedCountries } from './names.ts'
import { seesTeam } from './policy.ts'
import { findCountries, findLanguages, findLevels, findOperatorNames, findSiteowners } from './queries.ts'
import { readSettings } from './read-settings.ts'
import { changeThresholds, findThresholds } from './thresholds.ts'
import { findChosenWords } from './word-lists/find.ts'

export function settingsRoutes({ on, db, replica }: Services) {
  on(endpoints.getThresholds, async ({ actor }) => ({ thresholds: await findThresholds(db, actor) }))

  on(endpoints.changeThresholds, async ({ actor, body }) => ({
    thresholds: await changeThresholds(db, actor, body.changes),
  }))

  on(endpoints.getPermissions, async () => ({
    permissions: await findLevels(db),
    configurable_message_types: [...queueKinds],
    configurable_segments: (await findChosenWords(db, 'segments')).active.map(({ code }) => code),
    ...(await readSettings(db)),
  }))

  on(endpoints.getSiteowners, async ({ actor }) => ({ siteowners: await findSiteowners(db, actor) }))

  on(endpoints.getLanguages, async ({ query: { locale = 'en' } }) => ({
    languages: (await findLanguages(db)).map(({ code, iso }) => ({
      code,
      iso,
      name: languageName(code, locale),
    })),
  }))

  on(endpoints.getCountries, async ({ query: { locale = 'en' } }) => {
    const codes = (await findCountries(db)).map(({ code }) => code)
    return { countries: namedCountries(codes, locale) }
  })

  on(endpoints.getRegions, async () => {
    const { active, retired } = await findChosenWords(db, 'regions')
    return { regions: active.map(presentRegion), retired: retired.map(presentRegion) }
  })

  on(endpoints.getFetishes, async () => {
    const { active, retired } = await findChosenWords(db, 'fetishes')
    return { fetishes: active, retired }
  })

  on(endpoints.getInterests, async () => {
    const { active, retired } = await findChosenWords(db, 'interests')
    return { interests: active, retired }
  })

  on(endpoints.listTeams, async ({ actor }) => {
    const { active, retired } = await findChosenWords(db, 'teams')
    const present = (teams: typeof active) =>
      teams
        .filter(({ id }) => seesTeam(actor, id))
        .map(({ id, code, texts }) => ({ id, name: texts.name ?? code }))
    return { teams: present(active), retired: present(retired) }
  })

  on(endpoints.listSegments, async () => {
    const { active, retired } = await findChosenWords(db, 'segments')
    const present = ({ code, texts }: (typeof active)[number]) => ({ code, name: texts.name ?? code })
    return { segments: active.map(present), retired: retired.map(present) }
  })

  on(endpoints.getOperatorNames, async ({ actor }) => ({
    operator_names: await findOperatorNames(replica, actor),
  }))
}

type ChosenRegion = Awaited<ReturnType<typeof findChosenWords>>['active'][number]

const presentRegion = ({ code, group, texts }: ChosenRegion) => ({
  code,
  country: group ?? '',
  name: texts.name ?? code,
})
