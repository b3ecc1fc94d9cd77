import { randomBytes } from 'node:crypto'
import { colleaguesAtWork } from '@panel/demo/colleagues'
import { lives } from '@panel/demo/lives'
import { worldLanguages } from '@panel/demo/residents'
import { robotTotpSecret } from '@panel/demo/robot-sign-ins'
import { demoPassword } from '@panel/demo/sign-ins'
import { portraitAddress } from '@panel/demo/site-access'
import { Secret } from 'otpauth'
import { totpPurpose } from '../../features/people/sign-in/enrolment.ts'
import { hashPassword } from '../../features/people/sign-in/password.ts'
import type { Tx } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { loadSavedReplies } from '../saved-replies.ts'
import { chanceOf } from './chance.ts'
import { day } from './hours.ts'
import type { WorldCustomer, WorldProfile } from './people.ts'
import { moment, store, takeIds } from './store.ts'

/** With the six of the demo's sign-ins, sixty operators in five teams. */
const colleagues = 54
const teams = [21, 22, 23, 24, 25]
/** The place of the first one who is no supervisor. */
const firstOperator = 7
const levelOf = (number: number) => (number < 4 ? 150 : number < 6 ? 175 : number === 6 ? 200 : 100)

/** Creates teams and operators. Some of them answer by themselves; nobody knows the password of the others. @returns their ids */
export async function loadColleagues(
  tx: Tx,
  secrets: Secrets,
  siteownerIds: number[],
  now: number,
): Promise<number[]> {
  const chance = chanceOf('colleagues')
  await store(
    tx,
    'teams',
    teams.slice(2).map((id) => ({ id, name: `Team ${id}`, position: id })),
  )
  await loadSavedReplies(tx, teams.slice(2))
  const ids = await takeIds(tx, 'operators', colleagues)
  const password_hash = await hashPassword(randomBytes(24).toString('base64'))
  const knownHash = await hashPassword(demoPassword)
  const used = new Set<string>()
  await store(
    tx,
    'operators',
    ids.map((id, number) => {
      const language = worldLanguages[number % worldLanguages.length] ?? 'en'
      const { men = [], women = [] } = lives[language] ?? {}
      const names = chance.happens(0.6) ? women : men
      const free = names.filter((name) => !used.has(name))
      const name = chance.oneOf(free.length > 0 ? free : names)
      used.add(name)
      const level = levelOf(number)
      const second = worldLanguages[(number * 5 + 1) % worldLanguages.length] ?? 'en'
      // Who works at night reads all languages.
      const working = level === 100 ? colleaguesAtWork[number - firstOperator] : undefined
      const isForAll = working !== undefined || level > 100 || id % 9 === 0
      return {
        id,
        login: working?.login ?? `${plain(name)}-${id}`,
        name: working?.name ?? `${name} ${'ABCDEFGHJKLMNPRSTVWZ'[chance.below(20)]}.`,
        password_hash: working ? knownHash : password_hash,
        team_id: teams[number % teams.length],
        permissions_id: level,
        languages: isForAll ? worldLanguages : [...new Set([language, second, 'en'])],
        siteowner_ids: siteownerIds,
        totp_secret: `\\x${secrets.encrypt(totpPurpose(id), working ? robotTotpSecret(working.login) : new Secret({ size: 20 }).base32).toString('hex')}`,
        totp_enrolled_at: moment(now - 70 * day),
        created_at: moment(now - (80 + chance.below(500)) * day),
        password_changed_at: moment(now - 75 * day),
      }
    }),
  )
  return ids
}

/** A name in the letters of a login. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/ł/gi, 'l')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

/** @param options.webhookPort of the simulated chat site, which has their portraits */
export async function loadProfiles(
  tx: Tx,
  profiles: readonly WorldProfile[],
  { siteownerIds, now, webhookPort }: { siteownerIds: number[]; now: number; webhookPort: number },
) {
  const ids = await takeIds(tx, 'profiles', profiles.length)
  const sets = await tx
    .selectFrom('profile_sets')
    .where('is_default', '=', true)
    .select(['id', 'siteowner_id'])
    .execute()
  await store(
    tx,
    'profiles',
    profiles.map(({ site, externalId, name, age, city, gender, language, about, facts }, place) => ({
      ...{ id: ids[place], siteowner_id: siteownerIds[site], external_id: externalId },
      ...{ name, age, city, gender, language, about, facts },
      photo_url: portraitAddress(webhookPort, { id: externalId, gender, age }),
      profile_set_id: sets.find(({ siteowner_id }) => siteowner_id === siteownerIds[site])?.id ?? null,
      created_at: moment(now - 90 * day),
      updated_at: moment(now - 60 * day),
    })),
  )
  return new Map(profiles.map((profile, place) => [profile, ids[place] ?? 0]))
}

/** @param begun when each customer wrote first; those without a chat get a starter */
export async function loadCustomers(
  tx: Tx,
  customers: readonly WorldCustomer[],
  { siteownerIds, begun, now }: { siteownerIds: number[]; begun: Map<WorldCustomer, number>; now: number },
) {
  const ids = await takeIds(tx, 'customers', customers.length)
  await store(
    tx,
    'customers',
    customers.map((customer, place) => {
      const life = lives[customer.language]
      const first = begun.get(customer) ?? now - 20 * day
      const shown = moment(Math.max(now - 59 * day, first - 9 * 3_600_000))
      return {
        ...{ id: ids[place], siteowner_id: siteownerIds[customer.site], external_id: customer.externalId },
        ...{ name: customer.name, language: customer.language, member_type: customer.memberType },
        ...{ credits: customer.credits, birthday: customer.birthday, facts: customer.facts },
        member_since: moment(customer.memberSince),
        timezone: life?.timezone ?? null,
        country: life?.country ?? null,
        ...{ disclosure_version: 'v4', disclosure_shown_at: shown, disclosure_language: customer.language },
        limits: {},
        ...{ created_at: moment(customer.memberSince), updated_at: shown },
        starter_from: begun.has(customer) ? null : moment(now - 5 * 3_600_000),
      }
    }),
  )
  return new Map(customers.map((customer, place) => [customer, ids[place] ?? 0]))
}
