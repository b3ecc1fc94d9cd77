import type { Right } from '@panel/contract/rules/rights'
import { IconChevronDown } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HistoryCell, MessageTypesCell, RightCell, SegmentsCell } from './LevelCells'
import styles from './LevelMatrix.module.css'
import { LevelReach } from './LevelReach'
import { changesBetween, edited, type LevelChange } from './level-edits'
import { type LevelSettings, rightCode } from './level-words'
import type { AccountLevel, LevelValues } from './levels-query'
import { groupNames, rightGroups } from './right-groups'
import { useCellKeys } from './use-cell-keys'
import type { Editing } from './use-level-edits'

type Props = {
  levels: readonly AccountLevel[]
  editing: Editing
  settings: LevelSettings
  /** The number of the level that keys act on; a narrow window shows only this one. */
  chosen: number
  onlyDifferences: boolean
  onChosen: (id: number) => void
  onMenu: (level: AccountLevel, button: HTMLElement) => void
}

const workRows = ['message_types', 'segments', 'history_size'] as const

/** A level with the changes that are not saved yet. */
type Column = {
  level: AccountLevel
  stored: AccountLevel
  values: LevelValues
  changes: readonly LevelChange[]
}

type Row = {
  name: string
  head: ReactNode
  valueIn: (values: LevelValues) => unknown
  isChanged: (change: LevelChange) => boolean
  cell: (column: Column, isTabStop: boolean) => ReactNode
}

/** Levels across, rights and what they work on down. Arrow keys move between the cells. */
export function LevelMatrix(props: Props) {
  const { levels, editing, settings, chosen, onlyDifferences, onChosen, onMenu } = props
  const { t } = useTranslation()
  const columns = levels.map((level) => {
    const seen = editing.seenOf(level)
    const values = edited(seen, editing.editOf(level))
    return { level: seen, stored: level, values, changes: changesBetween(seen, values) }
  })
  const { tabStop, table } = useCellKeys(cellKey(groupRow('chats', 0), chosen))
  const isShown = (row: Row) => !onlyDifferences || isDifferent(row, columns)
  const shown = (row: Row) => (
    <MatrixRow
      key={row.name}
      row={row}
      columns={columns}
      chosen={chosen}
      tabStop={tabStop}
      onChosen={onChosen}
    />
  )
  return (
    <table className={styles.matrix} {...table} aria-label={t('levels.matrix')}>
      <thead>
        <tr>
          <th scope="col">{t('levels.right_head')}</th>
          {columns.map((column) => (
            <LevelHead
              key={column.level.id}
              column={column}
              isChosen={column.level.id === chosen}
              onChosen={onChosen}
              onMenu={onMenu}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {groupNames.map((group) => {
          const rows = rightGroups[group].map((right) => rightRow(t, right, editing)).filter(isShown)
          return (
            rows.length > 0 && (
              <Fragment key={group}>
                <GroupRow columns={columns.length + 1}>{t(`levels.group.${group}`)}</GroupRow>
                {rows.map(shown)}
              </Fragment>
            )
          )
        })}
        <GroupRow columns={columns.length + 1}>{t('levels.group.work')}</GroupRow>
        {workRows
          .map((field) => workRow(t, field, editing, settings))
          .filter(isShown)
          .map(shown)}
      </tbody>
    </table>
  )
}

/** Whether the levels in use have different values, or one is changed. */
function isDifferent({ valueIn, isChanged }: Row, columns: readonly Column[]): boolean {
  const used = columns.filter(({ level }) => level.retired_at === null)
  return (
    new Set(used.map(({ values }) => JSON.stringify(valueIn(values)))).size > 1 ||
    columns.some(({ changes }) => changes.some(isChanged))
  )
}

function rightRow(t: TFunction, right: Right, editing: Editing): Row {
  return {
    name: right,
    head: (
      <>
        {t(`levels.right.${right}`)}
        <code className={styles.code}>{rightCode(right)}</code>
      </>
    ),
    valueIn: ({ rights }) => rights.includes(right),
    isChanged: (change) => change.field === 'right' && change.right === right,
    cell: ({ level, values }, isTabStop) => (
      <RightCell
        right={right}
        level={level}
        values={values}
        isTabStop={isTabStop}
        onEdit={(part) => editing.edit(level, part)}
      />
    ),
  }
}

function workRow(
  t: TFunction,
  field: (typeof workRows)[number],
  editing: Editing,
  settings: LevelSettings,
): Row {
  const Cell = workCells[field]
  return {
    name: field,
    head: t(`levels.${field}`),
    valueIn: (values) => values[field],
    isChanged: (change) => change.field === field,
    cell: ({ level, values }, isTabStop) => (
      <Cell
        level={level}
        values={values}
        settings={settings}
        isTabStop={isTabStop}
        onEdit={(part) => editing.edit(level, part)}
      />
    ),
  }
}

type HeadProps = Pick<Props, 'onChosen' | 'onMenu'> & { column: Column; isChosen: boolean }

function LevelHead({ column: { level, stored, values, changes }, isChosen, onChosen, onMenu }: HeadProps) {
  return (
    <th
      scope="col"
      data-chosen={isChosen || undefined}
      data-retired={level.retired_at !== null || undefined}
      data-changed={changes.some(({ field }) => field === 'name') || undefined}
    >
      <button
        type="button"
        className={styles.level}
        aria-haspopup="menu"
        onFocus={() => onChosen(level.id)}
        onClick={(event) => onMenu(level, event.currentTarget)}
      >
        <span>{level.id}</span> <b>{values.name}</b>
        <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
      </button>
      <LevelReach level={stored} />
    </th>
  )
}

type RowProps = Pick<Props, 'chosen' | 'onChosen'> & {
  row: Row
  columns: readonly Column[]
  tabStop: string
}

function MatrixRow({ row, columns, chosen, tabStop, onChosen }: RowProps) {
  return (
    <tr>
      <th scope="row">{row.head}</th>
      {columns.map((column) => {
        const { level, changes } = column
        const key = cellKey(row.name, level.id)
        return (
          <td
            key={level.id}
            data-cell={key}
            data-chosen={level.id === chosen || undefined}
            data-retired={level.retired_at !== null || undefined}
            data-changed={changes.some(row.isChanged) || undefined}
            onFocus={() => onChosen(level.id)}
          >
            {row.cell(column, tabStop === key)}
          </td>
        )
      })}
    </tr>
  )
}

const workCells = {
  message_types: MessageTypesCell,
  segments: SegmentsCell,
  history_size: HistoryCell,
}

const cellKey = (row: string, level: number) => `${row} ${level}`
const groupRow = (group: keyof typeof rightGroups, place: number) => String(rightGroups[group][place])

function GroupRow({ columns, children }: { columns: number; children: string }) {
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={columns}>
        {children}
      </th>
    </tr>
  )
}
