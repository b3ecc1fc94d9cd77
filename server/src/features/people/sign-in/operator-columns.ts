/** What is read of an operator `o` in team `t` with level `p`. */
export const operatorColumns = [
  'o.id',
  'o.login',
  'o.name',
  'o.message_types',
  'o.languages',
  'o.siteowner_ids',
  'o.segments',
  't.id as team_id',
  't.name as team_name',
  'p.id as level_id',
  'p.name as level_name',
  'p.rights',
  'p.message_types as level_message_types',
  'p.segments as level_segments',
] as const
