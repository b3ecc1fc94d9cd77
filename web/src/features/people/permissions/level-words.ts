import type { TFunction } from 'i18next'
import { formatNumber } from '../../../ui/words/dates'
import type { LevelChange } from './level-edits'
import type { LevelValues } from './levels-query'

/** The settings of history sizes and segments. */
export type LevelSettings = {
  short: number
  limited: number
  /** The codes of those that can be chosen. */
  segments: readonly string[]
  nameOfSegment: (code: string) => string
}

/** A right with its code: `other_chats overview`. */
export const rightCode = (right: string) => right.replace('.', ' ')

export function messageTypesText(t: TFunction, types: LevelValues['message_types']): string {
  if (types === null || types.length === 2) return t('levels.types.all')
  return t(types[0] ? `levels.types.${types[0]}` : 'levels.none')
}

export function segmentsText(
  t: TFunction,
  segments: LevelValues['segments'],
  { segments: known, nameOfSegment }: LevelSettings,
): string {
  if (segments === null) return t('levels.all')
  if (segments.length === 0) return t('levels.none')
  const all = new Set([...known, ...segments]).size
  return segments.length === 1
    ? segments.map(nameOfSegment).join()
    : t('levels.some', { chosen: formatNumber(segments.length), all: formatNumber(all) })
}

export function historyText(
  t: TFunction,
  size: LevelValues['history_size'],
  settings: LevelSettings,
): string {
  return size === 'all'
    ? t('levels.all')
    : t(`levels.history.${size}`, { size: formatNumber(settings[size]) })
}

/** A change in words: 'added: Takes a chat out of turn', 'messages of history: Short, 50 to All'. */
export function changeText(t: TFunction, change: LevelChange, settings: LevelSettings): string {
  switch (change.field) {
    case 'right':
      return t(change.isAdded ? 'levels.change.added' : 'levels.change.removed', {
        right: t(`levels.right.${change.right}`),
      })
    case 'name':
      return t('levels.change.value', { what: t('levels.name'), from: change.from, to: change.to })
    case 'message_types':
      return t('levels.change.value', {
        what: t('levels.message_types'),
        from: messageTypesText(t, change.from),
        to: messageTypesText(t, change.to),
      })
    case 'segments':
      return t('levels.change.value', {
        what: t('levels.segments'),
        from: segmentsText(t, change.from, settings),
        to: segmentsText(t, change.to, settings),
      })
    case 'history_size':
      return t('levels.change.value', {
        what: t('levels.history_size'),
        from: historyText(t, change.from, settings),
        to: historyText(t, change.to, settings),
      })
  }
}
