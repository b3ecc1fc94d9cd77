import type { Db } from '../../../platform/database.ts'
import type { SiteOwner } from '../../../platform/http/access.ts'

/** Replaces the rules of a site owner for the texts of its profiles. */
export async function putTextRules(db: Db, site: SiteOwner, rules: string[]): Promise<{ rules: string[] }> {
  await db.updateTable('siteowners').set({ text_rules: rules }).where('id', '=', site.id).execute()
  return { rules }
}
