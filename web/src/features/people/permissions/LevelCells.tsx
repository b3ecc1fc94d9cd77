import type { HistorySize } from '@panel/contract/rules/enumerations'
import { historySizes, queueKinds } from '@panel/contract/rules/enumerations'
import { hasRight, type Right } from '@panel/contract/rules/rights'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ChoiceMenu } from '../../../ui/fields/ChoiceMenu'
import { formatNumber } from '../../../ui/words/dates'
import { useUser } from '../../settings/user-query'
import styles from './LevelMatrix.module.css'
import type { LevelEdit } from './level-edits'
import { levelBlocked } from './level-error'
import { historyText, type LevelSettings, messageTypesText, segmentsText } from './level-words'
import type { AccountLevel, LevelValues } from './levels-query'

type CellProps = {
  level: AccountLevel
  values: LevelValues
  settings: LevelSettings
  /** The one cell that Tab reaches. */
  isTabStop: boolean
  onEdit: (part: Partial<LevelEdit>) => void
}

/** Whether the values of a level are only shown: it is retired, or the viewer may not change it. */
function useReadOnly(level: AccountLevel) {
  const { t } = useTranslation()
  const blocked = levelBlocked(t, useUser(), level)
  return { isReadOnly: level.retired_at !== null || blocked !== null, why: blocked ?? undefined }
}

/** A check box: whether a level has a right. A changed value is also described by a text. */
export function RightCell({ right, ...cell }: Omit<CellProps, 'settings'> & { right: Right }) {
  const { t } = useTranslation()
  const { scope } = useUser()
  const { level, values, isTabStop, onEdit } = cell
  const { isReadOnly, why } = useReadOnly(level)
  const isOn = hasRight(values.rights, right)
  const wasOn = hasRight(level.rights, right)
  const name = t(`levels.right.${right}`)
  if (isReadOnly) return <span title={why}>{wasOn ? t('levels.has') : '–'}</span>
  const kept = right === 'manage_operators' && isOn && level.keeps_admin_right
  const isAboveOwn = !wasOn && !isOn && !hasRight(scope, right)
  const blocked = kept ? t(`levels.kept.${kept}`) : isAboveOwn ? t('levels.error.rights_above_yours') : null
  const state =
    isOn === wasOn ? (kept ? t('levels.kept.short') : null) : t(isOn ? 'levels.added' : 'levels.removed')
  return (
    <span className={styles.right} title={blocked ?? undefined}>
      <input
        type="checkbox"
        checked={isOn}
        aria-label={[`${values.name}: ${name}`, state].filter(Boolean).join(', ')}
        aria-disabled={blocked ? true : undefined}
        aria-description={blocked ?? undefined}
        tabIndex={isTabStop ? 0 : -1}
        onChange={() => blocked === null && onEdit({ rights: { [right]: !isOn } })}
      />
      {kept && state && <IconLock size={14} stroke={1.75} aria-hidden="true" />}
      {state && <span aria-hidden="true">{state}</span>}
    </span>
  )
}

/** The text of a cell: the value, or `50 to 500` when it was changed. */
function useChangedText(from: string, to: string): string {
  const { t } = useTranslation()
  return from === to ? to : t('levels.from_to', { from, to })
}

/** The message types of a level; all of them are no restriction. */
export function MessageTypesCell({ level, values, isTabStop, onEdit }: CellProps) {
  const { t } = useTranslation()
  const { isReadOnly, why } = useReadOnly(level)
  const text = useChangedText(
    messageTypesText(t, level.message_types),
    messageTypesText(t, values.message_types),
  )
  if (isReadOnly) return <span title={why}>{text}</span>
  return (
    <ChoiceMenu
      label={`${values.name}: ${t('levels.message_types')}`}
      text={text}
      isMultiple
      isOutOfTabOrder={!isTabStop}
      options={queueKinds.map((kind) => [kind, t(`levels.types.${kind}`)])}
      chosen={values.message_types ?? queueKinds}
      onChoose={(chosen) => {
        const kinds = queueKinds.filter((kind) => chosen.includes(kind))
        onEdit({ message_types: kinds.length === queueKinds.length ? null : kinds })
      }}
    />
  )
}

/** Stands for all segments, also those that are added later. */
const everySegment = '*'

/** The segments of a level. */
export function SegmentsCell({ level, values, settings, isTabStop, onEdit }: CellProps) {
  const { t } = useTranslation()
  const { isReadOnly, why } = useReadOnly(level)
  const text = useChangedText(
    segmentsText(t, level.segments, settings),
    segmentsText(t, values.segments, settings),
  )
  const known = [...new Set([...settings.segments, ...(level.segments ?? [])])]
  if (isReadOnly || known.length === 0) return <span title={why}>{text}</span>
  const choose = (chosen: string[]) => {
    const isAll = values.segments === null
    if (!isAll && chosen.includes(everySegment)) return onEdit({ segments: null })
    onEdit({ segments: known.filter((segment) => chosen.includes(segment)) })
  }
  return (
    <ChoiceMenu
      label={`${values.name}: ${t('levels.segments')}`}
      text={text}
      isMultiple
      isOutOfTabOrder={!isTabStop}
      options={[
        [everySegment, t('levels.every_segment')],
        ...known.map((one) => [one, settings.nameOfSegment(one)] as const),
      ]}
      chosen={values.segments ?? [everySegment, ...known]}
      onChoose={choose}
    />
  )
}

/** How many of the newest messages of a chat a level reads. */
export function HistoryCell({ level, values, settings, isTabStop, onEdit }: CellProps) {
  const { t } = useTranslation()
  const { isReadOnly, why } = useReadOnly(level)
  const plain = (size: HistorySize) => (size === 'all' ? t('levels.all') : formatNumber(settings[size]))
  const isChanged = level.history_size !== values.history_size
  const change = useChangedText(plain(level.history_size), plain(values.history_size))
  const text = isChanged ? change : historyText(t, values.history_size, settings)
  if (isReadOnly) return <span title={why}>{text}</span>
  const isSize = (value: string): value is HistorySize => historySizes.some((size) => size === value)
  return (
    <ChoiceMenu
      label={`${values.name}: ${t('levels.history_size')}`}
      text={text}
      isOutOfTabOrder={!isTabStop}
      options={historySizes.map((size) => [size, historyText(t, size, settings)])}
      chosen={[values.history_size]}
      onChoose={([size]) => size !== undefined && isSize(size) && onEdit({ history_size: size })}
    />
  )
}
