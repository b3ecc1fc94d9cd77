import { asJson, storedPerOperator } from '../ui/storage/storage'

const mostKept = 12

/** What an operator chose last in the palette, latest first: ids only, no names. */
const stored = storedPerOperator(
  'recent-choices',
  asJson<string[]>((value) =>
    Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : null,
  ),
)

export const recentChoices = (operatorId: number): readonly string[] => stored(operatorId).read() ?? []

export function keepChoice(operatorId: number, id: string) {
  const others = recentChoices(operatorId).filter((each) => each !== id)
  stored(operatorId).write([id, ...others].slice(0, mostKept))
}
