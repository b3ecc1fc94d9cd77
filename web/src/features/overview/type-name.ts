import { messageTurns, type messageTypes } from '@panel/contract/enumerations'
import type { TFunction } from 'i18next'

/** The name of a message type: "Extra poke, photo"; "Customer: chat". */
export function typeName(t: TFunction, type: (typeof messageTypes)[number]): string {
  const turn = messageTurns.find((candidate) => candidate === type.replace(/_(photo|gift)$/, ''))
  const extra = type.endsWith('photo') ? 'photo' : type.endsWith('gift') ? 'gift' : null
  if (!turn) return t(`overview.received.${extra ?? 'chat'}`)
  return extra ? t(`overview.with.${extra}`, { turn: t(`turn.${turn}`) }) : t(`turn.${turn}`)
}
