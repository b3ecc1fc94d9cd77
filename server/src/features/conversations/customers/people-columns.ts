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
