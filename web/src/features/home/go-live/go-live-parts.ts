import type { GoLive } from '@panel/contract'

type Siteowner = GoLive['siteowners'][number]
type Text = 'without_disclosure' | 'without_answers' | 'without_help_lines'

/** Site owners that lack a text, with the languages. */
export type Lacking = { id: number; name: string; languages: readonly string[] }

const texts = {
  disclosures: 'without_disclosure',
  answers: 'without_answers',
  help_lines: 'without_help_lines',
} as const satisfies Record<string, Text>

export type Part =
  | { kind: keyof typeof texts; siteowners: Lacking[] }
  | { kind: 'master' | 'backups' | 'mail' | 'time_zone' }

const lacking = (siteowners: readonly Siteowner[], text: Text): Lacking[] =>
  siteowners
    .filter((each) => each[text].length > 0)
    .map(({ id, name, [text]: languages }) => ({ id, name, languages }))

/** What is left to do, most urgent first: for the customers, and for the service. */
export function partsOf({ siteowners, has_master, backup_days, has_mail, time_zone }: GoLive) {
  const textsLeft = (['disclosures', 'answers', 'help_lines'] as const).map((kind) => ({
    part: { kind, siteowners: lacking(siteowners, texts[kind]) },
    isDone: lacking(siteowners, texts[kind]).length === 0,
  }))
  const part = (kind: 'master' | 'backups' | 'mail' | 'time_zone', isDone: boolean) => ({
    part: { kind },
    isDone,
  })
  const customers: { part: Part; isDone: boolean }[] = [...textsLeft, part('master', has_master)]
  const service: { part: Part; isDone: boolean }[] = [
    part('backups', backup_days > 0),
    part('mail', has_mail),
    part('time_zone', time_zone !== 'UTC'),
  ]
  const open = (all: typeof customers) => all.filter(({ isDone }) => !isDone).map((each) => each.part)
  const all = [...customers, ...service]
  return {
    customers: open(customers),
    service: open(service),
    done: all.filter(({ isDone }) => isDone).map((each) => each.part.kind),
    total: all.length,
  }
}
