import type { CustomerHelp } from '@panel/contract'
import type { Db } from '../../../platform/database.ts'

type Customer = { siteowner_id: number; country: string | null; language: string }

/** The help lines for the customer of a conversation. */
export async function findCustomerHelp(db: Db, customerId: number): Promise<CustomerHelp> {
  const customer = await db
    .selectFrom('customers')
    .where('id', '=', customerId)
    .select(['siteowner_id', 'country', 'language'])
    .executeTakeFirstOrThrow()
  const { country, known_by } = countryOf(customer)
  const lines = await db
    .selectFrom('help_lines')
    .where('siteowner_id', '=', customer.siteowner_id)
    .where('removed_at', 'is', null)
    .where((eb) => eb.or([eb('country', '=', country), eb('country', 'is', null)]))
    .select(['id', 'country', 'language', 'name', 'telephone', 'web_address', 'opening_hours'])
    .orderBy('id')
    .execute()
  const isForeign = ({ language }: { language: string | null }) =>
    language !== null && base(language) !== base(customer.language)
  const items = [false, true].flatMap((isEverywhere) =>
    [false, true].flatMap((isOther) =>
      lines.filter((line) => (line.country === null) === isEverywhere && isForeign(line) === isOther),
    ),
  )
  return { country, known_by, items }
}

const base = (language: string) => language.split('-')[0]

/** The country that the site told; otherwise the one of the customer's language, such as Poland for Polish. */
function countryOf({ country, language }: Customer): Pick<CustomerHelp, 'country' | 'known_by'> {
  if (country !== null) return { country, known_by: 'site' }
  const region = new Intl.Locale(language).maximize().region
  return region === undefined ? { country: null, known_by: null } : { country: region, known_by: 'language' }
}
