/** What an admin sends to invite an operator. */
export const newcomer = (own: Record<string, unknown> = {}) => ({
  name: 'Ada',
  login: `ada-${crypto.randomUUID()}`,
  level_id: 100,
  team_id: 22,
  languages: [],
  message_types: [],
  siteowner_ids: null,
  hours: 24,
  ...own,
})
