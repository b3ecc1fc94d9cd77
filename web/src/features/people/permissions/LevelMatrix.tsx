import { IconChevronDown } from '@tabler/icons-react'
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

/** Levels across, rights and what they work on down. Arrow keys move between the cells. */
export function LevelMatrix(props: Props) {
  const { levels, editing, settings, chosen, onlyDifferences, onChosen, onMenu } = props
  const { t } = useTranslation()
  const shown = levels.map((level) => {
    const seen = editing.seenOf(level)
    const values = edited(seen, editing.editOf(level))
    return { level: seen, stored: level, values, changes: changesBetween(seen, values) }
  })
  const { tabStop, table } = useCellKeys(cellKey(groupRow('chats', 0), chosen))
  const used = shown.filter(({ level }) => level.retired_at === null)
  const isShown = (of: (values: LevelValues) => unknown, isChanged: (change: LevelChange) => boolean) =>
    !onlyDifferences ||
    new Set(used.map(({ values }) => JSON.stringify(of(values)))).size > 1 ||
    shown.some(({ changes }) => changes.some(isChanged))

  type Cell = (column: (typeof shown)[number], isTabStop: boolean) => ReactNode
  const row = (name: string, head: ReactNode, isChanged: (change: LevelChange) => boolean, cell: Cell) => (
    <tr key={name}>
      <th scope="row">{head}</th>
      {shown.map((column) => {
        const { level, changes } = column
        const key = cellKey(name, level.id)
        return (
          <td
            key={level.id}
            data-cell={key}
            data-chosen={level.id === chosen || undefined}
            data-retired={level.retired_at !== null || undefined}
            data-changed={changes.some(isChanged) || undefined}
            onFocus={() => onChosen(level.id)}
          >
            {cell(column, tabStop === key)}
          </td>
        )
      })}
    </tr>
  )

  return (
    <table className={styles.matrix} {...table} aria-label={t('levels.matrix')}>
      <thead>
        <tr>
          <th scope="col">{t('levels.right_head')}</th>
          {shown.map(({ level, stored, values, changes }) => (
            <th
              key={level.id}
              scope="col"
              data-chosen={level.id === chosen || undefined}
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
          ))}
        </tr>
      </thead>
      <tbody>
        {groupNames.map((group) => {
          const rows = rightGroups[group].filter((right) =>
            isShown(
              ({ rights }) => rights.includes(right),
              (change) => change.field === 'right' && change.right === right,
            ),
          )
          return (
            rows.length > 0 && (
              <Fragment key={group}>
                <GroupRow columns={shown.length + 1}>{t(`levels.group.${group}`)}</GroupRow>
                {rows.map((right) =>
                  row(
                    right,
                    <>
                      {t(`levels.right.${right}`)}
                      <code className={styles.code}>{rightCode(right)}</code>
                    </>,
                    (change) => change.field === 'right' && change.right === right,
                    ({ level, values }, isTabStop) => (
                      <RightCell
                        right={right}
                        level={level}
                        values={values}
                        isTabStop={isTabStop}
                        onEdit={(part) => editing.edit(level, part)}
                      />
                    ),
                  ),
                )}
              </Fragment>
            )
          )
        })}
        <GroupRow columns={shown.length + 1}>{t('levels.group.work')}</GroupRow>
        {workRows
          .filter((field) =>
            isShown(
              (values) => values[field],
              (change) => change.field === field,
            ),
          )
          .map((field) => {
            const Cell = workCells[field]
            return row(
              field,
              t(`levels.${field}`),
              (change) => change.field === field,
              ({ level, values }, isTabStop) => (
                <Cell
                  level={level}
                  values={values}
                  settings={settings}
                  isTabStop={isTabStop}
                  onEdit={(part) => editing.edit(level, part)}
                />
              ),
            )
          })}
      </tbody>
    </table>
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
