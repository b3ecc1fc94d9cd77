import type { QueueKind } from '@panel/contract/enumerations'
import type { TFunction } from 'i18next'

/** `Chats, pokes`. */
export const messageTypesText = (t: TFunction, types: readonly QueueKind[]) =>
  types.map((type) => t(`queue.short.${type}`)).join(', ') || t('line.empty')
