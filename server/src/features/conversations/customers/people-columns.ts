/** The ids and names of the customer `cu` and the profile `p` of a conversation. */
export const peopleColumns = [
  'cu.id as customer_id',
  'cu.name as customer_name',
  'p.id as profile_id',
  'p.name as profile_name',
] as const

type People = { customer_id: number; customer_name: string; profile_id: number; profile_name: string }

/** The same as a response names them. */
export const presentPeople = (row: People) => ({
  customer: { id: row.customer_id, name: row.customer_name },
  profile: { id: row.profile_id, name: row.profile_name },
})

/** The same with the site owner `s`. */
export const chatColumns = [...peopleColumns, 's.id as siteowner_id', 's.name as siteowner_name'] as const

type Chat = People & {
  conversation_id: number
  language: string
  siteowner_id: number
  siteowner_name: string
}

/** A conversation with its language, and whose it is. */
export const presentChat = (row: Chat) => ({
  conversation: { id: row.conversation_id, language: row.language },
  siteowner: { id: row.siteowner_id, name: row.siteowner_name },
  ...presentPeople(row),
})
