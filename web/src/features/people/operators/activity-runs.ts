import type { OperatorActivity } from '@panel/contract'

/** Fewer messages in a row stay single. */
const shortest = 3

/** Combines messages that an operator sent one after the other; anything else that they did ends a run. */
export function inRuns(items: readonly OperatorActivity[]): OperatorActivity[][] {
  const runs: OperatorActivity[][] = []
  for (const item of items) {
    const run = runs.at(-1)
    if (item.kind === 'answer' && run?.[0]?.kind === 'answer') run.push(item)
    else runs.push([item])
  }
  return runs.flatMap((run) => (run.length < shortest ? run.map((item) => [item]) : [run]))
}
