import { createHash } from 'node:crypto'
import type { Statement } from '../capture.ts'

/** A statement of a list, whatever its values are. */
export type ListStatement = {
  digest: string
  /** The text, with `?` for each value. */
  text: string
  /** One statement with values as the server sent it. */
  sent: Statement
  /** The calls that send it. */
  calls: string[]
}

/**
 * The statements of these calls that read tables. The text of a statement does not depend on the number of its values: a list of
 * values counts as one.
 */
export function statementsOf(sentBy: Map<string, Statement[]>): ListStatement[] {
  const found = new Map<string, ListStatement>()
  for (const [call, statements] of sentBy)
    for (const sent of statements) {
      const text = withoutValues(sent.text)
      if (
        // `select` alone asks whether a connection that was idle still answers.
        !/^(select|with)\b./i.test(text) ||
        /\b(insert into|update \w+ set|delete from|pg_notify|pg_advisory\w*)\b/i.test(text)
      )
        continue
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 12)
      const known = found.get(digest)
      if (known) known.calls = [...new Set([...known.calls, call])]
      else found.set(digest, { digest, text, sent, calls: [call] })
    }
  return [...found.values()]
}

function withoutValues(text: string): string {
  return text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\?(, \?)+/g, '?, …')
    .trim()
}
