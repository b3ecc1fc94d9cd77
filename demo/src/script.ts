import type { BodyOf, putCustomer, putProfile } from '@panel/contract'

/** What one customer writes to one profile, line by line, whatever is answered. */
export type Script = {
  language: string
  /** Facts of the profile, one sentence each. */
  persona: string[]
  /** What is known about the profile in addition to the persona. */
  profile?: Partial<BodyOf<typeof putProfile>>
  /** Who writes the lines, where they say a name. */
  customer?: Pick<BodyOf<typeof putCustomer>, 'name'>
  lines: string[]
}
