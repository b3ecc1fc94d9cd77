import { ignoreOptions } from '@panel/contract'
import fc from 'fast-check'

export const operatorCount = 3
export const conversationCount = 3

/** The actions of operators and customers, and the passing of time, that can change a lease. */
export type LeaseAction =
  | { do: 'claim'; operator: number; node: number; exclude: boolean }
  | { do: 'release' | 'repeat'; operator: number; node: number }
  | { do: 'renew'; operator: number; node: number; sinceInput: number }
  | { do: 'take over'; conversation: number; node: number }
  | { do: 'idle'; operator: number }
  /** `isStale`: the tab shows the thread as it was at the claim. `isDouble`: two tabs at the same moment. */
  | {
      do: 'send'
      operator: number
      node: number
      next: boolean
      extra: boolean
      isStale: boolean
      isDouble: boolean
    }
  | { do: 'skip' | 'handover' | 'again'; operator: number; node: number }
  | { do: 'ignore'; operator: number; node: number; option: (typeof ignoreOptions)[number] }
  | { do: 'write'; conversation: number; node: number; again: boolean }
  | { do: 'expire'; operator: number }
  | { do: 'sweep'; node: number }

const operator = fc.nat(operatorCount - 1)
const node = fc.nat(1)
const action: fc.Arbitrary<LeaseAction> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('claim' as const), operator, node, exclude: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('release' as const, 'repeat' as const),
      operator,
      node,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      operator,
      node,
      next: fc.boolean(),
      extra: fc.boolean(),
      isStale: fc.boolean(),
      isDouble: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('skip' as const, 'handover' as const, 'again' as const),
      operator,
      node,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('ignore' as const),
      operator,
      node,
      option: fc.constantFrom(...ignoreOptions),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      conversation: fc.nat(conversationCount - 1),
      node,
      again: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('renew' as const),
      operator,
      node,
      sinceInput: fc.constantFrom(0, 70, 300),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('take over' as const),
      conversation: fc.nat(conversationCount - 1),
      node,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('idle' as const), operator }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('expire' as const), operator }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sweep' as const), node }) },
)
/** Concurrency: the actions of one wave run at the same moment. */
export const waves = fc.array(fc.array(action, { minLength: 1, maxLength: 5 }), {
  minLength: 4,
  maxLength: 14,
})
