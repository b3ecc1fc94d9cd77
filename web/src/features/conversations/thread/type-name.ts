import { attachmentKinds, messageTurns, type messageTypes } from '@panel/contract/rules/enumerations'
import type { TFunction } from 'i18next'

/** The name of a message type: "Extra poke, photo"; "Customer: chat". */
export function typeName(t: TFunction, type: (typeof messageTypes)[number]): string {
  const kind = attachmentKinds.find((each) => type === each || type.endsWith(`_${each}`))
  if (type === 'chat' || type === kind) return t(`overview.received.${type}`)
  const turn = messageTurns.find((each) => type === each || type === `${each}_${kind}`)
  const name = turn ? t(`turn.${turn}`) : ''
  return kind ? t(`overview.with.${kind}`, { turn: name }) : name
}
