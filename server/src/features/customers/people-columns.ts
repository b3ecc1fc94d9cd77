/** The ids and names of the customer `cu` and the profile `p` of a conversation. */
export const peopleColumns = [
  'cu.id as customer_id',
  'cu.name as customer_name',
  'p.id as profile_id',
  'p.name as profile_name',
] as const
