import type { OwnActKind } from '@panel/contract/rules/own-acts'
import type { TFunction } from 'i18next'

/** What a count of a receipt counts. */
export function actLabel(t: TFunction, kind: OwnActKind): string {
  switch (kind) {
    case 'starter':
    case 'reply':
    case 'extra_reply':
    case 'poke':
    case 'extra_poke':
      return t(`turn.${kind}`)
    default:
      return t(`receipts.kind.${kind}`)
  }
}
