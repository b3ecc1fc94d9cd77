import type { ListedCall } from './requests.ts'

type Kind = { name: string; p95: number; has(call: ListedCall): boolean }

const figures =
  /^\/api\/(stats|profile-text-report|profile-set-report|message-reports\/stats|review|fairness|feedback)/
const lookedUp = /^\/api\/(history|audit-log|operators|operator-login-history|gifts|siteowners|word-lists)/

/** What a call may take at ten million messages, in milliseconds (95th percentile). The first kind that has a call is its own. */
export const kinds: readonly Kind[] = [
  { name: 'first byte of a file', p95: 500, has: ({ isFile }) => isFile },
  { name: 'statistics, reports, trends', p95: 300, has: ({ path }) => figures.test(path) },
  {
    name: 'history, later pages, administration',
    p95: 150,
    has: ({ path, later }) => later || lookedUp.test(path),
  },
  { name: 'what an operator waits for', p95: 50, has: () => true },
]

export function kindOf(call: ListedCall): Kind {
  const kind = kinds.find(({ has }) => has(call))
  if (!kind) throw new Error(`${call.name} has no budget`)
  return kind
}
